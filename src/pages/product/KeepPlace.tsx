import Box from '@mui/material/Box';
import type { ProductDetail } from '@/shared/contract/product';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyPart } from '@/shared/ui/lazyPart';

const KeepButtons = lazyPart(
  async () => (await import('@/features/catalog/lists/components/KeepButtons')).KeepButtons,
  { loading: () => null, failed: () => null },
);

/** Keeps the line of the buttons, which come once the first screen is done. */
export function KeepPlace({ product }: { product: ProductDetail }) {
  const idle = useIdle();
  return <Box sx={{ minHeight: 44, mt: 1 }}>{idle && <KeepButtons product={product} />}</Box>;
}
