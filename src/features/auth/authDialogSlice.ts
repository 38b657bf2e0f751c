import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction, WithSlice } from '@reduxjs/toolkit';

export type AuthDialogView = 'login' | 'signup';

interface AuthDialogState {
  isOpen: boolean;
  /** Stays when the dialog closes, so that it does not change while it goes. */
  view: AuthDialogView;
  /** Why the visitor is asked to log in, if it was not the visitor who asked to, and as whom, if that is known. */
  notice?: string;
  email?: string;
}

const initialState: AuthDialogState = { isOpen: false, view: 'login' };

export const authDialogSlice = createSlice({
  name: 'authDialog',
  initialState,
  reducers: {
    authDialogOpened: (_state, { payload: view }: PayloadAction<AuthDialogView>) => ({
      isOpen: true,
      view,
    }),
    loginRequested: (_state, { payload }: PayloadAction<{ email: string; notice?: string }>) => ({
      isOpen: true,
      view: 'login',
      ...payload,
    }),
    authDialogClosed: (state) => {
      state.isOpen = false;
    },
  },
  selectors: { selectAuthDialog: (state) => state },
});

export const { authDialogOpened, loginRequested, authDialogClosed } = authDialogSlice.actions;
export const { selectAuthDialog } = authDialogSlice.selectors;

declare module '@/shared/store/storeHooks' {
  interface RootState extends WithSlice<typeof authDialogSlice> {}
}
