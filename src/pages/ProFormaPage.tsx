import { Navigate, useSearchParams } from 'react-router-dom';
import { selectFormKey, selectUser } from '@/features/auth/authSlice';
import { selectLines } from '@/features/cart/cartSlice';
import { BestSellers } from '@/features/catalog/grid/components/BestSellers';
import { AcceptChanges } from '@/features/cart/components/AcceptChanges';
import { EmptyCart } from '@/features/cart/components/EmptyCart';
import { ProForma } from '@/features/cart/components/ProForma';
import { isOrderReadable, isOrderVisible } from '@/features/cart/placedOrder';
import { usePlacedOrders } from '@/features/cart/placedOrders';
import { readRememberedDelivery } from '@/features/cart/rememberedDelivery';
import { usePriceCheck } from '@/features/cart/usePriceCheck';
import { useGetHeadOfficeQuery } from '@/features/content/contentApi';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { getStorageOwner } from '@/shared/contract/signedInUser';
import { useAppSelector } from '@/shared/store/storeHooks';
import { usePageHead } from '@/shared/navigation/pageHead';
import { PageContainer } from '@/shared/ui/PageContainer';
import { useNow } from '@/shared/timing/useNow';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useRevalidateCartLines } from '@/features/catalog/product/useRevalidateCartLines';

export const heading = 'Pro-forma';

/**
 * Shows a pro-forma invoice of the cart at today's prices. With `?order=`, it shows the invoice of
 * a placed order with that order's date and prices.
 */
export default function ProFormaPage() {
  const [searchParams] = useSearchParams();
  const reference = searchParams.get('order');
  usePageHead({ title: heading });
  return (
    <PageContainer>
      <PageHeading>{heading}</PageHeading>
      {reference === null ? (
        <CartProForma />
      ) : (
        <OrderProForma key={reference} reference={reference} />
      )}
    </PageContainer>
  );
}

function useCompany() {
  const { name, cellNo, email } = useClientInfo();
  const { data: office } = useGetHeadOfficeQuery();
  const lines = [office?.locationAddress ?? '', cellNo, email];
  return { cellNo, company: { name, lines } };
}

function CartProForma() {
  const companyProps = useCompany();
  const user = useAppSelector(selectUser);
  const formKey = useAppSelector(selectFormKey);
  const lines = useAppSelector(selectLines);
  const { changes } = usePriceCheck(lines, useRevalidateCartLines());
  const date = useNow();
  if (lines.length === 0) {
    return (
      <>
        <EmptyCart />
        <BestSellers />
      </>
    );
  }
  const userDetails = { fullName: user?.name ?? '', phone: user?.mobile ?? '' };
  return (
    <ProForma
      key={formKey}
      date={date}
      {...companyProps}
      lines={lines}
      customer={{ ...userDetails, ...readRememberedDelivery(getStorageOwner(user)) }}
    >
      <AcceptChanges changes={changes} />
    </ProForma>
  );
}

function OrderProForma({ reference }: { reference: string }) {
  const companyProps = useCompany();
  const order = usePlacedOrders().find((candidate) => candidate.reference === reference);
  const user = useAppSelector(selectUser);
  // If the order cannot be shown, the page of the order explains why.
  if (!order || !isOrderVisible(order, user) || !isOrderReadable(order))
    return <Navigate to={paths.placeOrder.to(reference)} replace />;
  return (
    <ProForma
      reference={reference}
      date={order.placedAt}
      {...companyProps}
      lines={order.lines}
      customer={order.delivery}
    />
  );
}
