import { createAction } from '@reduxjs/toolkit';

/** Dispatched with an order's reference when it leaves for the supplier for the first time, in any way. */
export const orderSubmitted = createAction<string>('orders/submitted');
