import { RecentlyViewed } from '@/features/catalog/lists/components/RecentlyViewed';
import { RelatedProducts } from '@/features/catalog/product/components/RelatedProducts';
import type { ProductDetail } from '@/shared/contract/product';
import { Reveal } from '@/shared/ui/Reveal';

export const MoreProducts = ({ product }: { product: ProductDetail }) => (
  <>
    <Reveal>
      <RelatedProducts product={product} />
    </Reveal>
    <Reveal>
      <RecentlyViewed excludedId={product.productId} />
    </Reveal>
  </>
);
