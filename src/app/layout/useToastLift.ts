import { useEffect } from 'react';
import { liftOver } from './toastLift';

/** Totals and what is pressed to buy. Over an open dialog, its own buttons. */
const onPage = '[data-keep-clear]';
const inDialog = '.MuiDialog-paper :is(button, a)';

function lift(): void {
  const toasts = document.querySelector<HTMLElement>('.notistack-SnackbarContainer');
  if (!toasts) return;
  // Where they stand unlifted.
  const { offsetTop, offsetHeight, offsetWidth } = toasts;
  const left = (document.documentElement.clientWidth - offsetWidth) / 2;
  const box = { top: offsetTop, bottom: offsetTop + offsetHeight, left, right: left + offsetWidth };
  const buttons = [...document.querySelectorAll(inDialog)];
  const kept = buttons.length > 0 ? buttons : [...document.querySelectorAll(onPage)];
  const over = liftOver(
    box,
    kept.map((element) => element.getBoundingClientRect()),
  );
  toasts.style.translate = `0 ${String(-over)}px`;
}

/** While toasts show: they rise above what they must not cover, wherever the page is scrolled to. */
export function useToastLift(isShowing: boolean): void {
  useEffect(() => {
    if (!isShowing) return undefined;
    lift();
    const whenChanged = new MutationObserver(lift);
    whenChanged.observe(document.body, { childList: true, subtree: true });
    const whenResized = new ResizeObserver(lift);
    whenResized.observe(document.body);
    window.addEventListener('scroll', lift, { capture: true, passive: true });
    window.addEventListener('resize', lift);
    return () => {
      whenChanged.disconnect();
      whenResized.disconnect();
      window.removeEventListener('scroll', lift, { capture: true });
      window.removeEventListener('resize', lift);
    };
  }, [isShowing]);
}
