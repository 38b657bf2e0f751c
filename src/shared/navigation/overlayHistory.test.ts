/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { registerOverlay } from './overlayHistory';

/* e2e/tasks/goBack.spec.ts tests every overlay of the shop with the history of a browser. */

test('creates one history entry if a double click navigates twice', () => {
  window.history.pushState({ idx: 1, key: 'product' }, '', '/product/7');
  const previousLength = window.history.length;
  window.history.pushState({ idx: 2, key: 'first' }, '', '/place-order');
  window.history.pushState({ idx: 3, key: 'second' }, '', '/place-order');
  expect(window.history.length).toBe(previousLength + 1);
  expect(window.history.state).toEqual({ idx: 2, key: 'second' });
});

const isAtOverlayEntry = () => (window.history.state as { overlay?: true }).overlay === true;

describe('Back', () => {
  const routerListener = jest.fn();
  beforeEach(() => window.addEventListener('popstate', routerListener));
  afterEach(() => {
    window.removeEventListener('popstate', routerListener);
    routerListener.mockClear();
  });

  /** Opens a sheet in place of a menu, then changes the address of the page below. */
  async function openSheetOverMenu() {
    window.history.pushState({ idx: 7, key: 'page' }, '', '/products');
    const [closeMenu, closeSheet] = [jest.fn(), jest.fn()];
    const removeMenuEntry = registerOverlay(closeMenu);
    registerOverlay(closeSheet);
    removeMenuEntry();
    await waitFor(() => {
      if (!isAtOverlayEntry()) throw new Error('The sheet has no entry yet');
    });
    window.history.replaceState({ idx: 7, key: 'ticked' }, '', '/products?areas=Food');
    return { closeMenu, closeSheet };
  }

  async function goBack() {
    const overlays = await openSheetOverMenu();
    window.history.back();
    await waitFor(() => {
      if (isAtOverlayEntry()) throw new Error('The history is not back yet');
    });
    return overlays;
  }

  test('has a separate history entry, so that it closes only the overlay', async () => {
    await openSheetOverMenu();
    expect(isAtOverlayEntry()).toBe(true);
  });

  test('closes the overlay', async () => {
    const { closeSheet } = await goBack();
    expect(closeSheet).toHaveBeenCalledTimes(1);
    expect(isAtOverlayEntry()).toBe(false);
  });

  test('does not close an overlay that is already closed', async () => {
    const { closeMenu } = await goBack();
    expect(closeMenu).not.toHaveBeenCalled();
  });

  test('keeps the changed address of the page below', async () => {
    await goBack();
    expect(window.history.state).toMatchObject({ idx: 7, key: 'ticked' });
    expect(window.location.search).toBe('?areas=Food');
  });

  test('is not reported to the router', async () => {
    await goBack();
    expect(routerListener).not.toHaveBeenCalled();
  });
});
