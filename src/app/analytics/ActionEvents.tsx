import { addListener } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { authApi } from '@/features/auth/authApi';
import { signedIn } from '@/features/auth/authSlice';
import { getLineKey } from '@/features/cart/cartLines';
import { linesSwapped, selectLines } from '@/features/cart/cartSlice';
import { createLineFields } from '@/features/cart/lineEvents';
import { orderSubmitted } from '@/features/cart/orderSubmitted';
import { findOrder } from '@/features/cart/placedOrders';
import { contentApi } from '@/features/content/contentApi';
import { sendEvent } from '@/shared/analytics/sendEvent';
import type { CartLine } from '@/shared/contract/cart';
import { decodeProductId } from '@/shared/navigation/productId';
import { linkShared } from '@/shared/store/linkShared';
import { useAppDispatch } from '@/shared/store/storeHooks';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { findPage } from '../pages';

const listen = addListener.withTypes<RootState, AppDispatch>();

const getLoginMethod = ({ authDialog }: RootState) =>
  authDialog.pendingProviderCallCount > 0 ? 'social' : 'email';

/**
 * Returns the cart lines that have a higher quantity in `lines` than in `otherLines`. Their
 * quantity is the difference.
 */
function getAddedLines(lines: readonly CartLine[], otherLines: readonly CartLine[]): CartLine[] {
  const quantityByLineKey = new Map(otherLines.map((line) => [getLineKey(line), line.quantity]));
  return lines.flatMap((line) => {
    const quantity = line.quantity - (quantityByLineKey.get(getLineKey(line)) ?? 0);
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

function sendLines(event: string, lines: readonly CartLine[]): void {
  const fields = createLineFields(lines);
  if (fields) sendEvent(event, fields);
}

/**
 * Listeners that report shoppers' actions to the owner's analytics, without personal data. Names
 * and fields are those of Google's e-commerce events, which other tools also accept.
 */
const listeners = [
  listen({
    actionCreator: orderSubmitted,
    effect: ({ payload: reference }) => {
      const lines = findOrder(reference)?.lines ?? [];
      sendEvent('purchase', { transaction_id: reference, ...createLineFields(lines) });
    },
  }),

  listen({
    actionCreator: linkShared,
    effect: ({ payload: address }) => {
      const { path, routeParams: { Id, id } = {} } = findPage(new URL(address).pathname) ?? {};
      const item_id = Id ? decodeProductId(Id) : id;
      sendEvent('share', { content_type: path?.split('/')[1], item_id });
    },
  }),

  listen({
    actionCreator: signedIn,
    effect: ({ payload }, { getState, getOriginalState }) => {
      const method = getLoginMethod(getState());
      // A renewed login, or a session found at the identity provider, is not a new login.
      const isFoundSession = payload.response.identityEmail && method === 'email';
      if (!getOriginalState().auth.authUser && !isFoundSession) sendEvent('login', { method });
    },
  }),

  listen({
    matcher: authApi.endpoints.signUp.matchFulfilled,
    effect: (_action, { getState }) => sendEvent('sign_up', { method: getLoginMethod(getState()) }),
  }),

  listen({
    matcher: contentApi.endpoints.sendEnquiry.matchFulfilled,
    effect: () => sendEvent('generate_lead'),
  }),

  listen({
    // Other tabs report their own changes.
    predicate: (_action, state, stateBefore) =>
      selectLines(state) !== selectLines(stateBefore) && !document.hidden,
    effect: (action, { getState, getOriginalState }) => {
      // Lines that leave the cart because an order was placed are not reported as removed.
      if (linesSwapped.match(action) && action.payload[1].length === 0) return;
      const [lines, linesBefore] = [selectLines(getState()), selectLines(getOriginalState())];
      sendLines('add_to_cart', getAddedLines(lines, linesBefore));
      sendLines('remove_from_cart', getAddedLines(linesBefore, lines));
    },
  }),
];

/** Reports shoppers' actions while it is rendered. */
export function ActionEvents() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const stopFunctions = listeners.map((listener) => dispatch(listener));
    return () => stopFunctions.forEach((stopListening) => stopListening());
  }, [dispatch]);
  return null;
}
