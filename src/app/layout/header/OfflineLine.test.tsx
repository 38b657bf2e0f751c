import { fireEvent } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useClientInfoLoading } from '@/features/content/clientInfoApi';
import { writeStaleCache } from '@/shared/api/withStaleCache';
import { mockCacheStorage } from '@/testing/cacheStorage';
import { advanceTime, waitUntil, stopTime } from '@/testing/faults/clock';
import { createDemoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { OfflineLine, useOfflineText } from './OfflineLine';

/** A minimal page that requests client information and shows the offline line. */
function Page() {
  useClientInfoLoading();
  return <OfflineLine text={useOfflineText()} />;
}

const clientInfoPath = '/api/ADM/Client/GetByLoginClient';

const getPageText = () => document.body.textContent;

describe('the offline line', () => {
  mockCacheStorage();
  stopTime();
  let callCount = 0;

  /**
   * Opens a page that has a cached answer from the day before, while the back end does not answer.
   */
  async function openOldPage() {
    callCount = 0;
    server.use(
      http.get(`*${clientInfoPath}`, () => {
        callCount += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    jest.setSystemTime(new Date('2026-11-24T09:05+05:00'));
    const cachedAt = new Date('2026-11-23T09:05+05:00').getTime();
    await writeStaleCache(
      `http://localhost${clientInfoPath}`,
      { data: { clientName: 'Asha' } },
      cachedAt,
    );
    renderWithProviders(<Page />);
    await waitUntil(() => getPageText() !== '');
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
    await waitUntil(() => getPageText() === '');
  }

  test('shows how old the prices are', async () => {
    await openOldPage();
    expect(getPageText()).toBe('The shop is not answering. Prices as of 23 Nov, 09:05.');
  });

  test('repeats the API call every 10 s', async () => {
    await openOldPage();
    const callCountBefore = callCount;
    await advanceTime(9000);
    expect(callCount).toBe(callCountBefore);
    await advanceTime(2000);
    expect(callCount).toBe(callCountBefore + 1);
  });

  test('shows that the shopper is offline', async () => {
    await openOldPage();
    goOffline();
    await advanceTime(60_000);
    expect(getPageText()).toBe('You are offline. Prices as of 23 Nov, 09:05.');
  });

  test('sends no API calls while the shopper is offline', async () => {
    await openOldPage();
    const callCountBefore = callCount;
    goOffline();
    await advanceTime(60_000);
    expect(callCount).toBe(callCountBefore);
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
    callCount = 0;
    server.use(
      http.get(`*${clientInfoPath}`, () => {
        callCount += 1;
        return new HttpResponse(null, { status: 429, headers: { 'Retry-After': '3600' } });
      }),
    );
    renderWithProviders(<Page />);
    await waitUntil(() => callCount > 0);
  }

  test('shows after 10 s without an answer that the shop is slow', async () => {
    await openPageOfBusyShop();
    await advanceTime(9000);
    expect(getPageText()).toBe('');
    await advanceTime(2000);
    expect(getPageText()).toBe('The shop is answering slowly. Please wait.');
  });

  test('disappears when a slow shop answers', async () => {
    await openPageOfBusyShop();
    await waitUntil(() => getPageText() !== '');
    server.resetHandlers(...createDemoHandlers());
    await waitUntil(() => getPageText() === '');
    expect(getPageText()).toBe('');
  });
});
