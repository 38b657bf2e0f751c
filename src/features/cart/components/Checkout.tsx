import Typography from '@mui/material/Typography';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { AskFreshLines } from '@/shared/contract/cart';
import type { Delivery } from '@/shared/contract/delivery';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { usePageHead } from '@/shared/navigation/pageHead';
import { PageHeading } from '@/shared/ui/PageHeading';
import { usePlaceOrderMutation } from '../cartApi';
import { buyNowEnded, selectBuyNow, selectCheckoutLines } from '../cartSlice';
import type { Shop } from '../useSendOrder';
import { usePriceCheck } from '../usePriceCheck';
import { AcceptChanges } from './AcceptChanges';
import { CheckoutForm } from './CheckoutForm';
import { EmptyCart } from './EmptyCart';
import { OrderConfirmation } from './OrderConfirmation';
import { OrderSummary } from './OrderSummary';
import { TwoColumns } from './TwoColumns';

interface CheckoutProps {
  user: SignedInUser | undefined;
  shop: Shop;
  askFreshLines: AskFreshLines;
}

export function Checkout({ user, shop, askFreshLines }: CheckoutProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const lines = useAppSelector(selectCheckoutLines);
  const isBuyNow = useAppSelector(selectBuyNow) !== null;
  const [placeOrder] = usePlaceOrderMutation();
  const isPlacing = useRef(false);
  const [heldUp, setHeldUp] = useState(0);
  const { changes, unchecked, settle } = usePriceCheck(lines, askFreshLines);

  const reference = search.get('order');
  usePageHead({ title: reference ? `Order ${reference}` : 'Checkout' });
  useEffect(() => {
    // Not before its order shows: the checkout would have lost its line.
    if (reference) dispatch(buyNowEnded());
  }, [reference, dispatch]);
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
    const placed = await placeOrder({
      lines: lines.map((line) =>
        settled.unchecked.includes(line) ? { ...line, isUnchecked: true } : line,
      ),
      source: isBuyNow ? 'buyNow' : 'cart',
      delivery,
    }).unwrap();
    void navigate(paths.placeOrder.to(placed), { replace: true });
    return true;
  };

  return (
    <>
      <PageHeading>Checkout</PageHeading>
      {lines.length === 0 ? (
        <EmptyCart />
      ) : (
        <TwoColumns>
          <OrderSummary lines={lines} isBuyNow={isBuyNow} />
          <CheckoutForm user={user} onPlace={place}>
            <AcceptChanges changes={changes} heldUp={heldUp} />
            {unchecked.length > 0 && (
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
