import { fireEvent } from '@testing-library/react';
import { advanceTime, stopTime } from '@/testing/faults/clock';
import { findElement } from '@/testing/faults/page';
import { server } from '@/testing/mswServer';
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

const aboutLinkSelector = 'a[href="/about"]';
const fireOnElement = (selector: string, event: 'pointerOver' | 'touchStart' | 'focusIn') =>
  fireEvent[event](findElement(selector) ?? document);

describe('prefetching links', () => {
  stopTime();
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
    fireOnElement(aboutLinkSelector, 'pointerOver');
    await advanceTime(79);
    for (const selector of ['p', 'a[href="/"]', 'a[href^="https"]']) {
      fireOnElement(selector, 'focusIn');
      await advanceTime(1000);
    }
    Object.assign(navigator, { connection: { saveData: true } });
    fireOnElement(aboutLinkSelector, event);
    await advanceTime(1000);
    expect(requests).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
    fireOnElement(aboutLinkSelector, event);
    await advanceTime(ms);
    await advanceTime(0);
    await advanceTime(0);
    expect(requests).not.toEqual([]);
  });
});
