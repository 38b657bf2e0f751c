import { createApp } from './createApp';
import { inboxPageSize } from './routes/enquiries';
import { createBearerHeader, createCaller, getRefusal } from './testing/caller';
import { createMemoryStore } from './testing/memoryStore';
import { createStoredEnquiry } from './testing/storedEnquiry';
import { demoOptions, demoRows } from './testing/testApp';

const store = createMemoryStore(demoRows);
const app = createApp(store, { ...demoOptions, inboxIsOpenTo: () => true });
const { fetchAccessToken, logInAs } = createCaller(app);
const requestInbox = (query = '', token = '') =>
  app.request(`/api/inbox${query}`, { headers: createBearerHeader({ token }) });
const { enquiryId, createdAt, ...enquiry } = createStoredEnquiry();

it('the inbox is readable only by administrators and never cached', async () => {
  await store.addEnquiry(enquiry);
  for (const [callerName, token, status] of [
    ['nobody', '', 401],
    ['visitor', await fetchAccessToken(), 401],
    ['shopper', (await logInAs('shopper')).token, 403],
    ['admin', (await logInAs('admin')).token, 200],
  ] as const) {
    const response = await requestInbox('', token);
    const text = await response.text();
    expect([callerName, response.status]).toEqual([callerName, status]);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(text.includes(enquiry.contactEmail)).toBe(callerName === 'admin');
  }
});

it('the inbox is returned in pages, newest first', async () => {
  const { token } = await logInAs('admin');
  const readPage = async (query: string) =>
    (await (await requestInbox(query, token)).json()) as {
      data: { enquiryId: number }[];
      next: number;
    };
  while ((await store.enquiries()).length < 2 * inboxPageSize + 1) await store.addEnquiry(enquiry);
  const allRows = JSON.parse(JSON.stringify(await store.enquiries())) as unknown[];
  const firstPage = await readPage('');
  const secondPage = await readPage(`?before=${firstPage.next}`);
  const lastPage = await readPage(`?before=${secondPage.next}`);
  expect([...firstPage.data, ...secondPage.data, ...lastPage.data]).toEqual(allRows);
  expect([firstPage.data.length, lastPage]).toMatchObject([
    inboxPageSize,
    { data: [{}], next: null },
  ]);
  for (const query of ['?before=x', '?before=0', '?before='])
    expect([query, (await requestInbox(query, token)).status]).toEqual([query, 400]);
});

it('a closed inbox is answered as if it did not exist', async () => {
  const closedApp = createApp(store, { ...demoOptions, inboxIsOpenTo: () => false });
  const { token } = await logInAs('admin');
  const response = await closedApp.request('/api/inbox', {
    headers: createBearerHeader({ token }),
  });
  expect(await getRefusal(response)).toEqual([404, 'No such call: GET /api/inbox']);
});
