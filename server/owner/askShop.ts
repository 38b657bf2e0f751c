import { FolderInUse } from '../claimFolder';
import { databaseIn, isWhole, openServer } from '../db/openDatabase';
import { sqlState } from '../http/queryErrors';
import { openDataFolder } from '../openStore';
import type { readDataPlace } from '../settings';
import { createSqlStore } from '../sqlStore';
import { StartError } from '../startError';
import { ownerApp } from './ownerApp';
import { askRunningShop } from './privateDoor';

export type DataPlace = ReturnType<typeof readDataPlace>;
type Send = (address: string, init?: RequestInit) => Response | Promise<Response>;
/** Gives the JSON that a call of `ownerApp` answers. */
export type Ask = (address: string, init?: RequestInit) => Promise<unknown>;

/** Lets a command ask the shop of this place, whether it runs or not. Makes no shop where there is none. */
export async function askShop<T>(place: DataPlace, use: (ask: Ask) => Promise<T>): Promise<T> {
  const { send, close } = await reachShop(place);
  try {
    return await use(async (address, init) => {
      const response = await send(address, init);
      const answer: unknown = await response.json();
      if (!response.ok) throw new StartError((answer as { message: string }).message);
      return answer;
    });
  } finally {
    await close();
  }
}

async function reachShop({ databaseUrl, dataFolder }: DataPlace) {
  if (databaseUrl) return open(await openServer(databaseUrl), 'The database of DATABASE_URL');
  const place = `The data folder ${dataFolder}`;
  if (!isWhole(databaseIn(dataFolder))) throw noShop(place);
  try {
    return await open(await openDataFolder(dataFolder), place);
  } catch (error) {
    if (error instanceof FolderInUse) return runningShop(dataFolder);
    throw error;
  }
}

async function open({ db, close }: Awaited<ReturnType<typeof openServer>>, place: string) {
  const store = createSqlStore(db, close);
  try {
    await store.userByEmail('');
  } catch (error) {
    await close();
    throw isOfNoShop.test(sqlState(error) ?? '') ? noShop(place) : error;
  }
  const app = ownerApp(store);
  const send: Send = (address, init) => app.request(address, init);
  return { send, close };
}

/** SQLSTATE of a table or a column that is not there. */
const isOfNoShop = /^42(?:P01|703)$/;

const noShop = (place: string) =>
  new StartError(`${place} holds no shop of this version yet. "npm start" makes one.`);

function runningShop(dataFolder: string) {
  const send: Send = (address, init) =>
    askRunningShop(dataFolder, address, init).catch(() => {
      throw new StartError(
        `The data folder ${dataFolder} is in use, and its shop does not answer. ` +
          'Where it is only starting or stopping, try again in a moment.',
      );
    });
  return { send, close: () => Promise.resolve() };
}
