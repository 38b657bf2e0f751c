/** @jest-environment ./src/testing/environment.ts */

import { catalogApi } from '@/features/catalog/catalogApi';
import { cacheRestored } from '@/shared/api/cacheRestored';
import { createDemoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { makeStore } from '../store';
import { toQueryEntries } from './pageState';
import { refetchPrerendered } from './refetchPrerendered';

const { getAreas, getCategories } = catalogApi.endpoints;

test('refetches each answer of a page once, except answers requested meanwhile', async () => {
  server.use(...createDemoHandlers());
  const requests: string[] = [];
  server.events.on(
    'request:start',
    ({ request }) => void requests.push(new URL(request.url).pathname),
  );
  const store = makeStore();
  const answers = {
    'getAreas(undefined)': { endpointName: getAreas.name, data: [] },
    'getCategories(undefined)': { endpointName: getCategories.name, data: [] },
  };
  const cacheEntries = toQueryEntries(answers, 1);
  store.dispatch(cacheRestored(cacheEntries));
  await store.dispatch(getAreas.initiate(undefined, { forceRefetch: true }));
  store.dispatch(refetchPrerendered(cacheEntries.queries));
  await Promise.all(store.dispatch(catalogApi.util.getRunningQueriesThunk()));
  expect(getCategories.select()(store.getState()).data).not.toEqual([]);
  const listRequests = requests.filter((path) => !path.includes('Token'));
  expect(new Set(listRequests).size).toBe(listRequests.length);
  expect(listRequests).toHaveLength(2);
});
