/** Puts the focus on the page's heading, where what had it goes away. @returns whether it is there */
export function focusPageHeading(): boolean {
  const heading = document.querySelector<HTMLElement>('[data-page-heading]');
  heading?.focus({ preventScroll: true });
  return heading !== null && document.activeElement === heading;
}
