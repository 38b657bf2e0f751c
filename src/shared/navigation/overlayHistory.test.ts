/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { openOverlay } from './overlayHistory';

/* Every overlay of the shop, in a browser's own history: e2e/tasks/back.spec.ts. */

test('going twice to one address, as a double click does, makes one history entry', () => {
  window.history.pushState({ idx: 1, key: 'product' }, '', '/product/7');
  const before = window.history.length;
  window.history.pushState({ idx: 2, key: 'first' }, '', '/place-order');
  window.history.pushState({ idx: 3, key: 'second' }, '', '/place-order');
  expect(window.history.length).toBe(before + 1);
  expect(window.history.state).toEqual({ idx: 2, key: 'second' });
});

const isOver = () => (window.history.state as { overlay?: true }).overlay === true;

test('Back closes what is open, and the router never hears of it', async () => {
  const router = jest.fn();
  window.addEventListener('popstate', router);
  window.history.pushState({ idx: 7, key: 'page' }, '', '/products');
  const [menu, sheet] = [jest.fn(), jest.fn()];
  const menuGone = openOverlay(menu);
  // It gives way to another.
  openOverlay(sheet);
  menuGone();
  await waitFor(() => expect(isOver()).toBe(true));
  window.history.replaceState({ idx: 7, key: 'ticked' }, '', '/products?areas=Food');
  expect(isOver()).toBe(true);
  window.history.back();
  await waitFor(() => expect(sheet).toHaveBeenCalledTimes(1));
  expect(menu).not.toHaveBeenCalled();
  expect(isOver()).toBe(false);
  expect(window.history.state).toMatchObject({ idx: 7, key: 'ticked' });
  expect(window.location.search).toBe('?areas=Food');
  expect(router).not.toHaveBeenCalled();
});
