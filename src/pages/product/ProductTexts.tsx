import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Specification } from '@/features/catalog/product/components/Specification';
import { getProductDescription } from '@/features/catalog/product/productDescription';
import { getProductHead } from '@/features/catalog/product/productHead';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import type { ProductDetail } from '@/shared/contract/product';
import { usePageHead } from '@/shared/navigation/pageHead';
import { HtmlContent } from '@/shared/ui/HtmlContent';
import { TabbedContent } from '@/shared/ui/TabbedContent';
import { ProductReviews } from './ProductReviews';
import { useTabInUrl } from './useTabInUrl';

/** Sets the head of a product page, with the description. */
export function ProductHead({ product }: { product: ProductDetail }) {
  const head = useMemo(
    () => ({ ...getProductHead(product), description: getProductDescription(product) }),
    [product],
  );
  usePageHead(head);
  return null;
}

export const ProductDescription = ({ html }: { html: string }) => (
  <Box sx={{ mt: 1, color: 'text.secondary' }}>
    <HtmlContent html={html} />
  </Box>
);

export function ProductTabs({ product }: { product: ProductDetail }) {
  const { tabInUrl, openTab } = useTabInUrl();
  const activeTab = useVisitorValue(tabInUrl, '');
  return (
    <TabbedContent
      label="About this product"
      value={activeTab}
      onChange={openTab}
      tabs={[
        {
          id: 'specification',
          label: 'Specification',
          panel: <Specification html={product.productSpecText} />,
        },
        {
          id: 'reviews',
          label: 'Reviews',
          panel: <ProductReviews productId={product.productId} />,
        },
      ]}
    />
  );
}
