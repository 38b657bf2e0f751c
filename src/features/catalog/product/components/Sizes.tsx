import { useNear } from '@/shared/timing/useNear';
import { lazyPart } from '@/shared/ui/lazyPart';

const SizeLinks = lazyPart(async () => (await import('./SizeLinks')).SizeLinks, {
  loading: () => null,
  // Few products have any.
  failed: () => null,
});

export function Sizes({ productId }: { productId: string }) {
  const { ref, near } = useNear();
  return <div ref={ref}>{near && <SizeLinks productId={productId} />}</div>;
}
