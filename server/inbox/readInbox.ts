import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { getAddressFile, FolderInUse } from '../claimFolder';
import { withExistingStore } from '../openStore';
import { readPassword } from '../readPassword';
import { readDataLocation } from '../settings';
import { StartError } from '../startError';
import { toPlainLine } from './plainText';
import type { StoredEnquiry } from '../rows';
import type { ShopStore } from '../sqlStore';

const InboxPage = v.object({
  data: v.array(
    v.object({
      enquiryId: v.number(),
      createdAt: v.pipe(v.string(), v.isoTimestamp(), v.toDate()),
      personName: v.string(),
      companyName: v.string(),
      contactNo: v.string(),
      contactEmail: v.string(),
      contactAddress: v.string(),
      contactMessage: v.string(),
    }),
  ),
  next: v.nullable(v.number()),
});
const LoginAnswer = v.object({ token: v.string() });

type FetchJson = <S extends v.GenericSchema>(schema: S, path: string) => Promise<v.InferOutput<S>>;

/**
 * Reads data from the store of a stopped shop, or from the API of a running shop.
 * @param adminEmail e-mail address after `--as`; a running shop requires it or INBOX_TOKEN
 * @throws StartError if neither the store nor the API can be read
 */
export async function readFromShop<T>(
  adminEmail: string | undefined,
  readFromStore: (store: ShopStore) => Promise<T>,
  readFromApi: (fetchJson: FetchJson) => Promise<T>,
): Promise<T> {
  const dataLocation = readDataLocation(process.env);
  try {
    return await withExistingStore(dataLocation, readFromStore);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
  }
  const token = process.env.INBOX_TOKEN || undefined;
  if (!token && !adminEmail)
    throw new StartError(
      'The shop is running. Log in as an administrator with --as EMAIL, or stop the shop.',
    );
  const url = await readFile(getAddressFile(dataLocation.dataFolder), 'utf8').catch(() => '');
  const bearerToken = token ?? (await logIn(url, adminEmail));
  return readFromApi((schema, path) => requestJson(schema, url + path, bearerToken));
}

/** Reads all orders and enquiries, newest first. */
export const readInbox = (adminEmail: string | undefined): Promise<StoredEnquiry[]> =>
  readFromShop(
    adminEmail,
    (store) => store.enquiries(),
    async (fetchJson) => {
      const rows: StoredEnquiry[] = [];
      for (let query = ''; ;) {
        const { data, next } = await fetchJson(InboxPage, `/api/inbox${query}`);
        rows.push(...data);
        if (next === null) return rows;
        query = `?before=${next}`;
      }
    },
  );

async function logIn(url: string, LoginId = ''): Promise<string> {
  const query = new URLSearchParams({ LoginId, LoginPassword: await readPassword() });
  return (await requestJson(LoginAnswer, `${url}/api/ADM/User/UserValidate?${query.toString()}`))
    .token;
}

async function requestJson<S extends v.GenericSchema>(schema: S, address: string, token = '') {
  const headers = { Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(15_000);
  const response = await fetch(address, { headers, signal, redirect: 'error' }).catch(() => {
    throw new StartError('The shop does not answer. If it is starting, try again.');
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok && v.is(schema, answer)) return v.parse(schema, answer);
  const { message = 'The answer is not from a shop of this version.' } = (answer ?? {}) as {
    message?: string;
  };
  throw new StartError(toPlainLine(message));
}
