import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { buyNowStarted, linesAdded } from '@/features/cart/cartSlice';
import { KeepButtons } from '@/features/catalog/lists/components/KeepButtons';
import { RecentlyViewed } from '@/features/catalog/lists/components/RecentlyViewed';
import { AskForPrice } from '@/features/catalog/product/components/AskForPrice';
import { PurchasePanel } from '@/features/catalog/product/components/PurchasePanel';
import { RelatedProducts } from '@/features/catalog/product/components/RelatedProducts';
import { Sizes } from '@/features/catalog/product/components/Sizes';
import { isForSale } from '@/features/catalog/product/purchase';
import { AskLinks } from '@/features/content/components/AskLinks';
import { ServiceNotes } from '@/features/content/components/ServiceNotes';
import { enquiryLine } from '@/features/content/enquiryText';
import { useClientInfo } from '@/features/content/useClientInfo';
import { paths } from '@/shared/config/paths';
import type { ProductDetail } from '@/shared/contract/product';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { addedToast } from '@/shared/store/toast';
import { whatsAppUrl } from '@/shared/format/whatsApp';
import { HtmlContent } from '@/shared/ui/HtmlContent';
import { Reveal } from '@/shared/ui/Reveal';
import { BelowPart, DetailsPart } from './ProductLayout';
import { ProductTabs } from './ProductTabs';
import type { TabsHandle } from './ProductTabs';

interface ProductDetailsProps {
  product: ProductDetail;
  reviews?: ReactNode;
  tabs: Ref<TabsHandle>;
}

export function ProductDetails({ product, reviews, tabs }: ProductDetailsProps) {
  const { productName: name, productCategoryName: category } = product;
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return (
    <>
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
              dispatch(linesAdded([line]));
              dispatch(addedToast());
            }}
            onAddAll={(lines) => {
              dispatch(linesAdded(lines));
              dispatch(addedToast());
            }}
            onBuyNow={(line) => {
              dispatch(buyNowStarted(line));
              void navigate(paths.placeOrder.to());
            }}
          >
            {(asked) => <AskLinks about={name} lines={asked ? [enquiryLine(asked)] : []} />}
          </PurchasePanel>
        ) : (
          <>
            <PriceEnquiry name={name} />
            <AskLinks about={name} />
          </>
        )}
        <KeepButtons product={product} />
        <ServiceNotes />
        <Sizes productId={product.productId} />
      </DetailsPart>
      <BelowPart>
        <ProductTabs ref={tabs} specification={product.productSpecText} reviews={reviews} />
        <Reveal>
          <RelatedProducts productId={product.productId} productCategoryName={category} />
        </Reveal>
        <Reveal>
          <RecentlyViewed except={product.productId} />
        </Reveal>
      </BelowPart>
    </>
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
