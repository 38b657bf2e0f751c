import { act, render, screen } from '@testing-library/react';
import { Reveal } from './Reveal';

/* How it looks, and when it never fades: e2e/tasks/shell.spec.ts. */

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
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    tell = callback;
    return observer as unknown as IntersectionObserver;
  });
});

const isAway = (text: string) => screen.getByText(text).hasAttribute('data-away');

test('a block below the screen waits, comes at 10 %, or as much as fits, and goes again', () => {
  render(<Reveal>Block</Reveal>);
  const seen = [0, 0.09, 0.1, 0.05, 0.005].map((share) => {
    scroll(share, share > 0 && share < 0.01 ? 20_000 : 100);
    return isAway('Block');
  });
  expect(seen).toEqual([true, true, false, true, false]);
});

test('what is first on the screen stays, until it has left', () => {
  render(<Reveal>Block</Reveal>);
  const seen = [0.02, 0, 0.02].map((share) => {
    scroll(share);
    return isAway('Block');
  });
  expect(seen).toEqual([false, true, true]);
});
