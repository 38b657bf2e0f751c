import Box from '@mui/material/Box';
import { useState } from 'react';
import { readList } from '@/features/catalog/lists/productLists';
import { useNear } from '@/shared/timing/useNear';
import { lazyPart } from '@/shared/ui/lazyPart';

const RecentlyViewed = lazyPart(
  async () => (await import('@/features/catalog/lists/components/RecentlyViewed')).RecentlyViewed,
  { loading: () => null, failed: () => null },
);

/** Keeps the room of the row, which loads when the shopper comes near, where there is anything to show. */
export function RecentPlace({ productId }: { productId: string }) {
  const { ref, near } = useNear();
  const [isWanted] = useState(() => readList('recent').some((id) => id !== productId));
  if (!isWanted) return null;
  return (
    <Box ref={ref} sx={{ minHeight: { xs: 400, sm: 424, md: 432 } }}>
      {near && <RecentlyViewed except={productId} />}
    </Box>
  );
}
