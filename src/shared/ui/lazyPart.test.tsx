import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectConsole } from '@/testing/consoleGuard';
import { renderPart } from '@/testing/renderPart';
import { lazyPart } from './lazyPart';

const Part = ({ name }: { name: string }) => <p>Part {name}</p>;

/** A part whose script fails so many times before it comes. */
function failing(times: number) {
  let asked = 0;
  const load = () => {
    asked += 1;
    return asked <= times ? Promise.reject(new Error('no script')) : Promise.resolve(Part);
  };
  return { Late: lazyPart(load, { loading: () => 'waiting' }), asked: () => asked };
}

const show = (Late: ReturnType<typeof failing>['Late']) =>
  renderPart(
    <>
      <h1>Page</h1>
      <Late name="one" />
    </>,
  );
const isFailed = () => screen.findByText('This part could not be loaded.');
const isThere = async () => expect(await screen.findByText('Part one')).toBeVisible();
const retry = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
};
const comeBack = async () =>
  act(async () => {
    window.dispatchEvent(new Event('online'));
    await Promise.resolve();
  });

// First: what came back once is tried for some seconds more.
test.each([
  ['by Retry', 2, 3, retry],
  ['when the connection is back', 2, 3, comeBack],
  ['when it is back, but carries nothing yet', 4, 5, comeBack],
])(
  'a script that fails twice costs only its part, which comes %s',
  async (_how, fails, asks, bring) => {
    expectConsole(/no script/);
    const { Late, asked } = failing(fails);
    show(Late);
    await isFailed();
    expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
    expect(asked()).toBe(2);
    await bring();
    await isThere();
    expect(asked()).toBe(asks);
  },
);

test('it comes by itself where it fails just after the connection is back', async () => {
  expectConsole(/no script/);
  await comeBack();
  show(failing(2).Late);
  await isThere();
});

test.each([0, 1])(
  'a script that fails %d times shows what it is told meanwhile, then the part',
  async (fails) => {
    const { Late, asked } = failing(fails);
    show(Late);
    expect(screen.getByText('waiting')).toBeVisible();
    await isThere();
    expect(asked()).toBe(1 + fails);
  },
);

test('who draws it after a failure asks anew', async () => {
  expectConsole(/no script/);
  const { Late } = failing(2);
  const first = show(Late);
  await isFailed();
  first.unmount();
  show(Late);
  await isThere();
});

test('loaded ahead it stands there at once', async () => {
  const { Late, asked } = failing(0);
  await Late.preload();
  show(Late);
  expect(screen.getByText('Part one')).toBeVisible();
  expect(asked()).toBe(1);
});

test('a load ahead that fails is over all the same, and the part is asked for again when it is drawn', async () => {
  const { Late, asked } = failing(2);
  await Late.preload();
  expect(asked()).toBe(2);
  show(Late);
  await isThere();
});

test('a fault in the part stays in it, and in the words that it is given', async () => {
  expectConsole(/broken within/);
  const Fault = () => {
    throw new Error('broken within');
  };
  const Broken = lazyPart<object>(() => Promise.resolve(Fault), {
    loading: () => null,
    failed: () => 'what stood there',
  });
  renderPart(
    <>
      <h1>Page</h1>
      <Broken />
    </>,
  );
  expect(await screen.findByText('what stood there')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});
