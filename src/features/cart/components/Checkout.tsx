import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messageOf } from '@/shared/api/apiError';
import { paths } from '@/shared/config/paths';
import type { AskFreshLines } from '@/shared/contract/cart';
import type { Delivery } from '@/shared/contract/delivery';
import { useAppSelector } from '@/shared/store/storeHooks';
import { usePageHead } from '@/shared/navigation/pageHead';
import { PageHeading } from '@/shared/ui/PageHeading';
import { usePlaceOrderMutation } from '../cartApi';
import { selectBuyNow, selectCheckoutLines } from '../cartSlice';
import type { Shop } from '../useSendOrder';
import { usePriceCheck } from '../usePriceCheck';
import { AcceptChanges } from './AcceptChanges';
import { CheckoutForm } from './CheckoutForm';
import type { Shopper } from './CheckoutForm';
import { EmptyCart } from './EmptyCart';
import { OrderConfirmation } from './OrderConfirmation';
import { OrderSummary } from './OrderSummary';
import { TwoColumns } from './TwoColumns';

interface CheckoutProps {
  shopper: Shopper;
  shop: Shop;
  askFreshLines: AskFreshLines;
}

export function Checkout({ shopper, shop, askFreshLines }: CheckoutProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const lines = useAppSelector(selectCheckoutLines);
  const isBuyNow = useAppSelector(selectBuyNow) !== null;
  const [placeOrder, { data: placed, error }] = usePlaceOrderMutation();
  const isPlacing = useRef(false);
  const notice = useRef<HTMLDivElement>(null);
  const [heldUp, setHeldUp] = useState(0);
  const { changes, isIncomplete, settle } = usePriceCheck(lines, askFreshLines);

  useEffect(() => {
    if (heldUp > 0) notice.current?.focus();
  }, [heldUp]);

  const reference = search.get('order') ?? placed?.reference;
  usePageHead({ title: reference ? `Order ${reference}` : 'Checkout' });
  if (reference) return <OrderConfirmation reference={reference} shop={shop} />;

  const place = async (delivery: Delivery) => {
    // The second click of two comes before the first has changed anything on the page.
    if (isPlacing.current) return false;
    isPlacing.current = true;
    const settled = await settle();
    if (settled.changes.length > 0) {
      isPlacing.current = false;
      setHeldUp(heldUp + 1);
      return false;
    }
    const source = isBuyNow ? 'buyNow' : 'cart';
    const ordered = lines.map((line) =>
      settled.unchecked.includes(line) ? { ...line, isUnchecked: true } : line,
    );
    const { data: order } = await placeOrder({ lines: ordered, source, delivery });
    if (order) void navigate(paths.placeOrder.to(order.reference), { replace: true });
    else isPlacing.current = false;
    return order !== undefined;
  };

  return (
    <>
      <PageHeading>Checkout</PageHeading>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <TwoColumns>
          <div data-aside>
            <OrderSummary lines={lines} isBuyNow={isBuyNow} />
          </div>
          <CheckoutForm shopper={shopper} onPlace={place} failure={error && messageOf(error)}>
            <AcceptChanges ref={notice} changes={changes} />
            {isIncomplete && (
              <Typography color="textSecondary">
                Some prices could not be checked just now. {shop.name} confirms them by phone.
              </Typography>
            )}
          </CheckoutForm>
        </TwoColumns>
      )}
    </>
  );
}
