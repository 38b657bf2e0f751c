import { fireEvent, screen } from '@testing-library/react';
import { expectConsole } from '@/testing/consoleGuard';
import { passTime } from '@/testing/passTime';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { lazyWithRetry } from './lazyWithRetry';

const Part = ({ name }: { name: string }) => <p>Part {name}</p>;

/** Creates a part of a page whose script fails this many times before it loads. */
function createFailingPart(failureCount: number) {
  let requestCount = 0;
  const load = () => {
    requestCount += 1;
    return requestCount <= failureCount
      ? Promise.reject(Object.assign(new Error('no script'), { name: 'ChunkLoadError' }))
      : Promise.resolve(Part);
  };
  return {
    Late: lazyWithRetry(load, { renderLoading: () => <p>waiting</p> }),
    getRequestCount: () => requestCount,
  };
}

const renderPart = (LazyPart: ReturnType<typeof createFailingPart>['Late']) =>
  renderWithProviders(
    <>
      <h1>Page</h1>
      <LazyPart name="one" />
    </>,
  );
const clickRetry = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
const goOnline = () => fireEvent(window, new Event('online'));

// Pending retries of one test must not run in the next test.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));

/**
 * Time after which a retry has certainly happened, in ms. It is longer than the pause between two
 * attempts, and longer than the first delay after the connection is back.
 */
const retryDelay = 2000;

test.each([
  ['on Retry', 2, clickRetry],
  ['when the connection is back', 2, goOnline],
  ['a little later if it fails again when the connection is back', 4, goOnline],
])(
  'a script that fails affects only its part, which loads %s',
  async (_title, failCount, triggerRetry) => {
    expectConsole(/no script/);
    const { Late, getRequestCount } = createFailingPart(failCount);
    renderPart(Late);
    expect(screen.getByText('waiting')).toBeVisible();
    await passTime(retryDelay);
    expect(screen.getByText('This part could not be loaded.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
    expect(getRequestCount()).toBe(2);
    triggerRetry();
    await passTime(retryDelay);
    expect(screen.getByText('Part one')).toBeVisible();
    expect(getRequestCount()).toBe(failCount + 1);
  },
);

test('a preloaded part appears at once', async () => {
  const { Late } = createFailingPart(0);
  await Late.preload();
  renderPart(Late);
  expect(screen.getByText('Part one')).toBeVisible();
});

test('a failed preload is repeated when the part is rendered', async () => {
  const { Late, getRequestCount } = createFailingPart(2);
  const preloadPromise = Late.preload();
  await passTime(retryDelay);
  await preloadPromise;
  expect(getRequestCount()).toBe(2);
  renderPart(Late);
  await passTime(retryDelay);
  expect(screen.getByText('Part one')).toBeVisible();
});

const BrokenPart = () => {
  throw new Error('broken within');
};

describe('an error in the part', () => {
  async function renderBrokenPart() {
    expectConsole(/broken within/);
    renderPart(
      lazyWithRetry<{ name: string }>(() => Promise.resolve(BrokenPart), {
        renderLoading: () => null,
      }),
    );
    await passTime(0);
  }

  test('does not affect the page around it', async () => {
    await renderBrokenPart();
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  });

  test('is reported as the shop’s own fault', async () => {
    await renderBrokenPart();
    expect(screen.getByText(/^Something went wrong on our side\./)).toBeVisible();
    expect(screen.queryByText(/could not be loaded|offline|connection/)).not.toBeInTheDocument();
  });

  test('offers a reload', async () => {
    await renderBrokenPart();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

test('an error in the part shows the fallback of that part', async () => {
  expectConsole(/broken within/);
  const renderFallback = () => <p>what stood there</p>;
  renderPart(
    lazyWithRetry<{ name: string }>(() => Promise.resolve(BrokenPart), {
      renderLoading: () => null,
      renderError: renderFallback,
    }),
  );
  await passTime(0);
  expect(screen.getByText('what stood there')).toBeVisible();
});
