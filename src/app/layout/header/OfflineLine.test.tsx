import { fireEvent } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useClientInfoLoading } from '@/features/content/clientInfoApi';
import { writeStaleCache } from '@/shared/api/withStaleCache';
import { withCaches } from '@/testing/cacheStorage';
import { pass, until, withStoppedTime } from '@/testing/faults/clock';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { OfflineLine, useOfflineText } from './OfflineLine';

/** Some part of the page, which shows an answer of before. */
function Page() {
  useClientInfoLoading();
  return <OfflineLine text={useOfflineText()} />;
}

const call = '/api/ADM/Client/GetByLoginClient';

const words = () => document.body.textContent;

describe('the line in the bar', () => {
  withCaches();
  withStoppedTime();
  test('says how old the page is, and asks every 10 s until the shop answers again', async () => {
    let calls = 0;
    server.use(
      http.get(`*${call}`, () => {
        calls += 1;
        return new HttpResponse(null, { status: 503 });
      }),
    );
    jest.setSystemTime(new Date('2026-11-24T09:05'));
    const cachedAt = new Date('2026-11-23T09:05').getTime();
    await writeStaleCache(`http://localhost${call}`, { data: { clientName: 'Asha' } }, cachedAt);
    const { unmount } = renderWithProviders(<Page />);
    await until(() => words() !== '');
    expect(words()).toBe('The shop is not answering. Prices as of 23 Nov, 09:05.');
    const before = calls;
    await pass(9000);
    expect(calls).toBe(before);
    await pass(2000);
    expect(calls).toBe(before + 1);

    const connection = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    await pass(60_000);
    expect(words()).toBe('You are offline. Prices as of 23 Nov, 09:05.');
    expect(calls).toBe(before + 1);

    server.resetHandlers(...demoHandlers());
    connection.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await until(() => words() === '');
    connection.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(words()).toBe('You are offline. The rest loads when you are back online.');
    unmount();
  });
});
