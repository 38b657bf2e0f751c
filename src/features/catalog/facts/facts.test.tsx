/** @jest-environment ./src/testing/environment.ts */

import { act, screen } from '@testing-library/react';
import { addDays, formatIsoDate } from '@/shared/format/date';
import type { Paisa } from '@/shared/format/money';
import { mockAnswer } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { mockSiteFacts, mockSiteFile } from '@/testing/siteFacts';
import { catalogApi } from '../catalogApi';
import { useFacts } from './factsApi';
import { formatFactsLine } from './factsLine';
import type { ProductFacts } from './productFacts';

const boxFacts: ProductFacts = {
  price: 495_500 as Paisa,
  each: 9910,
  packs: 2,
  sizes: [[330, 250, 90]],
  sizeUnit: 'cm',
};
const boxFactsLine = 'from Rs. 99.10 each · 33 × 25 × 9 cm';
const factsPath = 'assets/facts.0a1b2c3d.json';

function FactsLine({ isExtra = false }) {
  catalogApi.endpoints.getProducts.useQuery();
  const facts = useFacts({ isExtra }).facts?.get('7');
  return <p>{facts?.line ?? 'None'}</p>;
}

/**
 * Returns the visible text after all facts have loaded, followed by the paths of the requested JSON
 * files.
 */
async function loadTextAndRequests(options?: { isExtra: boolean }) {
  jest.useFakeTimers({ advanceTimers: true });
  const requestedPaths: string[] = [];
  server.events.on('request:start', ({ request: { url } }) => {
    if (url.endsWith('.json')) requestedPaths.push(new URL(url).pathname.slice(1));
  });
  renderWithProviders(<FactsLine {...options} />);
  for (let tick = 0; tick < 20; tick += 1) await act(() => jest.advanceTimersByTimeAsync(500));
  return [screen.getByText(/./, { selector: 'p' }).textContent, ...requestedPaths];
}

test.each([false, true])('loads facts with two requests (optional facts: %s)', async (isExtra) => {
  mockSiteFacts({ 7: boxFacts });
  expect(await loadTextAndRequests({ isExtra })).toEqual([boxFactsLine, 'facts.json', factsPath]);
});

test('sends no request if the build has no product facts', async () => {
  expect(await loadTextAndRequests()).toEqual(['None']);
});

test.each([
  [true, 'None'],
  [false, boxFactsLine],
])(
  'loads facts of a large catalogue only if a component needs them (optional: %s)',
  async (isExtra, text) => {
    const data = Array.from({ length: 1001 }, (_, id) => ({ productId: id, productName: 'Box' }));
    mockSiteFacts({ 7: boxFacts });
    server.use(mockAnswer('/api/WAP/ProductWebLink/GetAll', { data }));
    expect((await loadTextAndRequests({ isExtra }))[0]).toBe(text);
  },
);

test('does not load optional facts if the browser asks to save data', async () => {
  mockSiteFacts({ 7: boxFacts });
  Object.assign(navigator, { connection: { saveData: true } });
  expect(await loadTextAndRequests({ isExtra: true })).toEqual(['None']);
  Reflect.deleteProperty(navigator, 'connection');
});

const factsIndex = {
  version: 1,
  date: formatIsoDate(Date.now()),
  facts: factsPath,
  words: factsPath,
};
const expiredDate = formatIsoDate(addDays(Date.now(), -31));
test.each<[string, string | object | null]>([
  ['is missing', null],
  ['is cut off', '{"version":1,"da'],
  ['is an HTML page', '<!doctype html>'],
  ['has another format version', { ...factsIndex, version: 2 }],
  ['is over 30 days old', { ...factsIndex, date: expiredDate }],
  ['has a date in the future', { ...factsIndex, date: formatIsoDate(addDays(Date.now(), 2)) }],
  ['has no valid date', { ...factsIndex, date: 'soon' }],
  ['names a file on another host', { ...factsIndex, facts: '//evil.example/facts.json' }],
  ['is null', 'null'],
])('ignores a facts index that %s', async (_title, body) => {
  mockSiteFacts({ 7: boxFacts });
  mockSiteFile('facts.json', typeof body === 'object' && body ? JSON.stringify(body) : body);
  expect(await loadTextAndRequests()).toEqual(['None', 'facts.json']);
});

test.each<[string, string | null]>([
  ['is missing', null],
  ['is cut off', '[["7",{"price":1'],
  ['is not a list', '{"7":{"price":100}}'],
  ['has only invalid rows', '[["7",{"price":"100"}],["7",{"sizes":[[]]}],["7"],7,null,["",{}]]'],
])('ignores a facts file that %s', async (_title, body) => {
  mockSiteFacts({ 7: boxFacts });
  mockSiteFile(factsPath, body);
  expect(await loadTextAndRequests()).toEqual(['None', 'facts.json', factsPath]);
});

test('skips a broken row and accepts "__proto__" as a product id', async () => {
  mockSiteFacts({ 6: { each: -1 }, 7: boxFacts, ['__proto__']: { each: 1 } });
  expect(await loadTextAndRequests()).toEqual([boxFactsLine, 'facts.json', factsPath]);
});

test.each<[Partial<Record<keyof ProductFacts, unknown>>, string]>([
  [{ price: 68_000, packs: 1 }, 'Rs. 680'],
  [{ price: 68_000, packs: 3, capacity: 500 }, 'from Rs. 680 · 500 ml'],
  [{ price: 68_000, each: 0.2, packs: 1, capacity: 1500 }, 'Rs. 680 · 1.5 litre'],
  [{ sizes: [[254, 101.6]], sizeUnit: 'in', capacity: 5 }, '10 × 4 in'],
  [{ sizes: [[10], [20]], sizeUnit: 'mm' }, '2 sizes'],
  [{}, ''],
])('formats the facts %j as "%s"', (facts, text) => {
  expect(formatFactsLine(facts as ProductFacts)).toBe(text);
});

test('shows the price for the number of pieces that the shopper needs', () => {
  const packPrices: ProductFacts['packPrices'] = [
    [50, 68_000],
    [100, 128_000],
  ];
  expect(formatFactsLine({ ...boxFacts, packPrices }, 300)).toBe(
    'for 300: Rs. 3,840 · Rs. 12.80 each · 33 × 25 × 9 cm',
  );
  expect(formatFactsLine(boxFacts, 300)).toBe(boxFactsLine);
});
