/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { leaveOverlays, openOverlay } from './overlayHistory';
import { depthOf, noteAddress } from './popGate';

const depth = () => depthOf(window.history.state);
const isAt = (expected: number) => waitFor(() => expect(depth()).toBe(expected));
/** What the router would hear. */
const router = jest.fn();
/** As long as jsdom takes for a way through history, and for another that it leads to. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20));

beforeEach(async () => {
  await settled();
  router.mockClear();
  window.history.pushState({ idx: 7, key: 'page' }, '', '/products');
  window.addEventListener('popstate', router);
});

afterEach(() => {
  window.removeEventListener('popstate', router);
});

function opened() {
  const close = jest.fn();
  return { close, closed: openOverlay({ close }) };
}

test('Back closes the overlay on top, and the router never hears of it', async () => {
  const [menu, dialog] = [opened(), opened()];
  await isAt(2);
  expect(window.history.state).toMatchObject({ idx: 7, key: 'page' });
  window.history.back();
  await waitFor(() => expect(dialog.close).toHaveBeenCalledTimes(1));
  expect(menu.close).not.toHaveBeenCalled();
  expect(depth()).toBe(1);
  window.history.back();
  await waitFor(() => expect(menu.close).toHaveBeenCalledTimes(1));
  expect(depth()).toBe(0);
  expect(router).not.toHaveBeenCalled();
});

test('closed otherwise, it takes its entry along; Forward into it comes back', async () => {
  const { closed, close } = opened();
  await isAt(1);
  closed();
  await isAt(0);
  window.history.forward();
  await settled();
  expect(depth()).toBe(0);
  expect(close).not.toHaveBeenCalled();
  expect(router).not.toHaveBeenCalled();
});

test('one that opens as another closes, and a double mount, are one entry', async () => {
  const before = window.history.length;
  opened().closed();
  const { closed } = opened();
  await isAt(1);
  closed();
  const next = opened();
  await settled();
  expect(depth()).toBe(1);
  expect(window.history.length).toBe(before + 1);
  next.closed();
  await isAt(0);
});

test('what the address has become meanwhile passes to the page', async () => {
  opened();
  await isAt(1);
  window.history.replaceState({ ...window.history.state, usr: 'ticked' }, '', '/products?areas=A');
  noteAddress();
  window.history.back();
  await isAt(0);
  expect(window.location.search).toBe('?areas=A');
  expect(window.history.state).toEqual({ idx: 7, key: 'page', usr: 'ticked' });
});

test('a link leads on from the page once all that lies over it is closed', async () => {
  const [menu, dialog] = [opened(), opened()];
  await isAt(2);
  const depths: number[] = [];
  leaveOverlays(() => depths.push(depth()));
  expect(menu.close).toHaveBeenCalledTimes(1);
  expect(dialog.close).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(depths).toEqual([0]));
  leaveOverlays(() => depths.push(depth()));
  expect(depths).toEqual([0, 0]);
});

test('a Back to another page closes what is open and is the router’s', async () => {
  window.history.pushState({ idx: 8, key: 'next' }, '', '/cart');
  const { close } = opened();
  await isAt(1);
  window.history.go(-2);
  await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
  expect(router).toHaveBeenCalledTimes(1);
  expect(window.location.pathname).toBe('/products');
});

test('a press while the way back is under way counts once it has arrived', async () => {
  const button = document.createElement('button');
  document.body.append(button);
  const depths: number[] = [];
  button.addEventListener('click', () => depths.push(depth()));
  const { closed } = opened();
  await isAt(1);
  closed();
  await Promise.resolve();
  button.click();
  expect(depths).toEqual([]);
  await waitFor(() => expect(depths).toEqual([0]));
  button.remove();
});
