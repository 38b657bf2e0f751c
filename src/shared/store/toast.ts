import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '@/shared/config/paths';

/** A button on the toast, which dispatches. */
export interface ToastAction {
  label: string;
  dispatch: UnknownAction;
  /** Selects what has the focus then; else the page's heading. */
  focus?: string;
}

export interface Toast {
  id: string;
  message: string;
  variant: 'success' | 'error' | 'info';
  action?: ToastAction;
  /** A link on the toast, to another page of the shop. */
  link?: { label: string; to: string };
  /** What it is about: a later one takes its place, and it goes once that is settled. */
  topic?: string;
}

interface ToastState {
  queue: Toast[];
}

const initialState: ToastState = { queue: [] };

function drop(state: ToastState, goes: (toast: Toast) => boolean): void {
  state.queue = state.queue.filter((toast) => !goes(toast));
}

/** `Toasts` puts on the screen what stands here. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState,
  reducers: {
    toastRequested: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (state, { payload }: PayloadAction<Toast>) => {
        drop(state, ({ topic }) => topic !== undefined && topic === payload.topic);
        state.queue.push(payload);
      },
    },
    toastClosed: (state, { payload }: PayloadAction<string>) =>
      drop(state, ({ id }) => id === payload),
    topicSettled: (state, { payload }: PayloadAction<string>) =>
      drop(state, ({ topic }) => topic === payload),
  },
  selectors: { selectToasts: (state) => state.queue },
});

export const { toastRequested, toastClosed, topicSettled } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;

export const successToast = (message: string, action?: ToastAction) =>
  toastRequested({ message, variant: 'success', ...(action && { action }) });
/** @param count how many lines */
export const addedToast = (count = 1) =>
  toastRequested({
    message: count === 1 ? 'Item added to cart!' : `${String(count)} products added to cart!`,
    variant: 'success',
    link: { label: 'View cart', to: paths.cart.to() },
  });
export const errorToast = (message: string, more?: Pick<Toast, 'topic'>) =>
  toastRequested({ message, variant: 'error', ...more });
