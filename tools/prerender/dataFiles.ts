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

const dataFolder = 'assets/data';

/** Path of the file that names the data files of this run and of the previous run. */
const fileListPath = `${dataFolder}/files.json`;

/**
 * Greatest length of a product list that is written to a data file. A longer list is left out,
 * because parsing it would block a phone. Pages that show it then request it from the back end.
 */
const maxProducts = 1000;

/**
 * By endpoint: names of the files for lists that have a separate file, because they are long. The
 * other lists appear on nearly every page and share one file.
 */
const separateFileNames: Partial<Record<string, string>> = {
  [catalogApi.endpoints.getProducts.name]: 'products',
  [blogApi.endpoints.getBlogs.name]: 'articles',
  [contentApi.endpoints.getClientSettings.name]: 'settings',
};

/** Paths of the data files that contain API answers, by cache key of the answer. */
export type DataFiles = ReadonlyMap<string, string>;

type Queries = ReturnType<AppStore['getState']>['api']['queries'];

const omitLongDescription = ({ longDescription: _, ...post }: Blog): Blog => post;

/** Converts cached queries to the format in which pages and files contain them. */
export function toAnswers(queries: Queries): Answers {
  const entries = Object.entries(queries).flatMap(([key, query]) => {
    if (query?.data === undefined || !query.endpointName) return [];
    const { endpointName, data } = query;
    const originalArgs: unknown = query.originalArgs;
    return [[key, { endpointName, ...(originalArgs !== undefined && { originalArgs }), data }]];
  });
  return Object.fromEntries(entries) as Answers;
}

/** Returns the part of a list's data that is written to its file. */
function selectStoredData(endpointName: string, data: unknown): unknown {
  return endpointName === blogApi.endpoints.getBlogs.name
    ? (data as Blog[]).map(omitLongDescription)
    : data;
}

const isTooLong = (endpointName: string, data: unknown) =>
  endpointName === catalogApi.endpoints.getProducts.name &&
  (data as unknown[]).length > maxProducts;

/**
 * Writes data files with the lists that pages share, and with the brand for which the pages are
 * rendered. Returns the path of each list's file, by cache key.
 */
export async function writeDataFiles(siteFolder: string, listStore: AppStore): Promise<DataFiles> {
  const { brand } = getRuntimeConfig();
  const contentByName = new Map<string, DataFile>([['shop', { brand, answers: {} }]]);
  for (const [key, answer] of Object.entries(toAnswers(listStore.getState().api.queries))) {
    const { endpointName, data } = answer;
    if (isTooLong(endpointName, data)) continue;
    const name = separateFileNames[endpointName] ?? 'shop';
    const content = contentByName.get(name) ?? { answers: {} };
    content.answers[key] = { ...answer, data: selectStoredData(endpointName, data) };
    contentByName.set(name, content);
  }
  const files = new Map<string, string>();
  for (const [name, content] of contentByName) {
    const file = await writeHashedJson(siteFolder, dataFolder, name, content);
    for (const key of Object.keys(content.answers)) files.set(key, file);
  }
  return files;
}

function readFileList(siteFolder: string): { now: string[]; before: string[] } {
  try {
    const { now, before } = JSON.parse(
      readFileSync(path.join(siteFolder, fileListPath), 'utf8'),
    ) as Partial<Record<'now' | 'before', string[]>>;
    return { now: now ?? [], before: before ?? [] };
  } catch {
    return { now: [], before: [] };
  }
}

/**
 * Deletes the data files of earlier runs. Files of the previous run stay, because an open page may
 * still request them.
 */
export function removeOldDataFiles(siteFolder: string, files: DataFiles): void {
  const currentFiles = [...new Set(files.values())].sort();
  const listedFiles = readFileList(siteFolder);
  const areFilesUnchanged = currentFiles.join() === listedFiles.now.join();
  const before = areFilesUnchanged ? listedFiles.before : listedFiles.now;
  writeIfChanged(
    path.join(siteFolder, fileListPath),
    `${JSON.stringify({ now: currentFiles, before })}\n`,
  );
  for (const file of readdirSync(path.join(siteFolder, dataFolder))) {
    const [name] = /^\w+\.[0-9a-f]+\.json/.exec(file) ?? [];
    if (name && ![...currentFiles, ...before].includes(`${dataFolder}/${name}`))
      rmSync(path.join(siteFolder, dataFolder, file));
  }
}
