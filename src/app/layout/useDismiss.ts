import { useClickOutside, useWindowEvent } from '@mantine/hooks';

/**
 * For what opens beside its button: Escape, a press elsewhere and leaving it with Tab close it. Where the focus would be
 * lost, the button has it then.
 */
export function useDismiss(isOpen: boolean, close: () => void) {
  // Not as the press begins: a link that is pressed leads on before the history entry of what is open goes.
  const area = useClickOutside<HTMLDivElement>(close, ['click'], undefined, isOpen);
  const button = () => area.current?.querySelector<HTMLElement>('[aria-expanded=true]');
  const dismiss = () => {
    if (area.current?.contains(document.activeElement)) button()?.focus();
    close();
  };
  useWindowEvent('keydown', ({ key }) => {
    if (isOpen && key === 'Escape') dismiss();
  });
  useWindowEvent('keyup', ({ key }) => {
    const isLeft = !button()?.parentElement?.contains(document.activeElement);
    if (isOpen && key === 'Tab' && isLeft) close();
  });
  return { area, dismiss };
}
