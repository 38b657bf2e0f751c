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

describe('Back', () => {
  const router = jest.fn();
  beforeEach(() => window.addEventListener('popstate', router));
  afterEach(() => {
    window.removeEventListener('popstate', router);
    router.mockClear();
  });

  /** A menu over a page gives way to a sheet, and the page below changes its address meanwhile. */
  async function openSheetOverMenu() {
    window.history.pushState({ idx: 7, key: 'page' }, '', '/products');
    const [menu, sheet] = [jest.fn(), jest.fn()];
    const menuGone = openOverlay(menu);
    openOverlay(sheet);
    menuGone();
    await waitFor(() => {
      if (!isOver()) throw new Error('The sheet has no entry yet');
    });
    window.history.replaceState({ idx: 7, key: 'ticked' }, '', '/products?areas=Food');
    return { menu, sheet };
  }

  async function goBack() {
    const overlays = await openSheetOverMenu();
    window.history.back();
    await waitFor(() => {
      if (isOver()) throw new Error('The history is not back yet');
    });
    return overlays;
  }

  test('has an entry of its own to close what is open', async () => {
    await openSheetOverMenu();
    expect(isOver()).toBe(true);
  });

  test('closes what is open', async () => {
    const { sheet } = await goBack();
    expect(sheet).toHaveBeenCalledTimes(1);
    expect(isOver()).toBe(false);
  });

  test('does not close what has gone already', async () => {
    const { menu } = await goBack();
    expect(menu).not.toHaveBeenCalled();
  });

  test('leaves the page below at the address that it has taken meanwhile', async () => {
    await goBack();
    expect(window.history.state).toMatchObject({ idx: 7, key: 'ticked' });
    expect(window.location.search).toBe('?areas=Food');
  });

  test('is not heard by the router', async () => {
    await goBack();
    expect(router).not.toHaveBeenCalled();
  });
});
