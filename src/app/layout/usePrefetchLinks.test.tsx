import { fireEvent, screen, waitFor } from '@testing-library/react';
import { server } from '@/testing/mswServer';
import { passTime } from '@/testing/passTime';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { usePrefetchLinks } from './usePrefetchLinks';

function Links() {
  usePrefetchLinks();
  return (
    <>
      <a href="/about">Ours</a>
      <a href="/">This page</a>
      <a href="https://example.com/about">Elsewhere</a>
      <p>Nothing</p>
    </>
  );
}

describe('prefetching links', () => {
  beforeEach(() =>
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }),
  );
  afterEach(() => Reflect.deleteProperty(navigator, 'connection'));

  test.each([
    ['a touch requests the data at once', 'touchStart', 0],
    ['a pointer that stays on a link requests the data after 80 ms', 'pointerOver', 80],
  ] as const)('%s, unless it moves on or the shopper saves data', async (_, event, ms) => {
    const requests: string[] = [];
    server.events.on('request:start', ({ request }) =>
      requests.push(new URL(request.url).pathname),
    );
    renderWithProviders(<Links />);
    const ownLink = screen.getByText('Ours');
    fireEvent.pointerOver(ownLink);
    await passTime(79);
    for (const text of ['Nothing', 'This page', 'Elsewhere']) {
      fireEvent.focusIn(screen.getByText(text));
      await passTime(1000);
    }
    Object.assign(navigator, { connection: { saveData: true } });
    fireEvent[event](ownLink);
    await passTime(1000);
    expect(requests).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
    fireEvent[event](ownLink);
    await passTime(ms);
    await waitFor(() => expect(requests).not.toEqual([]));
  });
});
