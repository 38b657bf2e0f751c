import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Fragment, memo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addToCart } from '@/features/cart/addToCart';
import { getItemCount } from '@/features/cart/cartLines';
import { buyNowStarted, selectLines } from '@/features/cart/cartSlice';
import { ProductActions } from '@/features/catalog/lists/components/ProductActions';
import { Gallery } from '@/features/catalog/product/components/Gallery';
import { KeyFact } from '@/features/catalog/product/components/KeyFact';
import { PurchasePanel } from '@/features/catalog/product/components/PurchasePanel';
import { formatPriceEach, formatPriceRange } from '@/features/catalog/product/packValue';
import { findPicture } from '@/features/catalog/product/picture';
import { useProductEvent } from '@/features/catalog/productEvents';
import { isForSale } from '@/features/catalog/product/purchase';
import { readChoice } from '@/features/catalog/product/useChoice';
import { AskLinks } from '@/features/content/components/AskLinks';
import { ServiceNotes } from '@/features/content/components/ServiceNotes';
import { formatEnquiryLine } from '@/features/content/enquiryText';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { ProductRating } from '@/features/reviews/components/ProductRating';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import { paths } from '@/shared/config/paths';
import type { ProductDetail } from '@/shared/contract/product';
import { getWhatsAppUrl } from '@/shared/format/whatsApp';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { BreadcrumbTrail } from '@/shared/ui/BreadcrumbTrail';
import { lazyWithRetry, renderNothingOptions } from '@/shared/ui/lazyWithRetry';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Reveal } from '@/shared/ui/Reveal';
import { WhenNear } from '@/shared/ui/WhenNear';
import { ProductDescription, ProductTabs } from './lazyTexts';
import { ProductLayout } from './ProductLayout';
import { useArrival } from './useArrival';
import { useScrollToTabs } from './useTabInUrl';

const SizeLinks = lazyWithRetry(
  async () => (await import('@/features/catalog/product/components/SizeLinks')).SizeLinks,
  renderNothingOptions,
);

/** Placeholder of about the height of a grid of related products. */
const MoreProductsPlaceholder = () => (
  <Box sx={{ minHeight: { xs: 'calc(150vw + 552px)', sm: 'calc(67vw + 370px)', lg: 458 } }} />
);

const MoreProducts = lazyWithRetry(async () => (await import('./MoreProducts')).MoreProducts, {
  renderLoading: MoreProductsPlaceholder,
});

const trail = [
  { name: 'Home', to: paths.home.to() },
  { name: 'Products', to: paths.products.to() },
];

/** Memoised, because a refetch of the same product renders the page around it twice. */
export const ProductView = memo(function ProductView({ product }: { product: ProductDetail }) {
  const { productId, productName: name } = product;
  useProductEvent(product);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const arrivalText = useArrival();
  const queryString = useVisitorValue(useLocation().search, '');
  const { tabInUrl, tabsRef, openAndScrollTo } = useScrollToTabs();
  const countInCart = useAppSelector((state) =>
    getItemCount(selectLines(state).filter((line) => line.productId === productId)),
  );

  return (
    <>
      <BreadcrumbTrail trail={trail} pageName={name} />
      <ProductLayout
        images={
          <Gallery
            images={product.productImageRequests.map(({ productImageURL }) => productImageURL)}
            name={name}
            selectedIndex={findPicture(product, readChoice(queryString, product).options)}
          />
        }
        head={
          <>
            <PageHeading sx={({ typography }) => ({ ...typography.h2, mb: 0 })}>{name}</PageHeading>
            <ProductRating
              productId={productId}
              isListOpen={tabInUrl === 'reviews'}
              onOpen={() => openAndScrollTo('reviews')}
            />
            <ProductPrice product={product} />
            <KeyFact html={product.productSpecText} />
          </>
        }
        details={
          <>
            {isForSale(product) ? (
              <PurchasePanel
                product={product}
                countInCart={countInCart}
                arrivalText={arrivalText}
                onAddToCart={(lines) => dispatch(addToCart(lines, 1))}
                onBuyNow={(line) => {
                  dispatch(buyNowStarted(line));
                  void navigate(paths.placeOrder.to());
                }}
              >
                {(askedItems) => (
                  <AskLinks productName={name} lines={askedItems.map(formatEnquiryLine)} />
                )}
              </PurchasePanel>
            ) : (
              <>
                <AskForPrice name={name} />
                <AskLinks productName={name} />
              </>
            )}
            <ProductActions product={product} />
            <CategoryLinks product={product} />
            {product.productDescription && <ProductDescription html={product.productDescription} />}
            <ServiceNotes />
            <WhenNear>
              <SizeLinks productId={productId} />
            </WhenNear>
          </>
        }
        belowContent={
          <>
            <Box ref={tabsRef} sx={{ mt: { xs: 5, md: 8 } }}>
              <Reveal>
                <ProductTabs product={product} />
              </Reveal>
            </Box>
            <WhenNear placeholder={<MoreProductsPlaceholder />}>
              <MoreProducts product={product} />
            </WhenNear>
          </>
        }
      />
    </>
  );
});

/** Shows the price per piece, followed by the price of a pack. */
function ProductPrice({ product }: { product: ProductDetail }) {
  const priceEach = formatPriceEach(product);
  const priceRange = formatPriceRange(product);
  if (!priceRange) return null;
  const packPriceText = `${priceRange} a pack`;
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 0.5 }}
    >
      <Typography color="secondary" sx={{ fontSize: '1.375rem', fontWeight: 700 }}>
        {priceEach ?? packPriceText}
      </Typography>
      {priceEach && <Typography color="textSecondary">{packPriceText}</Typography>}
    </Box>
  );
}

function CategoryLinks({ product }: { product: ProductDetail }) {
  const { productCategoryName: category, productSubCategoryName: subcategory } = product;
  const linkNames = Object.entries({ category, subcategory }).filter(([, name]) => name);
  return (
    <Typography variant="overline" component="div" sx={{ lineHeight: '44px' }}>
      {linkNames.map(([level, name], index) => (
        <Fragment key={level}>
          {index > 0 && (
            <Box component="span" aria-hidden sx={{ mx: 1, color: 'text.secondary' }}>
              ·
            </Box>
          )}
          <Link dir="auto" href={paths.products.to({ [level]: name })}>
            {name}
          </Link>
        </Fragment>
      ))}
    </Typography>
  );
}

function AskForPrice({ name }: { name: string }) {
  const { cellNo } = useClientInfo();
  const chatUrl = getWhatsAppUrl(cellNo, `Hello, what is the price of ${name}?`);
  const enquiryPath = paths.contact.to(`Price of ${name}`);
  return (
    <Card sx={{ p: 3 }}>
      <Typography sx={{ mb: 2 }}>The price of this product is available on request.</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {chatUrl && (
          <Button variant="contained" href={chatUrl} target="_blank" rel="noopener noreferrer">
            Ask for price
          </Button>
        )}
        <Button variant={chatUrl ? 'outlined' : 'contained'} href={enquiryPath}>
          <span>{chatUrl ? 'Send an enquiry' : 'Ask for price'}</span>
        </Button>
      </Box>
    </Card>
  );
}
