import { act, fireEvent, render, screen } from '@testing-library/react';
import { Reveal } from './Reveal';

/* e2e/tasks/readPages.spec.ts tests what `Reveal` looks like and when it must not fade. */

let notifyObserver: IntersectionObserverCallback | undefined;

const scrollIntoView = (intersectionRatio: number, height = 100) => {
  const entry = {
    isIntersecting: intersectionRatio > 0,
    intersectionRatio,
    intersectionRect: { height: intersectionRatio * height },
    rootBounds: { height: 700 },
  } as IntersectionObserverEntry;
  act(() => notifyObserver?.([entry], {} as IntersectionObserver));
};

beforeEach(() => {
  const observer = { observe: jest.fn(), disconnect: jest.fn() };
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    notifyObserver = callback;
    return observer as unknown as IntersectionObserver;
  });
});

const isFadedOut = (text: string) => screen.getByText(text).hasAttribute('data-away');

test('a block below the screen is visible until the first scroll', () => {
  render(<Reveal>Block</Reveal>);
  scrollIntoView(0);
  expect(isFadedOut('Block')).toBe(false);
  fireEvent.scroll(window);
  expect(isFadedOut('Block')).toBe(true);
});

test('after a scroll, a block shows if 10% of it is in view or fills 10% of the screen', () => {
  render(<Reveal>Block</Reveal>);
  fireEvent.scroll(window);
  const fadedOutStates = [0, 0.09, 0.1, 0.05, 0.005].map((visibleShare) => {
    scrollIntoView(visibleShare, visibleShare > 0 && visibleShare < 0.01 ? 20_000 : 100);
    return isFadedOut('Block');
  });
  expect(fadedOutStates).toEqual([true, true, false, true, false]);
});

test('a block that is partly visible stays until it has left the screen', () => {
  render(<Reveal>Block</Reveal>);
  scrollIntoView(0.02);
  fireEvent.scroll(window);
  const fadedOutStates = [0.02, 0.05, 0, 0.02].map((visibleShare) => {
    scrollIntoView(visibleShare);
    return isFadedOut('Block');
  });
  expect(fadedOutStates).toEqual([false, false, true, true]);
});
