/**
 * Moves the focus to the page heading, for example when the focused element disappears.
 * @returns whether the heading has the focus
 */
export function focusPageHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('[data-page-heading]');
  heading?.focus({ preventScroll: true });
  return heading !== null && document.activeElement === heading;
}
