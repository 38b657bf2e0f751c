import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '@/shared/config/paths';
import { formatCounted } from '@/shared/format/formatCounted';

/** A button on the toast that dispatches an action. */
export interface ToastAction {
  label: string;
  dispatchedAction: UnknownAction;
  /** Selector of the element that gets the focus afterwards. By default, it is the page heading. */
  focusSelector?: string | undefined;
}

export interface Toast {
  id: string;
  message: string;
  variant: 'success' | 'error' | 'info';
  action?: ToastAction;
  /** A link on the toast to another page of the shop. */
  link?: { label: string; to: string };
  /**
   * What the toast is about. A later toast with the same topic replaces this toast. `topicSettled`
   * removes it.
   */
  topic?: string;
}

/** The toasts that the `Toasts` component shows. */
export const toastSlice = createSlice({
  name: 'toast',
  initialState: [] as Toast[],
  reducers: {
    toastRequested: {
      prepare: (toast: Omit<Toast, 'id'>) => ({ payload: { ...toast, id: nanoid() } }),
      reducer: (toasts, { payload }: PayloadAction<Toast>) => [
        ...toasts.filter(({ topic }) => topic === undefined || topic !== payload.topic),
        payload,
      ],
    },
    toastClosed: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ id }) => id !== payload),
    topicSettled: (toasts, { payload }: PayloadAction<string>) =>
      toasts.filter(({ topic }) => topic !== payload),
  },
  selectors: { selectToasts: (toasts) => toasts },
});

export const { toastRequested, toastClosed, topicSettled } = toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;

/**
 * @param undoAction action of an undo button
 * @param focusSelector selector of the element that gets the focus after undoing
 */
export const showSuccess = (message: string, undoAction?: UnknownAction, focusSelector?: string) =>
  toastRequested({
    message,
    variant: 'success',
    ...(undoAction && { action: { label: 'Undo', dispatchedAction: undoAction, focusSelector } }),
  });
/**
 * @param count how many products, or items named by `noun`, were added
 * @param cartFullText text about items that the cart cannot hold
 */
export const showAdded = (count: number, cartFullText = '', noun = 'product') => {
  const addedMessage =
    count === 1 ? 'Item added to cart!' : `${formatCounted(count, noun)} added to cart!`;
  return toastRequested({
    message: [count > 0 && addedMessage, cartFullText].filter(Boolean).join(' '),
    variant: cartFullText ? 'info' : 'success',
    link: { label: 'View cart', to: paths.cart.to() },
  });
};
export const showError = (message: string, options?: Pick<Toast, 'topic'>) =>
  toastRequested({ message, variant: 'error', ...options });
