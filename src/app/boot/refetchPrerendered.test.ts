/** @jest-environment ./src/testing/environment.ts */

import { catalogApi } from '@/features/catalog/catalogApi';
import { baseApi } from '@/shared/api/baseApi';
import { cacheRestored } from '@/shared/api/cacheRestored';
import { createDemoHandlers, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { makeStore } from '../store';
import { toQueryEntries } from './pageState';
import { refetchPrerendered } from './refetchPrerendered';

const { getAreas } = catalogApi.endpoints;
const areasPath = '/api/ISPM/ProductArea/GetWebArea';

/** Creates the store of a prerendered page. `endIdleWait` marks the page as idle. */
function openPage() {
  server.use(...createDemoHandlers());
  let endIdleWait: () => void = () => undefined;
  const idlePromise = new Promise<void>((resolve) => {
    endIdleWait = resolve;
  });
  const store = makeStore();
  const answers = {
    'getAreas(undefined)': { endpointName: 'getAreas', data: [] },
    'getHeadOffice(undefined)': { endpointName: 'getHeadOffice', data: {} },
  };
  store.dispatch(cacheRestored(toQueryEntries(answers, 1)));
  store.dispatch(refetchPrerendered(() => idlePromise));
  const waitForCalls = async () => {
    await idlePromise;
    await Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));
  };
  return { store, endIdleWait, waitForCalls };
}

test('an answer is requested once, however many components use it', async () => {
  const { store, endIdleWait, waitForCalls } = openPage();
  const requests = recordRequestsOf(areasPath);
  await Promise.all([1, 2].map(() => store.dispatch(getAreas.initiate())));
  endIdleWait();
  await waitForCalls();
  expect(getAreas.select()(store.getState()).data).not.toEqual([]);
  await store.dispatch(getAreas.initiate());
  expect(requests).toHaveLength(1);
});

test('no answer is requested before the page is idle', async () => {
  const { store } = openPage();
  const requests = recordRequestsOf(areasPath);
  await store.dispatch(getAreas.initiate());
  expect(requests).toEqual([]);
});

test('an answer that no component uses is not requested', async () => {
  const { endIdleWait, waitForCalls } = openPage();
  const requests = recordRequestsOf(areasPath);
  endIdleWait();
  await waitForCalls();
  expect(requests).toEqual([]);
});

test('an answer is requested when its endpoint is loaded after the page is idle', async () => {
  const { store, endIdleWait, waitForCalls } = openPage();
  const requests = recordRequestsOf('/api/ADM/ClientLocation/GetHeadOffice');
  endIdleWait();
  await waitForCalls();
  const { contentApi } = await import('@/features/content/contentApi');
  await store.dispatch(contentApi.endpoints.getHeadOffice.initiate());
  await waitForCalls();
  expect(requests).toHaveLength(1);
});

test('an answer that a visit requests meanwhile is not requested again', async () => {
  const { store, endIdleWait, waitForCalls } = openPage();
  const requests = recordRequestsOf(areasPath);
  await store.dispatch(getAreas.initiate());
  await store.dispatch(getAreas.initiate(undefined, { forceRefetch: true }));
  endIdleWait();
  await waitForCalls();
  expect(requests).toHaveLength(1);
});
