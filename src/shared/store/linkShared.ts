import { createAction } from '@reduxjs/toolkit';

/** Dispatched when the shopper has shared the address of a page. */
export const linkShared = createAction<string>('links/shared');
