import { act, render, screen } from '@testing-library/react';
import { resetViewport, setViewport } from '@/testing/viewport';
import { Reveal } from './Reveal';

/* On paper: e2e/tasks/shell.spec.ts. */

const real = window.IntersectionObserver;
let tell: IntersectionObserverCallback | undefined;

const scroll = (intersectionRatio: number, height = 100) => {
  const entry = {
    isIntersecting: intersectionRatio > 0,
    intersectionRatio,
    intersectionRect: { height: intersectionRatio * height },
    rootBounds: { height: 700 },
  } as IntersectionObserverEntry;
  act(() => tell?.([entry], {} as IntersectionObserver));
};

beforeEach(() => {
  tell = undefined;
  window.IntersectionObserver = class extends real {
    constructor(callback: IntersectionObserverCallback) {
      super(() => undefined);
      tell = callback;
    }
  };
});
afterEach(() => {
  window.IntersectionObserver = real;
});

const fades = 'opacity 0.2s ease-out 0.1s,transform 0.2s ease-out 0.1s';

test('a block below the screen waits 15 px lower, comes at 10 %, or as much as fits, and goes again', () => {
  render(<Reveal>Block</Reveal>);
  const block = screen.getByText('Block');
  scroll(0);
  expect(block).toHaveStyle({ opacity: '0', transform: 'translateY(15px)' });
  const shares = [0.09, 0.1, 0.05, 0.005];
  const seen = shares.map((share) => {
    scroll(share, share < 0.01 ? 20_000 : 100);
    return getComputedStyle(block).opacity;
  });
  expect(seen).toEqual(['0', '', '0', '']);
  expect(block).toHaveStyle({ transition: fades });
});

test('what is first on the screen never fades, nor does any block under reduced motion, or where nobody can watch', () => {
  render(<Reveal>Block</Reveal>);
  const block = screen.getByText('Block');
  scroll(0.02);
  expect(block).not.toHaveStyle({ opacity: '0' });
  tell = undefined;
  setViewport(1440, { reducedMotion: true });
  render(<Reveal>Still</Reveal>);
  expect(tell).toBeUndefined();
  resetViewport();
  Reflect.deleteProperty(window, 'IntersectionObserver');
  render(<Reveal>Another</Reveal>);
  expect(screen.getByText('Another')).not.toHaveStyle({ opacity: '0' });
});
