import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { selectUser } from '@/features/auth/authSlice';
import { selectLines } from '@/features/cart/cartSlice';
import { AcceptChanges } from '@/features/cart/components/AcceptChanges';
import { EmptyCart } from '@/features/cart/components/EmptyCart';
import { ProForma } from '@/features/cart/components/ProForma';
import { usePlacedOrders } from '@/features/cart/placedOrders';
import { rememberedDelivery } from '@/features/cart/rememberedDelivery';
import { usePriceCheck } from '@/features/cart/usePriceCheck';
import { useGetHeadOfficeQuery } from '@/features/content/contentApi';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { paths } from '@/shared/config/paths';
import { useAppSelector } from '@/shared/store/storeHooks';
import { usePageHead } from '@/shared/navigation/pageHead';
import { EmptyState } from '@/shared/ui/EmptyState';
import { PageContainer } from '@/shared/ui/PageContainer';
import { now } from '@/shared/timing/clock';
import { PageHeading } from '@/shared/ui/PageHeading';
import { useFreshLines } from './useFreshLines';

/** `/pro-forma`: the cart at today's prices, or with `?order=` a placed order as it stands, on paper. */
export default function ProFormaPage() {
  const [search] = useSearchParams();
  const reference = search.get('order');
  usePageHead({ title: 'Pro-forma' });
  return (
    <PageContainer>
      <PageHeading>Pro-forma</PageHeading>
      {reference === null ? <OfCart /> : <OfOrder key={reference} reference={reference} />}
    </PageContainer>
  );
}

function useCompany() {
  const { name, cellNo, email } = useClientInfo();
  const { data: office } = useGetHeadOfficeQuery();
  return { name, lines: [office?.locationAddress ?? '', cellNo, email] };
}

function OfCart() {
  const company = useCompany();
  const user = useAppSelector(selectUser);
  const lines = useAppSelector(selectLines);
  const { changes } = usePriceCheck(lines, useFreshLines());
  const [date] = useState(now);
  if (lines.length === 0) return <EmptyCart />;
  const known = rememberedDelivery(user?.userId ?? '');
  return (
    <ProForma
      date={date}
      company={company}
      lines={lines}
      customer={{
        ...known,
        name: known?.fullName ?? user?.name ?? '',
        phone: known?.phone ?? user?.mobile ?? '',
        address: [known?.address, known?.city].filter(Boolean).join(', '),
      }}
    >
      <AcceptChanges changes={changes} />
    </ProForma>
  );
}

function OfOrder({ reference }: { reference: string }) {
  const company = useCompany();
  const order = usePlacedOrders().find((candidate) => candidate.reference === reference);
  if (!order)
    return (
      <EmptyState
        text="This order is not on this device: orders are kept only where they were placed."
        link={{ to: paths.orders.to(), children: 'My Orders' }}
      />
    );
  const { fullName, address, city, ...others } = order.delivery;
  return (
    <ProForma
      reference={reference}
      date={order.placedAt}
      company={company}
      lines={order.lines}
      customer={{ ...others, name: fullName, address: `${address}, ${city}` }}
    />
  );
}
