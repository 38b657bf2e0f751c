import { inBrowser } from '@/shared/browser/inBrowser';

/** What a link or control is known by, in the static page as in the app's. */
const keyOf = (element: Element) =>
  [
    element.tagName,
    element.getAttribute('href'),
    element.getAttribute('name'),
    element.getAttribute('aria-label'),
  ].join(' ');

/** The element of the app's page that stands where this one of the static page does. */
function twinOf(element: Element, page: Element, root: Element): HTMLElement | undefined {
  const alike = (within: Element) =>
    [...within.querySelectorAll<HTMLElement>(element.tagName)].filter(
      (other) => keyOf(other) === keyOf(element),
    );
  return alike(root)[alike(page).findIndex((other) => other === element)];
}

/** As if typed: React hears of a value through the field's own setter and event. */
function type(field: HTMLInputElement, text: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Whether a page with its content stands there: one that was prerendered, for this address. */
export const hasContent = (): boolean =>
  inBrowser &&
  document.getElementById('static-page') !== null &&
  document.documentElement.dataset['plain'] === undefined;

const staticEnd = 'static-end';

/**
 * Takes the static page away, once the app stands in its place; what was typed and what had the focus goes over. Its
 * end, far below, stays until `endTakenOver`.
 */
export function takeOver(root: Element): void {
  const page = document.getElementById('static-page');
  if (!page) return;
  for (const field of page.querySelectorAll<HTMLInputElement>('input[name]:not([inert])')) {
    const twin = field.value !== '' && twinOf(field, page, root);
    if (twin instanceof HTMLInputElement) type(twin, field.value);
  }
  const { activeElement } = document;
  if (activeElement && page.contains(activeElement)) {
    const twin = twinOf(activeElement, page, root);
    twin?.focus({ preventScroll: true });
    if (twin instanceof HTMLInputElement && activeElement instanceof HTMLInputElement) {
      const { selectionStart, selectionEnd } = activeElement;
      // React writes the value once more when it has drawn what it heard, which moves the caret.
      queueMicrotask(() => twin.setSelectionRange(selectionStart, selectionEnd));
    }
  }
  const end = hasContent() && page.querySelector('[data-page-end]');
  if (end) {
    end.id = staticEnd;
    root.after(end);
  }
  page.remove();
  if (!end) endTakenOver();
}

/** For the frame in which the app's own end of the page stands there. */
export function endTakenOver(): void {
  document.getElementById(staticEnd)?.remove();
  document.getElementById('static-styles')?.remove();
}
