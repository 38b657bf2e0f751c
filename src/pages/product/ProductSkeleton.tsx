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
        images={
          <Skeleton
            variant="rounded"
            sx={{ aspectRatio: { xs: '4 / 3', sm: '1' }, height: 'auto' }}
          />
        }
        head={
          <>
            <Skeleton variant="rounded" height={40} />
            <Skeleton width={160} height={44} />
            <Skeleton variant="rounded" height={64} sx={{ mb: 2 }} />
          </>
        }
        details={
          <>
            <Skeleton width="60%" height={44} sx={{ mb: 4 }} />
            {[1, 2, 3].map((row) => (
              <Skeleton key={row} variant="rounded" height={56} sx={{ mb: 1 }} />
            ))}
            <Skeleton variant="rounded" height={44} sx={{ mt: 4 }} />
          </>
        }
        // Keeps the content below the product outside the first screen, where it can move
        // unnoticed.
        belowContent={<Box sx={{ minHeight: '100vh' }} />}
      />
    </div>
  );
}
