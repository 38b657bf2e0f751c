import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { buyNowStarted, lineAdded } from '@/features/cart/cartSlice';
import { Gallery } from '@/features/catalog/components/Gallery';
import { RelatedProducts } from '@/features/catalog/components/RelatedProducts';
import { isForSale } from '@/features/catalog/purchase';
import { AskLinks } from '@/features/content/components/AskLinks';
import { useClientInfo } from '@/features/content/useClientInfo';
import { paths } from '@/shared/config/paths';
import type { ProductDetail } from '@/shared/contract/product';
import { useAppDispatch } from '@/shared/lib/storeHooks';
import { afterPaint } from '@/shared/lib/afterPaint';
import { whatsAppUrl } from '@/shared/lib/whatsApp';
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs';
import { PageHeading } from '@/shared/ui/PageHeading';
import {
  BelowPart,
  DetailsPart,
  HeadPart,
  ImagesPart,
  ProductLayout,
  StickyImages,
} from './ProductLayout';
import { DetailsSkeleton } from './ProductSkeleton';
import { ProductTabs } from './ProductTabs';

// The sanitiser, the buttons and the fields: asked for once name and image are painted, which need not wait for them.
const HtmlContent = lazy(() =>
  afterPaint(() => import(/* webpackChunkName: "html" */ '@/shared/ui/HtmlContent')).then(
    (module) => ({ default: module.HtmlContent }),
  ),
);
const PurchasePanel = lazy(() =>
  afterPaint(
    () => import(/* webpackChunkName: "purchase" */ '@/features/catalog/components/PurchasePanel'),
  ).then((module) => ({ default: module.PurchasePanel })),
);
const AskForPrice = lazy(() =>
  import(/* webpackChunkName: "ask" */ '@/features/catalog/components/AskForPrice').then(
    (module) => ({ default: module.AskForPrice }),
  ),
);

interface ProductViewProps {
  product: ProductDetail;
  /** The panel of the 'Reviews' tab. */
  reviews?: ReactNode;
}

/** A product in full; joins what the catalogue shows with the cart. */
export function ProductView({ product, reviews }: ProductViewProps) {
  const { productName: name, productCategoryName: category } = product;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();

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
          <PageHeading sx={{ mb: 2 }}>{name}</PageHeading>
        </HeadPart>
        {/* One boundary for both: a description of unknown height must not push away what already shows below. */}
        <Suspense fallback={<DetailsSkeleton />}>
          <DetailsPart>
            {product.productDescription && (
              <Box sx={{ mb: 4, color: 'text.secondary' }}>
                <HtmlContent html={product.productDescription} />
              </Box>
            )}
            {isForSale(product) ? (
              <PurchasePanel
                product={product}
                onAddToCart={(line) => {
                  dispatch(lineAdded(line));
                }}
                onBuyNow={(line) => {
                  dispatch(buyNowStarted(line));
                  void navigate(paths.placeOrder.to());
                }}
              />
            ) : (
              <PriceEnquiry name={name} />
            )}
            <AskLinks about={name} />
          </DetailsPart>
          <BelowPart>
            <ProductTabs specification={product.productSpecText} reviews={reviews} />
            <RelatedProducts productId={product.productId} productCategoryName={category} />
          </BelowPart>
        </Suspense>
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
        <Box key={to} component="span" sx={{ py: 1.5 }}>
          <Link component={RouterLink} to={to} sx={{ py: 1.5 }}>
            {name}
          </Link>
        </Box>
      ))}
    </Box>
  );
}

function PriceEnquiry({ name }: { name: string }) {
  const { cellNo } = useClientInfo();
  return (
    <AskForPrice
      chatUrl={whatsAppUrl(cellNo, `Hello, what is the price of ${name}?`)}
      enquiryPath={paths.contact.to(`Price of ${name}`)}
    />
  );
}
