import { fireEvent } from '@testing-library/react';
import { Provider } from 'react-redux';
import { pass, startTime, stopTime } from '@/testing/faults/clock';
import { find } from '@/testing/faults/onPage';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderPart } from '@/testing/renderPart';
import { makeStore } from '../store';
import { useWarmLinks } from './useWarmLinks';

function Links() {
  useWarmLinks();
  return (
    <>
      <a href="/about">Ours</a>
      <a href="/">This page</a>
      <a href="https://example.com/about">Elsewhere</a>
      <p>Nothing</p>
    </>
  );
}

const about = 'a[href="/about"]';
let asked: string[] = [];
const wait = (ms: number) => pass(ms, () => true);

beforeEach(() => {
  stopTime();
  server.use(...demoHandlers());
  asked = [];
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname));
});
afterEach(async () => {
  await wait(1000);
  server.events.removeAllListeners();
  Reflect.deleteProperty(navigator, 'connection');
  startTime();
});

const draw = () =>
  renderPart(
    <Provider store={makeStore()}>
      <Links />
    </Provider>,
  );

const point = (selector: string, event: 'pointerOver' | 'touchStart' | 'focusIn') =>
  fireEvent[event](find(selector) ?? document);

test('a pointer that stays on a link brings the data of its page', async () => {
  draw();
  point(about, 'pointerOver');
  await wait(79);
  expect(asked).toEqual([]);
  await wait(1);
  await wait(1000);
  expect(asked).toContain('/api/ADM/ClientSetting/GetData');
});

test('a finger on a link brings it at once', async () => {
  draw();
  point(about, 'touchStart');
  await wait(0);
  await wait(0);
  expect(asked).not.toEqual([]);
});

test('a pointer that passes over brings nothing, nor does a link to this page or another site', async () => {
  draw();
  point(about, 'pointerOver');
  await wait(79);
  for (const selector of ['p', 'a[href="/"]', 'a[href^="https"]']) {
    point(selector, 'focusIn');
    await wait(1000);
  }
  expect(asked).toEqual([]);
});

test.each(['pointerOver', 'touchStart', 'focusIn'] as const)(
  'where the shopper saves data, %s brings nothing',
  async (event) => {
    draw();
    Object.assign(navigator, { connection: { saveData: true } });
    point(about, event);
    await wait(1000);
    expect(asked).toEqual([]);
  },
);
