import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { Specification } from '@/features/catalog/product/components/Specification';
import { getProductDescription } from '@/features/catalog/product/productDescription';
import { getProductHead } from '@/features/catalog/product/productHead';
import type { ProductDetail } from '@/shared/contract/product';
import { usePageHead } from '@/shared/navigation/pageHead';
import { HtmlContent } from '@/shared/ui/HtmlContent';
import { TabbedContent } from '@/shared/ui/TabbedContent';
import { ProductReviews } from './ProductReviews';

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

interface ProductTabsProps {
  product: ProductDetail;
  activeTab: string;
  onOpenTab: (tabId: string) => void;
}

export const ProductTabs = ({ product, activeTab, onOpenTab }: ProductTabsProps) => (
  <TabbedContent
    label="About this product"
    value={activeTab}
    onChange={onOpenTab}
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
