import { createAction } from '@reduxjs/toolkit';

/** The order with this reference has left for the supplier, for the first time and in whichever way. */
export const orderSubmitted = createAction<string>('orders/handedOff');
