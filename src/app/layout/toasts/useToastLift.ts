import { useMutationObserverTarget, useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import { onHeightChange } from '@/shared/timing/onHeightChange';
import { liftOver } from './toastLift';

const onPage = '[data-keep-clear]';
/** Where the keyboard is; not in a toast. */
const focused = '#root :focus-visible';
/** Of an open dialog all that can be read, or where it fills the screen at least what is pressed. */
const dialogText = '.MuiDialog-paper :is(h2, p, label, input, button, a)';
const dialogButtons = '.MuiDialog-paper :is(button, a)';

const boxesOf = (selector: string) =>
  Array.from(document.querySelectorAll(selector), (element) => element.getBoundingClientRect());

function lift(): void {
  const toasts = document.querySelector<HTMLElement>('.notistack-SnackbarContainer');
  // Not away from under a press, which would be lost: it moves the focus, too.
  if (!toasts || toasts.matches(':active')) return;
  // Where they stand unlifted.
  const { offsetTop, offsetHeight, offsetWidth } = toasts;
  const left = (document.documentElement.clientWidth - offsetWidth) / 2;
  const box = { top: offsetTop, bottom: offsetTop + offsetHeight, left, right: left + offsetWidth };
  const kept = document.querySelector(dialogText)
    ? [dialogText, dialogButtons]
    : [`${onPage}, ${focused}`, onPage];
  const lifts = kept.map((selector) => liftOver(box, boxesOf(selector)));
  const over = lifts.find((by) => by !== undefined) ?? 0;
  toasts.style.translate = `0 ${String(-over)}px`;
}

const anywhere = { childList: true, subtree: true };
const capturing = { capture: true, passive: true };

/** While toasts show: they rise above what they must not cover, wherever the page is scrolled to. */
export function useToastLift(isShowing: boolean): void {
  useEffect(() => (isShowing ? onHeightChange(lift) : undefined), [isShowing]);
  useMutationObserverTarget(lift, anywhere, isShowing ? document.body : null);
  useWindowEvent('scroll', lift, capturing);
  useWindowEvent('resize', lift);
  useWindowEvent('focusin', lift);
}
