/** @jest-environment ./src/testing/environment.ts */

import { http, HttpResponse } from 'msw';
import { catalogApi } from '@/features/catalog/catalogApi';
import { blogApi } from '@/features/blog/blogApi';
import { cacheRestored } from '@/shared/api/cacheRestored';
import { storeAccessToken } from '@/shared/api/tokenRequest';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { mockAnswer, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { makeStore } from '../store';
import { pageStateId, readPageState } from './pageState';
import type { Answers, DataFile, PageState } from './pageState';

const renderedAt = 1_700_000_000_000;
const fileName = 'assets/data/shop.0a1b.json';

const createAnswers = (endpointName: string, data: unknown, originalArgs?: unknown): Answers => ({
  [`${endpointName}(${JSON.stringify(originalArgs)})`]: {
    endpointName,
    data,
    ...(originalArgs !== undefined && { originalArgs }),
  },
});

const validPageState: PageState = {
  release: '',
  renderedAt,
  files: [fileName],
  answers: createAnswers('getProduct', { productId: '1' }, '1'),
};
const sharedFile: DataFile = {
  brand: getRuntimeConfig().brand,
  answers: {
    ...createAnswers('getAreas', [{ areaId: '1' }]),
    ...createAnswers('getBlogs', [{ blogId: '7' }]),
  },
};

function addPageState(state: unknown, fileContent: unknown = sharedFile) {
  const text = typeof state === 'string' ? state : JSON.stringify(state);
  document.body.innerHTML = `<script type="application/json" id="${pageStateId}"></script>`;
  document.getElementById(pageStateId)?.append(text);
  server.use(http.get(`*/${fileName}`, () => HttpResponse.json(fileContent as object)));
}

async function createRestoredStore() {
  const pageState = await readPageState();
  // Fake timers must be on before the store starts its expiry timers.
  jest.useFakeTimers();
  const store = makeStore();
  if (pageState) store.dispatch(cacheRestored(pageState.restoredCache));
  return store;
}

afterEach(() => {
  document.body.innerHTML = '';
});

test('restores the answers of the page and its files', async () => {
  addPageState(validPageState);
  const state = (await createRestoredStore()).getState();
  expect(catalogApi.endpoints.getProduct.select('1')(state)).toMatchObject({
    isSuccess: true,
    data: { productId: '1' },
  });
  expect(catalogApi.endpoints.getAreas.select()(state).data).toEqual([{ areaId: '1' }]);
});

test('removes an answer that no component uses', async () => {
  addPageState(validPageState);
  const store = await createRestoredStore();
  jest.advanceTimersByTime(301_000);
  expect(store.getState().api.queries).toEqual({});
});

test('an answer is requested again when a component uses it', async () => {
  addPageState(validPageState);
  const { dispatch } = await createRestoredStore();
  jest.useRealTimers();
  storeAccessToken('abc', 600);
  server.use(mockAnswer('/api/ISPM/ProductArea/GetWebArea', { data: [] }));
  const requests = recordRequestsOf('/api/ISPM/ProductArea/GetWebArea');
  await dispatch(catalogApi.endpoints.getAreas.initiate());
  expect(requests).toHaveLength(1);
});

test('adds the long text to the article of the page', async () => {
  addPageState({ ...validPageState, article: { blogId: '7', longDescription: 'Long' } });
  const state = (await createRestoredStore()).getState();
  expect(blogApi.endpoints.getBlogs.select()(state).data).toEqual([
    { blogId: '7', longDescription: 'Long' },
  ]);
});

test.each<[string, ...Parameters<typeof addPageState>]>([
  ['is missing', ''],
  ['is cut off', JSON.stringify(validPageState).slice(0, -5)],
  ['was written by another release', { ...validPageState, release: 'main.other' }],
  ['is invalid', { ...validPageState, files: 'none' }],
  [
    'names a file on another host',
    { ...validPageState, files: ['//evil.example/assets/data/a.0a.json'] },
  ],
  [
    'was rendered with another configuration',
    validPageState,
    { ...sharedFile, brand: { name: 'Other' } },
  ],
  ['has an invalid file', validPageState, { answers: 'none' }],
])('does not use a state that %s', async (_title, ...pageStateArgs) => {
  addPageState(...pageStateArgs);
  expect(await readPageState()).toBeUndefined();
});

test('does not use a state whose file cannot be loaded', async () => {
  addPageState(validPageState);
  server.use(http.get(`*/${fileName}`, () => HttpResponse.error()));
  expect(await readPageState()).toBeUndefined();
});
