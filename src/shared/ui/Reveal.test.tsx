import { act, render, screen } from '@testing-library/react';
import { resetViewport, setViewport } from '@/testing/viewport';
import { Reveal } from './Reveal';

const real = window.IntersectionObserver;
let observers: ScrollObserver[] = [];

class ScrollObserver extends real {
  constructor(private readonly tell: IntersectionObserverCallback) {
    super(() => undefined);
    observers.push(this);
  }
  report(share: number, height = 100) {
    const entry = {
      isIntersecting: share > 0,
      intersectionRatio: share,
      intersectionRect: { height: share * height },
      rootBounds: { height: 700 },
    } as IntersectionObserverEntry;
    this.tell([entry], this);
  }
}

const scroll = (share: number, height?: number) => {
  act(() => {
    for (const observer of observers) observer.report(share, height);
  });
};

beforeEach(() => {
  observers = [];
  Object.assign(window, { IntersectionObserver: ScrollObserver });
});
afterEach(() => {
  Object.assign(window, { IntersectionObserver: real });
  resetViewport();
});

const show = () => {
  render(
    <Reveal>
      <p>Block</p>
    </Reveal>,
  );
  return screen.getByTestId('reveal');
};
const hidden = { opacity: '0', transform: 'translateY(15px)' };

test('a block below the screen waits 15 px lower, comes at 10 % and goes again', () => {
  const block = show();
  scroll(0);
  expect(block).toHaveStyle(hidden);
  // For screen readers it is there.
  expect(screen.getByRole('paragraph')).toHaveTextContent('Block');
  scroll(0.09);
  expect(block).toHaveStyle(hidden);
  scroll(0.1);
  expect(block).not.toHaveStyle({ opacity: '0' });
  expect(block).toHaveStyle({
    transition: 'opacity 0.2s ease-out 0.1s,transform 0.2s ease-out 0.1s',
  });
  scroll(0.05);
  expect(block).toHaveStyle(hidden);
});

test('what is first on the screen never fades, however little of it shows', () => {
  const block = show();
  expect(block).not.toHaveStyle({ opacity: '0' });
  scroll(0.02);
  expect(block).not.toHaveStyle({ opacity: '0' });
  expect(block).toHaveStyle({ transition: 'none' });
});

test('a block too tall for 10 % of it to fit the screen comes all the same', () => {
  const block = show();
  scroll(0);
  scroll(0.005, 20_000);
  expect(block).not.toHaveStyle({ opacity: '0' });
});

test('under reduced motion nothing is watched or hidden', () => {
  setViewport(1440, { reducedMotion: true });
  const block = show();
  expect(observers).toHaveLength(0);
  expect(block).not.toHaveStyle({ opacity: '0' });
});

test('without observers the block simply stands there', () => {
  Reflect.deleteProperty(window, 'IntersectionObserver');
  expect(show()).not.toHaveStyle({ opacity: '0' });
});
