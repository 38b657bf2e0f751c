import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { writeIfChanged } from '@shop/site/writeIfChanged';
import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { contentApi } from '@/features/content/contentApi';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Blog } from '@/shared/contract/blog';
import type { Answers, DataFile } from '@/app/boot/pageState';
import type { AppStore } from '@/app/store';
import { writeHashedJson } from './hashedFiles';

const folder = 'assets/data';

/** Lists the files of this run and of the last one. */
const listFile = `${folder}/files.json`;

/**
 * Longer lists are left out, because parsing them would block a phone. Pages that show them wait
 * for the back end.
 */
const maxProducts = 1000;

/** Long lists have separate files. The others appear on nearly every page and share one file. */
const ownFiles: Partial<Record<string, string>> = {
  [catalogApi.endpoints.getProducts.name]: 'products',
  [blogApi.endpoints.getBlogs.name]: 'articles',
  [contentApi.endpoints.getClientSettings.name]: 'settings',
};

/** Maps a cache key to the file that contains the answer. */
export type DataFiles = ReadonlyMap<string, string>;

type Queries = ReturnType<AppStore['getState']>['api']['queries'];

const omitText = ({ longDescription: _, ...post }: Blog): Blog => post;

/** Converts cached queries to the format of pages and files. */
export function toAnswers(queries: Queries): Answers {
  const entries = Object.entries(queries).flatMap(([key, query]) => {
    if (query?.data === undefined || !query.endpointName) return [];
    const { endpointName, data } = query;
    const originalArgs: unknown = query.originalArgs;
    return [[key, { endpointName, ...(originalArgs !== undefined && { originalArgs }), data }]];
  });
  return Object.fromEntries(entries) as Answers;
}

/** Returns the data of a list as its file contains them. */
function selectStoredData(endpointName: string, data: unknown): unknown {
  return endpointName === blogApi.endpoints.getBlogs.name ? (data as Blog[]).map(omitText) : data;
}

const isTooLong = (endpointName: string, data: unknown) =>
  endpointName === catalogApi.endpoints.getProducts.name &&
  (data as unknown[]).length > maxProducts;

/** Writes the lists that pages share, and the brand with which the pages are rendered. */
export async function writeDataFiles(out: string, lists: AppStore): Promise<DataFiles> {
  const { brand } = getRuntimeConfig();
  const contents = new Map<string, DataFile>([['shop', { brand, answers: {} }]]);
  for (const [key, answer] of Object.entries(toAnswers(lists.getState().api.queries))) {
    const { endpointName, data } = answer;
    if (isTooLong(endpointName, data)) continue;
    const name = ownFiles[endpointName] ?? 'shop';
    const content = contents.get(name) ?? { answers: {} };
    content.answers[key] = { ...answer, data: selectStoredData(endpointName, data) };
    contents.set(name, content);
  }
  const files = new Map<string, string>();
  for (const [name, content] of contents) {
    const file = await writeHashedJson(out, folder, name, content);
    for (const key of Object.keys(content.answers)) files.set(key, file);
  }
  return files;
}

function readFileList(out: string): { now: string[]; before: string[] } {
  try {
    const { now, before } = JSON.parse(readFileSync(path.join(out, listFile), 'utf8')) as Partial<
      Record<'now' | 'before', string[]>
    >;
    return { now: now ?? [], before: before ?? [] };
  } catch {
    return { now: [], before: [] };
  }
}

/**
 * Deletes files of earlier runs except the last one, because an open page may still request its
 * files.
 */
export function removeOldDataFiles(out: string, files: DataFiles): void {
  const currentFiles = [...new Set(files.values())].sort();
  const listedFiles = readFileList(out);
  const isSame = currentFiles.join() === listedFiles.now.join();
  const before = isSame ? listedFiles.before : listedFiles.now;
  writeIfChanged(path.join(out, listFile), `${JSON.stringify({ now: currentFiles, before })}\n`);
  for (const file of readdirSync(path.join(out, folder))) {
    const [name] = /^\w+\.[0-9a-f]+\.json/.exec(file) ?? [];
    if (name && ![...currentFiles, ...before].includes(`${folder}/${name}`))
      rmSync(path.join(out, folder, file));
  }
}
