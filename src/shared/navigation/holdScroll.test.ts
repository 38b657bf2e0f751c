/** @jest-environment ./src/testing/environment.ts */

import { holdScroll } from './holdScroll';

let growPage: () => void;

const doNothing = () => undefined;

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(window, 'ResizeObserver').mockImplementation((callback) => {
    const disconnect = () => (growPage = doNothing);
    const observer = { observe: doNothing, unobserve: doNothing, disconnect };
    growPage = () => callback([], observer);
    return observer;
  });
});

test('keeps the scroll position while the page grows, for at most 10 s', async () => {
  const scroll = jest.fn();
  holdScroll(scroll);
  expect(scroll).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(9_999);
  growPage();
  expect(scroll).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(1);
  growPage();
  expect(scroll).toHaveBeenCalledTimes(2);
});

test.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops on a %s event', (eventType) => {
  const scroll = jest.fn();
  holdScroll(scroll);
  window.dispatchEvent(new Event(eventType));
  growPage();
  expect(scroll).toHaveBeenCalledTimes(1);
});
