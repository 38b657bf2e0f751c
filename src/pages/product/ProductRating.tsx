import Box from '@mui/material/Box';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyPart } from '@/shared/ui/lazyPart';

const RatingLink = lazyPart(
  async () =>
    (await import(/* webpackChunkName: "rating" */ '@/features/reviews/components/RatingLink'))
      .RatingLink,
  { loading: () => null, failed: () => null },
);

interface ProductRatingProps {
  productId: string;
  onOpen: () => void;
}

/** Keeps the line of the rating, which comes once the first screen is done. */
export function ProductRating({ productId, onOpen }: ProductRatingProps) {
  const idle = useIdle();
  return (
    <Box sx={{ minHeight: 44, mb: 1 }}>
      {idle && <RatingLink productId={productId} onOpen={onOpen} />}
    </Box>
  );
}
