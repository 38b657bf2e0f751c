import { fireEvent, screen } from '@testing-library/react';
import { expectConsole } from '@/testing/consoleGuard';
import { passTime } from '@/testing/passTime';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { lazyWithRetry } from './lazyWithRetry';

const Part = ({ name }: { name: string }) => <p>Part {name}</p>;

/** A part whose script fails so many times before it comes. */
function failing(times: number) {
  let requests = 0;
  const load = () => {
    requests += 1;
    return requests <= times
      ? Promise.reject(Object.assign(new Error('no script'), { name: 'ChunkLoadError' }))
      : Promise.resolve(Part);
  };
  return { Late: lazyWithRetry(load, { loading: () => <p>waiting</p> }), requests: () => requests };
}

const show = (Late: ReturnType<typeof failing>['Late']) =>
  renderWithProviders(
    <>
      <h1>Page</h1>
      <Late name="one" />
    </>,
  );
const retry = () => fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
const comeBack = () => fireEvent(window, new Event('online'));

// Retries that are still planned when a test ends must not reach the next one.
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));

/** More than the pause between two tries, and than the first retry after the connection is back. */
const aWhile = 2000;

test.each([
  ['by Retry', 2, retry],
  ['when the connection is back', 2, comeBack],
  ['when it is back, but carries nothing yet', 4, comeBack],
])('a script that fails costs only its part, which comes %s', async (_how, fails, bring) => {
  expectConsole(/no script/);
  const { Late, requests } = failing(fails);
  show(Late);
  expect(screen.getByText('waiting')).toBeVisible();
  await passTime(aWhile);
  expect(screen.getByText('This part could not be loaded.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(requests()).toBe(2);
  bring();
  await passTime(aWhile);
  expect(screen.getByText('Part one')).toBeVisible();
  expect(requests()).toBe(fails + 1);
});

test('a part that was preloaded stands there at once', async () => {
  const { Late } = failing(0);
  await Late.preload();
  show(Late);
  expect(screen.getByText('Part one')).toBeVisible();
});

test('a preload that failed is repeated when the part is shown', async () => {
  const { Late, requests } = failing(2);
  const ahead = Late.preload();
  await passTime(aWhile);
  await ahead;
  expect(requests()).toBe(2);
  show(Late);
  await passTime(aWhile);
  expect(screen.getByText('Part one')).toBeVisible();
});

const Broken = () => {
  throw new Error('broken within');
};

describe('a fault in the part', () => {
  async function showFaulty() {
    expectConsole(/broken within/);
    show(lazyWithRetry<{ name: string }>(() => Promise.resolve(Broken), { loading: () => null }));
    await passTime(0);
  }

  test('leaves the page around it', async () => {
    await showFaulty();
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  });

  test('is called ours', async () => {
    await showFaulty();
    expect(screen.getByText(/^Something went wrong on our side\./)).toBeVisible();
    expect(screen.queryByText(/could not be loaded|offline|connection/)).not.toBeInTheDocument();
  });

  test('offers a reload', async () => {
    await showFaulty();
    expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  });
});

test('a fault in the part is shown as the part says', async () => {
  expectConsole(/broken within/);
  const faulty = () => <p>what stood there</p>;
  show(
    lazyWithRetry<{ name: string }>(() => Promise.resolve(Broken), { loading: () => null, faulty }),
  );
  await passTime(0);
  expect(screen.getByText('what stood there')).toBeVisible();
});
