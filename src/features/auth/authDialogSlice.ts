import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface AuthDialogState {
  isOpen: boolean;
  /**
   * Closing the dialog keeps this value, so that the content does not switch while the dialog
   * closes.
   */
  view: 'login' | 'signup';
  /**
   * Explains a login dialog that the visitor did not ask for. `email` fills in the form if the
   * e-mail is known.
   */
  notice?: string;
  email?: string;
  /**
   * Number of pending calls to the identity provider. While calls are pending, the shop ignores the
   * changes that the provider's listener reports.
   */
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
