import { inBrowser } from '@/shared/browser/inBrowser';
import { useNear } from '@/shared/timing/useNear';
import { lazyPart } from '@/shared/ui/lazyPart';

const SizeLinks = lazyPart(async () => (await import('./SizeLinks')).SizeLinks, {
  loading: () => null,
  // Few products have any.
  failed: () => null,
});

/** Not in prerendered pages: the app that takes them over has no list yet, and would take it away again. */
export function Sizes({ productId }: { productId: string }) {
  const { ref, near } = useNear();
  return <div ref={ref}>{near && inBrowser && <SizeLinks productId={productId} />}</div>;
}
