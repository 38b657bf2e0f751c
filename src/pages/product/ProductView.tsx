import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Gallery } from '@/features/catalog/product/components/Gallery';
import { ProductRating } from '@/features/reviews/components/ProductRating';
import { paths } from '@/shared/config/paths';
import type { ProductDetail } from '@/shared/contract/product';
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs';
import { PageHeading } from '@/shared/ui/PageHeading';
import { ProductDetails } from './ProductDetails';
import { HeadPart, ImagesPart, ProductLayout, StickyImages } from './ProductLayout';
import type { TabsHandle } from './ProductTabs';

interface ProductViewProps {
  product: ProductDetail;
  reviews?: ReactNode;
}

export function ProductView({ product, reviews }: ProductViewProps) {
  const { productName: name, productCategoryName: category } = product;
  const tabs = useRef<TabsHandle>(null);

  return (
    <>
      <Breadcrumbs
        trail={[
          { name: 'Home', to: paths.home.to() },
          { name: 'Products', to: paths.products.to() },
        ]}
        current={name}
      />
      <ProductLayout>
        <ImagesPart>
          <StickyImages>
            <Gallery
              images={product.productImageRequests.map(({ productImageURL }) => productImageURL)}
              name={name}
            />
          </StickyImages>
        </ImagesPart>
        <HeadPart>
          <CategoryLinks category={category} subCategory={product.productSubCategoryName} />
          <PageHeading sx={{ mb: 0 }}>{name}</PageHeading>
          <ProductRating
            productId={product.productId}
            onOpen={() => tabs.current?.leadTo('reviews')}
          />
        </HeadPart>
        <ProductDetails product={product} reviews={reviews} tabs={tabs} />
      </ProductLayout>
    </>
  );
}

function CategoryLinks({ category, subCategory }: { category: string; subCategory: string }) {
  const links = [
    { name: category, to: paths.products.to({ category }) },
    { name: subCategory, to: paths.products.to({ subcategory: subCategory }) },
  ].filter(({ name }) => name);
  if (links.length === 0) return null;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        typography: 'overline',
        '& > * + *::before': { content: '"·" / ""', mr: 1, color: 'text.secondary' },
      }}
    >
      {links.map(({ name, to }) => (
        <Box key={to} component="span" sx={{ lineHeight: '44px' }}>
          <Link component={RouterLink} to={to} sx={{ display: 'inline-block' }}>
            {name}
          </Link>
        </Box>
      ))}
    </Box>
  );
}
