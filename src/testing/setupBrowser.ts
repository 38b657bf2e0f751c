import '@testing-library/jest-dom';

import { configure } from '@testing-library/react';

import { retryPolicy } from '@/shared/api/retryPolicy';

import { reportLostText } from './lostText';
import { server } from './mswServer';
import { shopConfig } from './shopConfig';

// On a busy machine, the first mount of Material UI takes longer than the default of one second.
configure({ asyncUtilTimeout: 30_000 });

window.storefrontConfig = shopConfig;

retryPolicy.baseDelay = 1;

reportLostText();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
});

// Handlers are reset before a test and not after it, so that late requests of a page are answered.
beforeEach(() => {
  server.resetHandlers();
});

afterEach(() => {
  server.events.removeAllListeners();
  window.localStorage.clear();
  window.sessionStorage.clear();
  const dataset = document.documentElement.dataset;
  for (const key of Object.keys(dataset)) Reflect.deleteProperty(dataset, key);
});

afterAll(() => {
  server.close();
});

/** Reports every target as fully visible at once, because nothing scrolls in jsdom. */
class InstantIntersectionObserver {
  constructor(private readonly callback: IntersectionObserverCallback) {}

  observe(target: Element): void {
    const entry = { target, isIntersecting: true, intersectionRatio: 1 };
    this.callback([entry as IntersectionObserverEntry], this as unknown as IntersectionObserver);
  }
  unobserve(): void {}
  disconnect(): void {}
}

class SilentResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

function matchMedia(query: string): MediaQueryList {
  return Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  });
}

Object.assign(window, {
  IntersectionObserver: InstantIntersectionObserver,
  ResizeObserver: SilentResizeObserver,
  matchMedia,
  scrollTo() {},
});
// On the prototype, where Jest's fake timers find it.
Object.assign(Performance.prototype, { clearResourceTimings() {} });
Object.assign(navigator, { userActivation: { hasBeenActive: false, isActive: false } });
Element.prototype.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
