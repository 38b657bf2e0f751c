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
  pendingProviderCalls: number;
}

const initialState: AuthDialogState = { isOpen: false, view: 'login', pendingProviderCalls: 0 };

export const authDialogSlice = createSlice({
  name: 'authDialog',
  initialState,
  reducers: {
    authDialogOpened: (
      { pendingProviderCalls },
      { payload }: PayloadAction<Pick<AuthDialogState, 'view' | 'notice' | 'email'>>,
    ) => ({ isOpen: true, pendingProviderCalls, ...payload }),
    authDialogClosed: (state) => {
      state.isOpen = false;
    },
    providerCalled: (state) => {
      state.pendingProviderCalls += 1;
    },
    providerSettled: (state) => {
      state.pendingProviderCalls -= 1;
    },
  },
  selectors: { selectAuthDialog: (state) => state },
});

export const { authDialogOpened, authDialogClosed, providerCalled, providerSettled } =
  authDialogSlice.actions;
export const { selectAuthDialog } = authDialogSlice.selectors;
