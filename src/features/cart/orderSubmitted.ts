import { createAction } from '@reduxjs/toolkit';

/**
 * Dispatched with an order's reference when the order is passed to the supplier for the first time,
 * by any means.
 */
export const orderSubmitted = createAction<string>('orders/submitted');
