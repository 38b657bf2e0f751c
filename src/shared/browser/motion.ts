import { inBrowser } from './inBrowser';

export const prefersReducedMotion = (): boolean =>
  inBrowser && window.matchMedia('(prefers-reduced-motion: reduce)').matches;
