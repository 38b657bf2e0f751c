import { createAction } from '@reduxjs/toolkit';

/** The address of one of the shop's pages was passed on. */
export const linkShared = createAction<string>('links/shared');
