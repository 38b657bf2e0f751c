import { claimFolder } from '../claimFolder';
import { databaseIn, isWhole, openEmbedded, openServer } from '../db/openDatabase';
import { sqlState } from '../http/queryErrors';
import type { readDataPlace } from '../settings';
import { createSqlStore } from '../sqlStore';
import { StartError } from '../startError';
import type { EnquiryPage, Store, StoredEnquiry } from '../store';
import { askRunningShop } from './privateInbox';

type DataPlace = ReturnType<typeof readDataPlace>;
type ReadPage = (page: EnquiryPage) => Promise<StoredEnquiry[]>;

const pageSize = 500;
const undefinedTable = '42P01';

/** All that was sent, newest first, whether the shop runs or not. Makes no shop where there is none. */
export async function readInbox(
  { databaseUrl, dataFolder }: DataPlace,
  since?: Date,
): Promise<StoredEnquiry[]> {
  if (databaseUrl) {
    const { db, close } = await openServer(databaseUrl);
    return readStore(createSqlStore(db, close), 'The database of DATABASE_URL', since);
  }
  if (!isWhole(databaseIn(dataFolder))) throw noShop(`The data folder ${dataFolder}`);
  const release = await claimFolder(dataFolder).catch((error: unknown) => {
    if (error instanceof StartError) return undefined;
    throw error;
  });
  if (!release) return allPages((page) => askShop(dataFolder, page), since);
  try {
    const { db, close } = await openEmbedded({ folder: databaseIn(dataFolder) });
    return await readStore(createSqlStore(db, close), `The data folder ${dataFolder}`, since);
  } finally {
    await release();
  }
}

const noShop = (place: string) =>
  new StartError(`${place} holds no shop yet. "npm start" makes one.`);

async function readStore(store: Store, place: string, since?: Date): Promise<StoredEnquiry[]> {
  try {
    return await allPages(store.enquiries, since);
  } catch (error) {
    throw sqlState(error) === undefinedTable ? noShop(place) : error;
  } finally {
    await store.close();
  }
}

async function askShop(dataFolder: string, page: EnquiryPage): Promise<StoredEnquiry[]> {
  try {
    return await askRunningShop(dataFolder, page);
  } catch {
    throw new StartError(
      `The data folder ${dataFolder} is in use, and its shop does not answer. ` +
        'Where it is only starting or stopping, try again in a moment.',
    );
  }
}

/** Page by page, so that a running shop serves its shoppers in between. */
async function allPages(readPage: ReadPage, since?: Date): Promise<StoredEnquiry[]> {
  const rows: StoredEnquiry[] = [];
  for (;;) {
    const page = await readPage({ count: pageSize, before: rows.at(-1)?.enquiryId, since });
    rows.push(...page);
    if (page.length < pageSize) return rows;
  }
}
