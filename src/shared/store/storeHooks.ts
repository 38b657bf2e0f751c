import type { Action, ThunkDispatch, WithSlice } from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import type { baseApi } from '@/shared/api/baseApi';
import type { toastSlice } from './toast';

/**
 * The state of the store. Each feature's slice adds its own part beside its definition:
 * `declare module '@/shared/store/storeHooks' { interface RootState extends WithSlice<typeof cartSlice> {} }`;
 * `app/store.ts` proves that the real store has all of it.
 */
export interface RootState extends WithSlice<typeof baseApi>, WithSlice<typeof toastSlice> {}

export type AppDispatch = ThunkDispatch<RootState, unknown, Action>;

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
