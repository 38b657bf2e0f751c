import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { TwoColumns } from './TwoColumns';

/** The places that the product's parts will take. */
export function ProductSkeleton() {
  return (
    <Box aria-hidden data-testid="product-skeleton">
      <Skeleton sx={{ maxWidth: 320, mb: { xs: 2, md: 3 } }} />
      <TwoColumns>
        <Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto', borderRadius: 1 }} />
        <div>
          <Skeleton width={160} />
          <Skeleton variant="rounded" height={40} sx={{ my: 2 }} />
          <DetailsSkeleton />
        </div>
      </TwoColumns>
    </Box>
  );
}

/** Description, packs and buttons. */
export function DetailsSkeleton() {
  return (
    <Box aria-hidden>
      <Skeleton />
      <Skeleton />
      <Skeleton width="60%" sx={{ mb: 4 }} />
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 1, borderRadius: 1 }} />
      ))}
      <Skeleton variant="rounded" height={44} sx={{ mt: 4 }} />
    </Box>
  );
}
