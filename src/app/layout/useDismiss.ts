import { useClickOutside, useWindowEvent } from '@mantine/hooks';
import type { FocusEvent } from 'react';

/**
 * For what opens beside its button: Escape, a press elsewhere and leaving it with Tab close it. Where the focus would be
 * lost, the button has it then.
 */
export function useDismiss(isOpen: boolean, close: () => void) {
  const area = useClickOutside<HTMLElement>(close, ['pointerdown'], undefined, isOpen);
  const dismiss = () => {
    if (area.current?.contains(document.activeElement))
      area.current.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    close();
  };
  useWindowEvent('keydown', ({ key }) => {
    if (isOpen && key === 'Escape') dismiss();
  });
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
  };
  return { area, dismiss, onBlur };
}
