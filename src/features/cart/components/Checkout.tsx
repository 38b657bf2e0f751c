import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePageEvent } from '@/shared/analytics/usePageEvent';
import { paths } from '@/shared/config/paths';
import type { CartLine, FetchFreshLines } from '@/shared/contract/cart';
import type { Delivery } from '@/shared/contract/delivery';
import { getOwnerNames } from '@/shared/contract/signedInUser';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { useAppSelector, useAppStore } from '@/shared/store/storeHooks';
import { usePageHead } from '@/shared/navigation/pageHead';
import { now } from '@/shared/timing/clock';
import { wait } from '@/shared/timing/wait';
import { PageHeading } from '@/shared/ui/PageHeading';
import { TwoColumns } from '@/shared/ui/TwoColumns';
import { sendsOrdersDirectly } from '../cartApi';
import { selectBuyNow, selectCheckoutLines, selectIsBuyNowUnreadable } from '../cartSlice';
import { describeCartChanges } from '../lineChanges';
import { createLineFields } from '../lineEvents';
import { getMinimumProblems } from '../minimumProblems';
import { saveOrder } from '../saveOrder';
import type { PlacedOrder } from '../placedOrder';
import { useSendOrder } from '../useSendOrder';
import type { Shop } from '../useSendOrder';
import { usePriceCheck } from '../usePriceCheck';
import { AcceptChanges } from './AcceptChanges';
import { ChangesNotice } from './ChangesNotice';
import { CheckoutForm, doubleClickGuardMs } from './CheckoutForm';
import { EmptyCart } from './EmptyCart';
import { MinimumNotice } from './MinimumNotice';
import { OrderConfirmation } from './OrderConfirmation';
import { OrderSummary } from './OrderSummary';
import { RepeatedOrderNotice } from './RepeatedOrderNotice';
import { UnreadableBuyNow } from './UnreadableBuyNow';

const whenAborted = (signal: AbortSignal) =>
  new Promise<undefined>((resolve) => signal.addEventListener('abort', () => resolve(undefined)));

interface CheckoutProps {
  user: SignedInUser | undefined;
  /** React key of the form, which changes when another person takes the user's place. */
  formKey: number;
  shop: Shop;
  revalidateCartLines: FetchFreshLines;
  /** Content below the message that there is nothing to order. */
  whenEmpty: ReactNode;
}

export function Checkout({ user, formKey, shop, revalidateCartLines, whenEmpty }: CheckoutProps) {
  const [searchParams] = useSearchParams();
  const navigate = useNavigate();
  const lines = useAppSelector(selectCheckoutLines);
  const isBuyNow = useAppSelector(selectBuyNow) !== null;
  const isBuyNowLineUnreadable = useAppSelector(selectIsBuyNowUnreadable);
  const [blockedCount, setBlockedCount] = useState(0);
  /** An equal order of the last minutes, about which the shopper was asked. */
  const [recentOrder, setRecentOrder] = useState<PlacedOrder>();
  /** The lines at a press of PLACE ORDER, if the cart changed before the order was saved. */
  const [linesAtPress, setLinesAtPress] = useState<readonly CartLine[]>();
  const store = useAppStore();
  const orderSending = useSendOrder();
  const { changes, unchecked, isRechecking, recheckIfOld } = usePriceCheck(
    lines,
    revalidateCartLines,
  );

  const minimumProblems = getMinimumProblems(lines);

  const reference = searchParams.get('order');
  usePageEvent('begin_checkout', reference ? undefined : 'Checkout', () => createLineFields(lines));
  const title = reference ? `Order ${reference}` : 'Checkout';
  usePageHead({ title, chatTopic: reference ? title : undefined });
  if (reference)
    return (
      <OrderConfirmation
        reference={reference}
        user={user}
        shop={shop}
        orderSending={orderSending}
      />
    );

  const placeOrder = async (delivery: Delivery, signal: AbortSignal) => {
    const pressedAt = now();
    const stop = (equalOrder?: PlacedOrder) => {
      setRecentOrder(equalOrder);
      setBlockedCount((count) => count + 1);
      return false;
    };
    const guardPromise = wait(doubleClickGuardMs, signal);
    const priceCheck = await Promise.race([recheckIfOld(), whenAborted(signal)]);
    await guardPromise;
    if (!priceCheck || signal.aborted) return false;
    const linesNow = selectCheckoutLines(store.getState());
    if (describeCartChanges(linesAtPress ?? lines, linesNow).length > 0) {
      setLinesAtPress(linesAtPress ?? lines);
      return stop();
    }
    if (priceCheck.changes.length > 0 || minimumProblems.size > 0) return stop();
    const checkedLines = lines.map((line) =>
      priceCheck.unchecked.includes(line) ? { ...line, isUnchecked: true } : line,
    );
    const source = isBuyNow ? 'buyNow' : 'cart';
    const savedOrder = await saveOrder(
      { owner: getOwnerNames(user)[0], lines: checkedLines, source, delivery },
      { pressedAt, confirmedReference: recentOrder?.reference, signal },
    );
    if (!savedOrder) return false;
    if ('recentOrder' in savedOrder) return stop(savedOrder.recentOrder);
    const { reference: newReference } = savedOrder;
    void navigate(paths.placeOrder.to(newReference), { replace: true });
    orderSending.placeOrder(newReference);
    return true;
  };

  return (
    <>
      <PageHeading>Checkout</PageHeading>
      {isBuyNowLineUnreadable ? (
        <UnreadableBuyNow />
      ) : lines.length === 0 ? (
        <>
          <EmptyCart />
          {whenEmpty}
        </>
      ) : (
        <TwoColumns>
          <OrderSummary lines={lines} isBuyNow={isBuyNow} />
          <CheckoutForm
            key={formKey}
            lines={lines}
            user={user}
            onPlaceOrder={placeOrder}
            isCheckingPrices={isRechecking}
            nextStepText={
              sendsOrdersDirectly()
                ? `This sends your order to ${shop.name}. We will call you to confirm it.`
                : `On the next page you can send the order to ${shop.name}, on WhatsApp or directly from the page.`
            }
          >
            <MinimumNotice lines={lines} blockedCount={blockedCount} />
            <ChangesNotice
              title="Your cart has changed since you pressed PLACE ORDER"
              changes={linesAtPress ? describeCartChanges(linesAtPress, lines) : []}
              blockedCount={blockedCount}
              onAccept={() => setLinesAtPress(undefined)}
            />
            <AcceptChanges changes={changes} blockedCount={blockedCount} />
            {recentOrder && <RepeatedOrderNotice order={recentOrder} blockedCount={blockedCount} />}
            {unchecked.length > 0 && (
              <Typography color="textSecondary">
                {`Some prices could not be checked just now. ${shop.name} will confirm them by phone.`}
              </Typography>
            )}
          </CheckoutForm>
        </TwoColumns>
      )}
    </>
  );
}
