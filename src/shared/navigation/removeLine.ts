import { flushSync } from 'react-dom';
import { focusPageHeading } from './focusPageHeading';

/**
 * Removes an entry of a list, such as a cart line, together with its Remove button. The focus moves
 * to the next button marked `data-remove`, or to the page heading.
 * @param index position of the entry in the list; -1 moves the focus to the page heading
 * @param scope selector of the element that contains the list
 */
export function removeLine(index: number, remove: () => void, scope = 'main'): void {
  flushSync(remove);
  const buttons = document.querySelectorAll<HTMLElement>(`${scope} [data-remove]`);
  const nextButton = buttons[Math.min(index, buttons.length - 1)];
  if (nextButton) nextButton.focus();
  else focusPageHeading();
}
