/** @jest-environment ./src/testing/environment.ts */

import { act, renderHook, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { http, HttpResponse } from 'msw';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import {
  buyNowEnded,
  cartSlice,
  linesAdded,
  lineRemoved,
  linesSwapped,
  quantityChanged,
  selectLines,
} from '@/features/cart/cartSlice';
import { readOrders } from '@/features/cart/placedOrders';
import { useSendOrder } from '@/features/cart/useSendOrder';
import { storeAccessToken } from '@/shared/api/tokenRequest';
import { localKeys } from '@/shared/storage/webStorage';
import { wait } from '@/shared/timing/wait';
import { aLine, anOrder, storeOrders, arbitraryLine } from '@/testing/cartBuilders';
import { server } from '@/testing/mswServer';
import { startPersisting } from './persist';
import { makeStore } from './store';

const boxLine = aLine({ quantity: 2 });
const cupLine = aLine({ productId: '12', name: 'Sauce cup', price: 3.5 });

/** Opens a new tab. Its session storage contains the given cart lines, or nothing. */
async function openTab(sessionLines?: unknown) {
  sessionStorage.clear();
  if (sessionLines) sessionStorage.setItem('cart', JSON.stringify(sessionLines));
  const store = makeStore();
  const persistor = await startPersisting(store);
  persistor.pause();
  return { ...store, getCart: () => selectLines(store.getState()) };
}

const notifyTabs = () => {
  window.dispatchEvent(new StorageEvent('storage', { key: localKeys.cart }));
};

test('a change in one tab shows in the other tabs and stays on the device', async () => {
  const [a, b] = [await openTab(), await openTab()];
  a.dispatch(linesAdded([boxLine]));
  notifyTabs();
  expect(b.getCart()).toEqual([boxLine]);
  b.dispatch(quantityChanged({ line: boxLine, quantity: 9 }));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(a.getCart()).toMatchObject([{ quantity: 9, total: 3780 }]);
  expect((await openTab()).getCart()).toEqual(a.getCart());
});

test('a tab stores nothing if it is notified of an edit or changes nothing', async () => {
  const a = await openTab();
  const storedText = JSON.stringify({ lines: [boxLine], version: 1 });
  localStorage.setItem(localKeys.cart, storedText);
  notifyTabs();
  expect(a.getCart()).toEqual([boxLine]);
  a.dispatch(lineRemoved(cupLine));
  // The stored text is unchanged, so the tab has not written the same cart again.
  expect(localStorage.getItem(localKeys.cart)).toBe(storedText);
});

test('no edit is lost if two tabs edit at once and are notified of each other late', async () => {
  const { reducer } = cartSlice;
  const arbitraryEdits = fc.array(
    fc.record({
      tabIndex: fc.nat(1),
      isNotified: fc.boolean(),
      createEdit: fc.oneof(
        arbitraryLine.map((line) => () => linesAdded([line])),
        fc.nat(5).map((index) => (lines: ReturnType<typeof selectLines>) => {
          return lineRemoved(lines[index % Math.max(lines.length, 1)] ?? boxLine);
        }),
        arbitraryLine.map((line) => () => linesSwapped([[line], []])),
      ),
    }),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(arbitraryEdits, async (tabEdits) => {
      localStorage.clear();
      const tabs = [await openTab(), await openTab()];
      let expected = reducer(undefined, { type: 'start' });
      for (const { tabIndex, isNotified, createEdit } of tabEdits) {
        const edit = createEdit(expected.lines);
        expected = reducer(expected, edit);
        tabs[tabIndex]?.dispatch(edit);
        if (isNotified) notifyTabs();
      }
      notifyTabs();
      for (const { getCart } of tabs) expect(getCart()).toEqual(expected.lines);
    }),
    { numRuns: 40 },
  );
});

test('a tab finds a cart line by its content after another tab moved or removed it', async () => {
  const a = await openTab();
  a.dispatch(linesAdded([boxLine]));
  a.dispatch(linesAdded([cupLine]));
  const b = await openTab();
  a.dispatch(lineRemoved(boxLine));
  b.dispatch(quantityChanged({ line: cupLine, quantity: 5 }));
  expect(b.getCart()).toMatchObject([{ name: 'Sauce cup', quantity: 5 }]);
  b.dispatch(lineRemoved(boxLine));
  expect(b.getCart()).toHaveLength(1);
});

test('valid lines of a damaged cart stay, the session replaces an unreadable cart', async () => {
  localStorage.setItem(
    localKeys.cart,
    JSON.stringify({ version: 1, lines: [cupLine, { name: 7 }] }),
  );
  expect((await openTab()).getCart()).toEqual([cupLine]);
  localStorage.setItem(localKeys.cart, '{"version":2,"lines":[]}');
  expect((await openTab([boxLine])).getCart()).toEqual([boxLine]);
});

test('an empty cart on the device does not override a session cart with lines', async () => {
  localStorage.setItem(localKeys.cart, JSON.stringify({ version: 1, lines: [] }));
  const tab = await openTab([boxLine]);
  expect(tab.getCart()).toEqual([boxLine]);
  tab.dispatch(linesAdded([cupLine]));
  expect(tab.getCart()).toEqual([boxLine, cupLine]);
});

test('a tab that opens without a cart does not empty the cart of another tab', async () => {
  const tab = await openTab([boxLine]);
  localStorage.clear();
  const otherTab = await openTab();
  otherTab.dispatch(buyNowEnded());
  notifyTabs();
  expect(tab.getCart()).toEqual([boxLine]);
});

test('tabs that open later see the cart of a session', async () => {
  await openTab([boxLine]);
  expect((await openTab()).getCart()).toEqual([boxLine]);
});

describe('sending orders from several tabs', () => {
  const [order, otherOrder] = [anOrder(), anOrder({ reference: 'DD-20261103-AB2C' })];
  /** Functions that answer the pending enquiries. */
  let pendingAnswers: ((answer: Response) => void)[] = [];
  /** The last task that requested each lock, by the name of the lock. */
  const lastTaskByLock = new Map<string, Promise<void>>();
  const handleEnquiry = jest.fn(
    () => new Promise<Response>((resolve) => pendingAnswers.push(resolve)),
  );

  const runAndWait = (task: () => void) =>
    act(async () => {
      task();
      await wait(20);
    });
  const acceptLastEnquiry = () => runAndWait(() => pendingAnswers.pop()?.(HttpResponse.json({})));
  const refuseFirstEnquiry = () =>
    runAndWait(() =>
      pendingAnswers.shift()?.(HttpResponse.json({ error: 'The inbox is full' }, { status: 500 })),
    );

  async function openSendingTab() {
    const store = await openTab();
    const wrapper = ({ children }: { children: ReactNode }) =>
      createElement(Provider, { store, children });
    const { result } = renderHook(() => useSendOrder(), { wrapper });
    return {
      getSendState: () => result.current,
      send: (orderToSend = order) => result.current.send(orderToSend.reference),
    };
  }

  /** Opens three tabs and sends the same order from two of them. */
  async function sendFromTwoTabs() {
    const [a, b, c] = [await openSendingTab(), await openSendingTab(), await openSendingTab()];
    storeAccessToken('abc', 3600);
    for (const tab of [a, b]) await runAndWait(() => tab.send());
    return { a, b, c };
  }

  /** Refuses the enquiry of the first tab, and waits until the second tab sends the same order. */
  async function refuseFirstTab() {
    const tabs = await sendFromTwoTabs();
    await refuseFirstEnquiry();
    await waitFor(() => {
      if (handleEnquiry.mock.calls.length < 2)
        throw new Error('The second tab has not sent the order yet');
    });
    return tabs;
  }

  beforeEach(() => {
    pendingAnswers = [];
    handleEnquiry.mockClear();
    storeOrders(order, otherOrder);
    server.use(http.post('*/api/WAP/ContactInbox/Save', handleEnquiry));
    // jsdom has no Web Locks, so all tabs share these simulated locks.
    lastTaskByLock.clear();
    const request = (name: string, task: () => Promise<void>) => {
      lastTaskByLock.set(name, (lastTaskByLock.get(name) ?? Promise.resolve()).then(task));
      return lastTaskByLock.get(name);
    };
    Object.assign(navigator, { locks: { request } });
  });
  afterEach(async () => {
    // Answers all enquiries, because a tab that still waits would send its order in the next test.
    const lockState = { areFree: false };
    void Promise.all(lastTaskByLock.values()).then(() => (lockState.areFree = true));
    while (!lockState.areFree) await acceptLastEnquiry();
    Reflect.deleteProperty(navigator, 'locks');
  });

  test('sends an order only once while a second tab waits to send it', async () => {
    const { a, b } = await sendFromTwoTabs();
    expect([a.getSendState().isSending, b.getSendState().isSending]).toEqual([true, true]);
    expect(handleEnquiry).toHaveBeenCalledTimes(1);
  });

  test('sends different orders at the same time', async () => {
    const { c } = await sendFromTwoTabs();
    await runAndWait(() => c.send(otherOrder));
    expect(handleEnquiry).toHaveBeenCalledTimes(2);
  });

  test('shows a refusal in the tab that sent the order', async () => {
    const { a } = await sendFromTwoTabs();
    await refuseFirstEnquiry();
    await waitFor(() => expect(a.getSendState().failureMessage).toBe('The inbox is full'));
    expect(readOrders()).toMatchObject([{ state: 'notSent' }, { state: 'notSent' }]);
  });

  test('sends a refused order again from the waiting tab', async () => {
    await refuseFirstTab();
    expect(handleEnquiry).toHaveBeenCalledTimes(2);
    await acceptLastEnquiry();
    await waitFor(() =>
      expect(readOrders()).toMatchObject([{ state: 'sent' }, { state: 'notSent' }]),
    );
  });

  test('does not resend a refused order while another tab is sending it', async () => {
    const { a, b } = await refuseFirstTab();
    // Tab `a` was not notified that tab `b` is sending the order.
    await runAndWait(() => a.send());
    await acceptLastEnquiry();
    expect(handleEnquiry).toHaveBeenCalledTimes(2);
    // The tab keeps the lock until it has stored the order.
    await waitFor(() =>
      expect([a.getSendState().isSending, b.getSendState().isSending]).toEqual([false, false]),
    );
    expect(readOrders()).toMatchObject([{ state: 'sent' }, { state: 'notSent' }]);
  });
});
