import { act, fireEvent, render, screen } from '@testing-library/react';
import { Reveal } from './Reveal';

/* How it looks, and when it never fades: e2e/tasks/shell.spec.ts. */

let tell: IntersectionObserverCallback | undefined;

const enterBy = (intersectionRatio: number, height = 100) => {
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

test('a block below the screen is visible until the first scroll', () => {
  render(<Reveal>Block</Reveal>);
  enterBy(0);
  expect(isAway('Block')).toBe(false);
  fireEvent.scroll(window);
  expect(isAway('Block')).toBe(true);
});

test('after a scroll a block comes at 10 %, or as much as fits, and goes again', () => {
  render(<Reveal>Block</Reveal>);
  fireEvent.scroll(window);
  const seen = [0, 0.09, 0.1, 0.05, 0.005].map((share) => {
    enterBy(share, share > 0 && share < 0.01 ? 20_000 : 100);
    return isAway('Block');
  });
  expect(seen).toEqual([true, true, false, true, false]);
});

test('a block partly on the screen stays until it has left it', () => {
  render(<Reveal>Block</Reveal>);
  enterBy(0.02);
  fireEvent.scroll(window);
  const seen = [0.02, 0.05, 0, 0.02].map((share) => {
    enterBy(share);
    return isAway('Block');
  });
  expect(seen).toEqual([false, false, true, true]);
});
