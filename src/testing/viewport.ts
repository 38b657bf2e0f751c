const original = window.matchMedia;

/** Answers media queries like a screen of this width until the test ends. jsdom has no screen. */
export function setViewport(width: number, { reducedMotion = false } = {}): void {
  window.matchMedia = (query) => {
    const ems = (bound: RegExp, otherwise: number) => Number(bound.exec(query)?.[1] ?? otherwise);
    const least = 16 * ems(/min-width:\s*([\d.]+)em/, 0);
    const most = 16 * ems(/max-width:\s*([\d.]+)em/, Infinity);
    const matches = query.includes('prefers-')
      ? reducedMotion && query.includes('motion')
      : width >= least && width <= most;
    return Object.assign(original.call(window, query), { matches });
  };
}

afterEach(() => {
  window.matchMedia = original;
});
