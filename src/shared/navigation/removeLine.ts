import { flushSync } from 'react-dom';
import { focusPageHeading } from './focusPageHeading';

/**
 * Removes a line of the page's list. Its button goes with it: the focus moves to the next one marked `data-remove`, or
 * to the page's heading. @param index of the line; -1 where the button was not a line's own
 */
export function removeLine(index: number, remove: () => void): void {
  flushSync(remove);
  const buttons = document.querySelectorAll<HTMLElement>('main [data-remove]');
  const next = buttons[Math.min(index, buttons.length - 1)];
  if (next) next.focus();
  else focusPageHeading();
}
