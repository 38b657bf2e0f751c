import { createSlice } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';

interface AuthDialogState {
  isOpen: boolean;
  /**
   * The form in the dialog. The value stays the same when the dialog closes, so that the form does
   * not change during closing.
   */
  view: 'login' | 'signup';
  /** Text that explains why the shop opened the dialog. Absent if the visitor opened it. */
  notice?: string;
  /** Initial value of the form's e-mail field, if the e-mail is known. */
  email?: string;
  /**
   * Number of calls to the identity provider that are not answered yet. While a call is pending,
   * the shop ignores the changes that the provider's listener reports.
   */
  pendingProviderCallCount: number;
}

const initialState: AuthDialogState = { isOpen: false, view: 'login', pendingProviderCallCount: 0 };

export const authDialogSlice = createSlice({
  name: 'authDialog',
  initialState,
  reducers: {
    authDialogOpened: (
      { pendingProviderCallCount },
      { payload }: PayloadAction<Pick<AuthDialogState, 'view' | 'notice' | 'email'>>,
    ) => ({ isOpen: true, pendingProviderCallCount, ...payload }),
    authDialogClosed: (state) => {
      state.isOpen = false;
    },
    providerCalled: (state) => {
      state.pendingProviderCallCount += 1;
    },
    providerSettled: (state) => {
      state.pendingProviderCallCount -= 1;
    },
  },
  selectors: { selectAuthDialog: (state) => state },
});

export const { authDialogOpened, authDialogClosed, providerCalled, providerSettled } =
  authDialogSlice.actions;
export const { selectAuthDialog } = authDialogSlice.selectors;
