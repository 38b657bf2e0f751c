/** @jest-environment ./src/testing/environment.ts */

import { holdScroll } from './holdScroll';

let grow: () => void;

const nothing = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'ResizeObserver').mockImplementation((tell) => {
    const disconnect = () => (grow = nothing);
    const observer = { observe: nothing, unobserve: nothing, disconnect };
    grow = () => tell([], observer);
    return observer;
  });
});

test('keeps the scroll position while the page grows, for at most 10 s', async () => {
  const scroll = jest.fn();
  holdScroll(scroll);
  expect(scroll).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(9_999);
  grow();
  expect(scroll).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  grow();
  expect(scroll).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops at %s', (move) => {
  const scroll = jest.fn();
  holdScroll(scroll);
  window.dispatchEvent(new Event(move));
  grow();
  expect(scroll).toHaveBeenCalledTimes(1);
});
