/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { openOverlay } from './overlayHistory';

/* Every overlay of the shop, in a browser's own history: e2e/tasks/back.spec.ts. */

const depth = () => (window.history.state as { overlay?: number }).overlay ?? 0;

test('Back closes the overlay on top, and the router never hears of it', async () => {
  const router = jest.fn();
  window.addEventListener('popstate', router);
  window.history.pushState({ idx: 7, key: 'page' }, '', '/products');
  const [menu, dialog] = [jest.fn(), jest.fn()];
  openOverlay(menu);
  openOverlay(dialog);
  await waitFor(() => expect(depth()).toBe(2));
  expect(window.history.state).toMatchObject({ idx: 7, key: 'page' });
  window.history.back();
  await waitFor(() => expect(dialog).toHaveBeenCalledTimes(1));
  expect(menu).not.toHaveBeenCalled();
  expect(depth()).toBe(1);
  window.history.back();
  await waitFor(() => expect(menu).toHaveBeenCalledTimes(1));
  expect(depth()).toBe(0);
  expect(router).not.toHaveBeenCalled();
});
