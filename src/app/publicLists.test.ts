import { readdirSync } from 'node:fs';
import path from 'node:path';
import { baseApi } from '@/shared/api/baseApi';
import { publicLists } from './publicLists';

test('every query is a public list, takes an argument, or makes no call', async () => {
  const featuresFolder = path.join(__dirname, '../features');
  for (const file of readdirSync(featuresFolder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('Api.ts')) await import(path.join(featuresFolder, file));
  const queryNames = Object.entries<object>(baseApi.endpoints).flatMap(([name, endpoint]) =>
    'useQuery' in endpoint ? [name] : [],
  );
  const otherQueries = ['getProduct', 'getReviews', 'getFacts', 'getWords'];
  expect([...publicLists.map(({ name }) => name), ...otherQueries].sort()).toEqual(
    queryNames.sort(),
  );
});
