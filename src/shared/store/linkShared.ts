import { createAction } from '@reduxjs/toolkit';

/** The shopper has shared the address of a page. */
export const linkShared = createAction<string>('links/shared');
