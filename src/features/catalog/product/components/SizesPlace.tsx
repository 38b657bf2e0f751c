import { inBrowser } from '@/shared/browser/inBrowser';
import { useNear } from '@/shared/timing/useNear';
import { lazyPart } from '@/shared/ui/lazyPart';

const Sizes = lazyPart(async () => (await import('./Sizes')).Sizes, {
  loading: () => null,
  // Few products have any.
  failed: () => null,
});

/** Not in prerendered pages: the app that takes them over has no list yet, and would take it away again. */
export function SizesPlace({ productId }: { productId: string }) {
  const { ref, near } = useNear();
  return <div ref={ref}>{near && inBrowser && <Sizes productId={productId} />}</div>;
}
