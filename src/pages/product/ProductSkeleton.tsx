import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { ProductLayout } from './ProductLayout';

export function ProductSkeleton() {
  return (
    <div role="status" aria-label="Loading the product" data-testid="product-skeleton">
      <VisuallyHidden component="h1">Product</VisuallyHidden>
      <Skeleton height={44} sx={{ maxWidth: 320, mb: 1 }} />
      <ProductLayout
        images={<Skeleton variant="rounded" sx={{ aspectRatio: '1', height: 'auto' }} />}
        head={
          <>
            <Skeleton width={160} />
            <Skeleton variant="rounded" height={40} sx={{ mt: 2, mb: 6.5 }} />
            <Skeleton variant="rounded" height={136} sx={{ mb: 3 }} />
          </>
        }
        details={
          <>
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" sx={{ mb: 4 }} />
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 1 }} />
            ))}
            <Skeleton variant="rounded" height={44} sx={{ mt: 4 }} />
          </>
        }
        // What is below waits beyond the first screen, where it can move unseen.
        below={<Box sx={{ minHeight: '100vh' }} />}
      />
    </div>
  );
}
