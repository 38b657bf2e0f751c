import { Link, useLocation, useNavigate } from 'react-router-dom';
import { addToCart } from '@/features/cart/addToCart';
import { countOf } from '@/features/cart/cartLines';
import { buyNowStarted, selectLines } from '@/features/cart/cartSlice';
import { KeepButtons } from '@/features/catalog/lists/components/KeepButtons';
import { Gallery } from '@/features/catalog/product/components/Gallery';
import { KeyFacts } from '@/features/catalog/product/components/KeyFacts';
import { PurchasePanel } from '@/features/catalog/product/components/PurchasePanel';
import { Specification } from '@/features/catalog/product/components/Specification';
import { priceLine } from '@/features/catalog/product/packValue';
import { pictureOf } from '@/features/catalog/product/picture';
import { isForSale } from '@/features/catalog/product/purchase';
import { readPicked } from '@/features/catalog/product/useChoice';
import { AskLinks } from '@/features/content/components/AskLinks';
import { ServiceNotes } from '@/features/content/components/ServiceNotes';
import { enquiryLine } from '@/features/content/enquiryText';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { ProductRating } from '@/features/reviews/components/ProductRating';
import { paths } from '@/shared/config/paths';
import type { ProductDetail } from '@/shared/contract/product';
import { whatsAppUrl } from '@/shared/format/whatsApp';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { Breadcrumbs } from '@/shared/ui/Breadcrumbs';
import { Button } from '@/shared/ui/Button';
import { HtmlContent } from '@/shared/ui/HtmlContent';
import { lazyPart, orNothing } from '@/shared/ui/lazyPart';
import { PageHeading } from '@/shared/ui/PageHeading';
import { Reveal } from '@/shared/ui/Reveal';
import { Tabs } from '@/shared/ui/Tabs';
import { WhenNear } from '@/shared/ui/WhenNear';
import { ProductLayout } from './ProductLayout';
import { ProductReviews } from './ProductReviews';
import { useTabInUrl } from './useTabInUrl';

const SizeLinks = lazyPart(
  async () => (await import('@/features/catalog/product/components/SizeLinks')).SizeLinks,
  orNothing,
);

const MoreRoom = () => <div className="more-room" />;

const MoreProducts = lazyPart(async () => (await import('./MoreProducts')).MoreProducts, {
  loading: MoreRoom,
});

const trail = [
  { name: 'Home', to: paths.home.to() },
  { name: 'Products', to: paths.products.to() },
];

export function ProductView({ product }: { product: ProductDetail }) {
  const { productId, productName: name } = product;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { place, active, open, leadTo } = useTabInUrl();
  const inCart = useAppSelector((state) =>
    countOf(selectLines(state).filter((line) => line.productId === productId)),
  );

  return (
    <>
      <Breadcrumbs trail={trail} current={name} />
      <ProductLayout>
        <div className="images">
          <Gallery
            images={product.productImageRequests.map(({ productImageURL }) => productImageURL)}
            name={name}
            picked={pictureOf(product, readPicked(search, product).options)}
          />
        </div>
        <div className="head">
          <CategoryLinks product={product} />
          <PageHeading style={{ marginBottom: 0 }}>{name}</PageHeading>
          <ProductRating productId={productId} onOpen={() => leadTo('reviews')} />
          <p style={{ fontWeight: 600 }}>{priceLine(product)}</p>
          <KeyFacts html={product.productSpecText} />
        </div>
        <div className="details">
          {product.productDescription && (
            <div className="muted" style={{ marginBottom: 32 }}>
              <HtmlContent html={product.productDescription} />
            </div>
          )}
          {isForSale(product) ? (
            <PurchasePanel
              product={product}
              inCart={inCart}
              onAddToCart={(lines) => dispatch(addToCart(lines, 1))}
              onBuyNow={(line) => {
                dispatch(buyNowStarted(line));
                void navigate(paths.placeOrder.to());
              }}
            >
              {(asked) => <AskLinks about={name} lines={asked ? [enquiryLine(asked)] : []} />}
            </PurchasePanel>
          ) : (
            <>
              <AskForPrice name={name} />
              <AskLinks about={name} />
            </>
          )}
          <KeepButtons product={product} />
          <ServiceNotes />
          <WhenNear>
            <SizeLinks productId={productId} />
          </WhenNear>
        </div>
        <div className="below">
          <div ref={place} className="about">
            <Reveal>
              <Tabs
                label="About this product"
                value={active}
                onChange={open}
                tabs={[
                  {
                    id: 'specification',
                    label: 'Specification',
                    panel: <Specification html={product.productSpecText} />,
                  },
                  {
                    id: 'reviews',
                    label: 'Reviews',
                    panel: <ProductReviews productId={productId} />,
                  },
                ]}
              />
            </Reveal>
          </div>
          <WhenNear room={<MoreRoom />}>
            <MoreProducts product={product} />
          </WhenNear>
        </div>
      </ProductLayout>
    </>
  );
}

function CategoryLinks({ product }: { product: ProductDetail }) {
  const { productCategoryName: category, productSubCategoryName: subcategory } = product;
  return (
    <div className="categories overline">
      {Object.entries({ category, subcategory }).map(
        ([asked, name]) =>
          name && (
            <span key={asked} dir="auto">
              <Link to={paths.products.to({ [asked]: name })}>{name}</Link>
            </span>
          ),
      )}
    </div>
  );
}

function AskForPrice({ name }: { name: string }) {
  const { cellNo } = useClientInfo();
  const chatUrl = whatsAppUrl(cellNo, `Hello, what is the price of ${name}?`);
  const enquiry = paths.contact.to(`Price of ${name}`);
  return (
    <div className="ask-price">
      <p>The price of this product is given on request.</p>
      <div>
        {chatUrl && (
          <Button variant="contained" href={chatUrl} target="_blank" rel="noopener noreferrer">
            Ask for price
          </Button>
        )}
        <Button variant={chatUrl ? 'outlined' : 'contained'} to={enquiry}>
          {chatUrl ? 'Send an enquiry' : 'Ask for price'}
        </Button>
      </div>
    </div>
  );
}
