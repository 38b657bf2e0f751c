import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';

export interface Toast {
  id: string;
  message: string;
  variant: 'success' | 'error' | 'info';
  /** A button on the toast; pressing it dispatches the action. */
  action?: { label: string; dispatch: UnknownAction };
}

/** Toasts waiting to be shown; the lazy `Toaster` takes them over, which brings notistack. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: { queue: [] as Toast[] },
  reducers: {
    toastRequested: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        state.queue.push(payload);
      },
    },
    toastTaken: (state, { payload: id }: PayloadAction<string>) => {
      state.queue = state.queue.filter((toast) => toast.id !== id);
    },
  },
  selectors: { selectToasts: (state) => state.queue },
});

export const { toastRequested, toastTaken } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;

export const successToast = (message: string, action?: Toast['action']) =>
  toastRequested({ message, variant: 'success', ...(action && { action }) });
export const errorToast = (message: string) => toastRequested({ message, variant: 'error' });
