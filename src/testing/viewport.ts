const originalMatchMedia = window.matchMedia;

let viewport = { width: 0, reducedMotion: false };
const mediaQueryLists = new Set<MediaQueryList>();

function matchesViewport(query: string): boolean {
  const parseEms = (pattern: RegExp, defaultEms: number) =>
    Number(pattern.exec(query)?.[1] ?? defaultEms);
  const minWidth = 16 * parseEms(/min-width:\s*([\d.]+)em/, 0);
  const maxWidth = 16 * parseEms(/max-width:\s*([\d.]+)em/, Infinity);
  return query.includes('prefers-')
    ? viewport.reducedMotion && query.includes('motion')
    : viewport.width >= minWidth && viewport.width <= maxWidth;
}

/**
 * Answers media queries as a screen of this width (in CSS pixels) would, until the test ends. jsdom
 * has no screen. A second call changes the screen of a component that is already rendered.
 */
export function setViewport(width: number, { reducedMotion = false } = {}): void {
  viewport = { width, reducedMotion };
  window.matchMedia = (query) => {
    const list = originalMatchMedia.call(window, query);
    Object.defineProperty(list, 'matches', { get: () => matchesViewport(query) });
    mediaQueryLists.add(list);
    return list;
  };
  for (const list of mediaQueryLists) list.dispatchEvent(new Event('change'));
}

afterEach(() => {
  window.matchMedia = originalMatchMedia;
  mediaQueryLists.clear();
});
