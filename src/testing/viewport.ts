const original = window.matchMedia;

/** Answers media queries as a screen of this width would, until the test ends. jsdom itself knows no screen. */
export function setViewport(width: number, { reducedMotion = false } = {}): void {
  window.matchMedia = (query) => {
    const least = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
    const most = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity);
    const matches = query.includes('prefers-reduced-motion')
      ? reducedMotion
      : width >= least && width <= most;
    return Object.assign(original.call(window, query), { matches });
  };
}

afterEach(() => {
  window.matchMedia = original;
});
