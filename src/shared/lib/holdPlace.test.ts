/** @jest-environment ./src/testing/environment.ts */

import { holdPlace } from './holdPlace';

const original = window.ResizeObserver;
const observers: ResizeObserverCallback[] = [];

beforeEach(() => {
  jest.useFakeTimers();
  window.ResizeObserver = class extends original {
    constructor(private readonly callback: ResizeObserverCallback) {
      super(callback);
      observers.push(callback);
    }
    override disconnect(): void {
      observers.splice(observers.indexOf(this.callback), 1);
    }
  };
});
afterEach(() => {
  observers.length = 0;
  window.ResizeObserver = original;
  jest.useRealTimers();
});

const grow = () => {
  for (const tell of observers) tell([], {} as ResizeObserver);
};

test('holds the place at once and each time the page grows, and no longer than 10 seconds', async () => {
  const scroll = jest.fn();
  holdPlace(scroll);
  expect(scroll).toHaveBeenCalledTimes(1);
  grow();
  jest.advanceTimersByTime(9_999);
  grow();
  expect(scroll).toHaveBeenCalledTimes(3);
  await jest.advanceTimersByTimeAsync(1);
  grow();
  expect(scroll).toHaveBeenCalledTimes(3);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown', 'leaving'])(
  'lets go of it when the shopper moves by %s',
  (move) => {
    const scroll = jest.fn();
    const leave = holdPlace(scroll);
    if (move === 'leaving') leave();
    else window.dispatchEvent(new Event(move));
    grow();
    expect(scroll).toHaveBeenCalledTimes(1);
    expect(jest.getTimerCount()).toBe(0);
  },
);
