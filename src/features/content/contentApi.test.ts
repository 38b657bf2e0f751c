/** @jest-environment ./src/testing/environment.ts */

import { makeStore } from '@/app/store';
import type { AppStore } from '@/app/store';
import { storeAccessToken } from '@/shared/api/tokenRequest';
import { createDemoHandlers, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { backEndDown } from '@/testing/scenarios';
import { clientInfoApi } from './clientInfoApi';
import { contentApi } from './contentApi';

const { getBanners, getAnnouncements, getClientSettings } = contentApi.endpoints;
const { getClientInfo } = clientInfoApi.endpoints;

type SendCall = (dispatch: AppStore['dispatch']) => Promise<{ error?: unknown }>;

// Pages show nothing in place of these answers, so no page contains these texts.
test.each<[string, SendCall, string]>([
  ['banners', async (dispatch) => dispatch(getBanners.initiate()), 'Failed to fetch banners'],
  [
    'announcements',
    async (dispatch) => dispatch(getAnnouncements.initiate()),
    'Failed to fetch announcements',
  ],
  [
    'client information',
    async (dispatch) => dispatch(getClientInfo.initiate()),
    'HTTP error! status: FETCH_ERROR',
  ],
])('a failed request for %s has the text of the contract', async (_title, sendCall, message) => {
  storeAccessToken('abc', 3600);
  server.use(backEndDown());
  expect((await sendCall(makeStore().dispatch)).error).toEqual({ status: 'FETCH_ERROR', message });
});

test.each<[string, SendCall]>([
  ['/api/WAP/Banner/GetAll', async (dispatch) => dispatch(getBanners.initiate())],
  ['/api/ADM/ClientSetting/GetData', async (dispatch) => dispatch(getClientSettings.initiate())],
])('the request to %s has a content type, although it has no body', async (path, sendCall) => {
  server.use(...createDemoHandlers());
  const requests = recordRequestsOf(path);
  await sendCall(makeStore().dispatch);
  expect(requests[0]?.headers.get('content-type')).toBe('application/json');
});
