import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '@/app/theme';
import { expectConsole } from '@/testing/consoleGuard';
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
  render(
    <ThemeProvider theme={theme}>
      <h1>Page</h1>
      <Late name="one" />
    </ThemeProvider>,
  );

const failed = 'This part could not be loaded.';

test('shows what it is told meanwhile, then the part', async () => {
  show(failing(0).Late);
  expect(screen.getByText('waiting')).toBeVisible();
  expect(await screen.findByText('Part one')).toBeVisible();
});

test('a script that fails once is asked for once more', async () => {
  const { Late, asked } = failing(1);
  show(Late);
  expect(await screen.findByText('Part one')).toBeVisible();
  expect(asked()).toBe(2);
});

test('a script that fails twice costs only its part, until Retry', async () => {
  expectConsole(/no script/);
  const { Late, asked } = failing(2);
  show(Late);
  expect(await screen.findByText(failed)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
  expect(asked()).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Part one')).toBeVisible();
});

test('it comes by itself when the connection is back', async () => {
  expectConsole(/no script/);
  show(failing(2).Late);
  expect(await screen.findByText(failed)).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Part one')).toBeVisible();
});

test('it is asked for again where the connection is back but carries nothing yet', async () => {
  expectConsole(/no script/);
  const { Late, asked } = failing(4);
  show(Late);
  expect(await screen.findByText(failed)).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('Part one')).toBeVisible();
  expect(asked()).toBe(5);
});

test('who draws it after a failure asks anew', async () => {
  expectConsole(/no script/);
  const { Late } = failing(2);
  const first = show(Late);
  expect(await screen.findByText(failed)).toBeVisible();
  first.unmount();
  show(Late);
  expect(await screen.findByText('Part one')).toBeVisible();
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
  expect(await screen.findByText('Part one')).toBeVisible();
});

test('a fault in the part stays in it, and in the words that it is given', async () => {
  expectConsole(/broken within/);
  const Broken = lazyPart<object>(
    () =>
      Promise.resolve(() => {
        throw new Error('broken within');
      }),
    { loading: () => null, failed: () => 'what stood there' },
  );
  render(
    <>
      <h1>Page</h1>
      <Broken />
    </>,
  );
  expect(await screen.findByText('what stood there')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Page' })).toBeVisible();
});

test('it comes by itself where it fails just after the connection is back', async () => {
  expectConsole(/no script/);
  window.dispatchEvent(new Event('online'));
  show(failing(2).Late);
  expect(await screen.findByText('Part one')).toBeVisible();
});
