import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import { isComposing } from '@/shared/browser/isComposing';

/**
 * Closes a popup beside its button on Escape, on a click elsewhere, or when Tab moves the focus
 * out. If the focus was in the popup, Escape returns it to the button.
 */
export function useDismiss(isOpen: boolean, close: () => void) {
  // A listener for `pointerdown` would be too early: a link must navigate before closing removes
  // the popup's history entry.
  const containerRef = useClickOutside<HTMLDivElement>(close, ['click'], undefined, isOpen);
  const findPopupButton = () =>
    containerRef.current?.querySelector<HTMLElement>('[aria-expanded=true]');
  const dismiss = () => {
    if (containerRef.current?.contains(document.activeElement)) findPopupButton()?.focus();
    close();
  };
  useWindowEvent('keydown', (event) => {
    if (isOpen && event.key === 'Escape' && !isComposing(event)) dismiss();
  });
  useWindowEvent('keyup', (event) => {
    const hasFocusLeft = !findPopupButton()?.parentElement?.contains(document.activeElement);
    if (isOpen && event.key === 'Tab' && !isComposing(event) && hasFocusLeft) close();
  });
  return { containerRef, dismiss };
}
