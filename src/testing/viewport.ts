const originalMatchMedia = window.matchMedia;

/**
 * Answers media queries as a screen of this width (in CSS pixels) would, until the test ends. jsdom
 * has no screen.
 */
export function setViewport(width: number, { reducedMotion = false } = {}): void {
  window.matchMedia = (query) => {
    const parseEms = (pattern: RegExp, defaultEms: number) =>
      Number(pattern.exec(query)?.[1] ?? defaultEms);
    const minWidth = 16 * parseEms(/min-width:\s*([\d.]+)em/, 0);
    const maxWidth = 16 * parseEms(/max-width:\s*([\d.]+)em/, Infinity);
    const matches = query.includes('prefers-')
      ? reducedMotion && query.includes('motion')
      : width >= minWidth && width <= maxWidth;
    return Object.assign(originalMatchMedia.call(window, query), { matches });
  };
}

afterEach(() => {
  window.matchMedia = originalMatchMedia;
});
