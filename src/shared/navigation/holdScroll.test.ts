/** @jest-environment ./src/testing/environment.ts */

import { holdScroll } from './holdScroll';

let grow: () => void;

const doNothing = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const disconnect = () => (grow = doNothing);
    const observer = { observe: doNothing, unobserve: doNothing, disconnect };
    grow = () => callback([], observer);
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

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops at %s', (eventType) => {
  const scroll = jest.fn();
  holdScroll(scroll);
  window.dispatchEvent(new Event(eventType));
  grow();
  expect(scroll).toHaveBeenCalledTimes(1);
});
