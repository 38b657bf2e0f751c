import { fireEvent, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useClientInfoLoading } from '@/features/content/clientInfoApi';
import { retryPolicy } from '@/shared/api/retryPolicy';
import { writeStaleCache } from '@/shared/api/withStaleCache';
import { mockCacheStorage } from '@/testing/cacheStorage';
import { createDemoHandlers, mockFailure, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { passTime } from '@/testing/passTime';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { OfflineLine, useOfflineText } from './OfflineLine';

/** A minimal page that requests client information and shows the offline line. */
function Page() {
  useClientInfoLoading();
  return <OfflineLine text={useOfflineText()} />;
}

const clientInfoPath = '/api/ADM/Client/GetByLoginClient';

const getPageText = () => document.body.textContent;
const waitForText = () => waitFor(() => expect(getPageText()).not.toBe(''));
const waitForNoText = () => waitFor(() => expect(getPageText()).toBe(''));

describe('the offline line', () => {
  mockCacheStorage();
  let requests: Request[] = [];

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    // The long delays of the real shop, so that a retry does not count as a repeated call.
    jest.replaceProperty(retryPolicy, 'baseDelay', 1000);
    requests = recordRequestsOf(clientInfoPath);
  });

  /**
   * Opens a page that has a cached answer from the day before, while the back end does not answer.
   */
  async function openOldPage() {
    server.use(mockFailure(clientInfoPath, 503));
    jest.setSystemTime(new Date('2026-11-24T09:05+05:00'));
    const cachedAt = new Date('2026-11-23T09:05+05:00').getTime();
    await writeStaleCache(
      `http://localhost${clientInfoPath}`,
      { data: { clientName: 'Asha' } },
      cachedAt,
    );
    renderWithProviders(<Page />);
    await waitForText();
  }

  const goOffline = () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
  };

  /** Makes the back end answer again and the browser report a connection. */
  async function goOnline() {
    server.resetHandlers(...createDemoHandlers());
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitForNoText();
  }

  test('shows how old the prices are', async () => {
    await openOldPage();
    expect(getPageText()).toBe('The shop is not answering. Prices as of 23 Nov, 09:05.');
  });

  test('repeats the API call every 10 s', async () => {
    await openOldPage();
    const callCount = requests.length;
    await passTime(9000);
    expect(requests).toHaveLength(callCount);
    await passTime(2000);
    expect(requests).toHaveLength(callCount + 1);
  });

  test('shows that the shopper is offline', async () => {
    await openOldPage();
    goOffline();
    await passTime(60_000);
    expect(getPageText()).toBe('You are offline. Prices as of 23 Nov, 09:05.');
  });

  test('sends no API calls while the shopper is offline', async () => {
    await openOldPage();
    const callCount = requests.length;
    goOffline();
    await passTime(60_000);
    expect(requests).toHaveLength(callCount);
  });

  test('disappears once the shop answers', async () => {
    await openOldPage();
    goOffline();
    await goOnline();
    expect(getPageText()).toBe('');
  });

  test('shows no time once the data is fresh', async () => {
    await openOldPage();
    await goOnline();
    goOffline();
    expect(getPageText()).toBe('You are offline. More will load when you are back online.');
  });

  /** Opens the page while the back end asks to wait an hour, which the shop shortens to 30 s. */
  async function openPageOfBusyShop() {
    server.use(
      http.get(
        `*${clientInfoPath}`,
        () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '3600' } }),
      ),
    );
    renderWithProviders(<Page />);
    await waitFor(() => expect(requests).not.toEqual([]));
  }

  test('shows after 10 s without an answer that the shop is slow', async () => {
    await openPageOfBusyShop();
    await passTime(9000);
    expect(getPageText()).toBe('');
    await passTime(2000);
    expect(getPageText()).toBe('The shop is answering slowly. Please wait.');
  });

  test('disappears when a slow shop answers', async () => {
    await openPageOfBusyShop();
    await waitForText();
    server.resetHandlers(...createDemoHandlers());
    await passTime(30_000);
    await waitForNoText();
  });
});
