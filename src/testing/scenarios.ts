import { http, HttpResponse } from 'msw';
import { createApp } from '@shop/server/createApp';
import { createMemoryStore } from '@shop/server/testing/memoryStore';
import { demoOptions, demoRows } from '@shop/server/testing/testApp';

/*
 * States of the whole back end, as handlers of MSW: `server.use(backEndDown())`. To let a single
 * call fail, use `handlers.ts`.
 */

/** The back end of a company that has not entered any content yet. */
export function emptyCatalogue() {
  const { company, users } = demoRows;
  const emptyTables = Object.fromEntries(Object.keys(demoRows).map((name) => [name, []]));
  const rows = { ...demoRows, ...emptyTables, company, users };
  const backEnd = createApp(createMemoryStore(rows), demoOptions);
  return http.all('*/api/*', ({ request }) => backEnd.fetch(request));
}

/** A back end that cannot be reached: the connection of every call fails. */
export const backEndDown = () => http.all('*/api/*', () => HttpResponse.error());

/** A back end that accepts every call and never answers, so that only a time limit ends the call. */
export const slowBackEnd = () => http.all('*/api/*', () => new Promise<never>(() => undefined));
