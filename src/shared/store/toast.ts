import { createSlice, nanoid } from '@reduxjs/toolkit';
import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit';
import { paths } from '@/shared/config/paths';

export interface Toast {
  id: string;
  message: string;
  variant: 'success' | 'error' | 'info';
  /** A button on the toast; pressing it dispatches the action. */
  action?: {
    label: string;
    dispatch: UnknownAction;
    /** Selects what has the focus then; else the page's heading. */
    focus?: string;
  };
  /** A link on the toast, to another page of the shop. */
  link?: { label: string; to: string };
  /** What it is about: a later one takes its place, and it goes once that is settled. */
  topic?: string;
  /** Not a word of the page, with which all others go. */
  outlivesPage?: boolean;
  /** When it came on the screen, in ms of the page's clock. */
  shownAt?: number;
}

/** A toast that is younger when its page is left was not read yet, in ms. */
const readingTime = 1000;

interface ToastState {
  queue: Toast[];
}

const initialState: ToastState = { queue: [] };

function drop(state: ToastState, goes: (toast: Toast) => boolean): void {
  if (state.queue.some(goes)) state.queue = state.queue.filter((toast) => !goes(toast));
}

/** Toasts that wait or show; the lazy `Toaster`, which brings notistack, puts on the screen what stands here. */
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
    toastShown: {
      prepare: (id: string) => ({ payload: { id, now: performance.now() } }),
      reducer: (state, { payload }: PayloadAction<{ id: string; now: number }>) => {
        const toast = state.queue.find(({ id }) => id === payload.id);
        if (toast) toast.shownAt = payload.now;
      },
    },
    toastClosed: (state, { payload }: PayloadAction<string>) =>
      drop(state, ({ id }) => id === payload),
    topicSettled: (state, { payload }: PayloadAction<string>) =>
      drop(state, ({ topic }) => topic === payload),
    pageLeft: {
      prepare: () => ({ payload: performance.now() }),
      reducer: (state, { payload: now }: PayloadAction<number>) =>
        drop(
          state,
          ({ outlivesPage, shownAt = now }) => !outlivesPage && now - shownAt > readingTime,
        ),
    },
  },
  selectors: { selectToasts: (state) => state.queue },
});

export const { toastRequested, toastShown, toastClosed, topicSettled, pageLeft } =
  toastSlice.actions;
export const { selectToasts } = toastSlice.selectors;

export const successToast = (message: string, action?: Toast['action']) =>
  toastRequested({ message, variant: 'success', ...(action && { action }) });
/** @param count how many lines */
export const addedToast = (count = 1) =>
  toastRequested({
    message: count === 1 ? 'Item added to cart!' : `${String(count)} products added to cart!`,
    variant: 'success',
    link: { label: 'View cart', to: paths.cart.to() },
  });
export const errorToast = (message: string, more?: Pick<Toast, 'topic' | 'outlivesPage'>) =>
  toastRequested({ message, variant: 'error', ...more });
