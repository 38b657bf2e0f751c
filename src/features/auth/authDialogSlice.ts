import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface AuthDialogState {
  isOpen: boolean;
  /** Stays when the dialog closes, so that it does not change while it goes. */
  view: 'login' | 'signup';
  /** Why the visitor is asked to log in, if it was not the visitor who asked to, and as whom, if that is known. */
  notice?: string;
  email?: string;
  /** Calls of the identity provider that are under way: until they are settled, what its listener hears is not. */
  providerCalls: number;
}

const initialState: AuthDialogState = { isOpen: false, view: 'login', providerCalls: 0 };

export const authDialogSlice = createSlice({
  name: 'authDialog',
  initialState,
  reducers: {
    authDialogOpened: (
      { providerCalls },
      { payload }: PayloadAction<Pick<AuthDialogState, 'view' | 'notice' | 'email'>>,
    ) => ({ isOpen: true, providerCalls, ...payload }),
    authDialogClosed: (state) => {
      state.isOpen = false;
    },
    providerCalled: (state) => {
      state.providerCalls += 1;
    },
    providerSettled: (state) => {
      state.providerCalls -= 1;
    },
  },
  selectors: { selectAuthDialog: (state) => state },
});

export const { authDialogOpened, authDialogClosed, providerCalled, providerSettled } =
  authDialogSlice.actions;
export const { selectAuthDialog } = authDialogSlice.selectors;
