import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getPublicLists } from '@/shared/api/publicLists';
import { catalogueReads, frameReads } from '@/testing/faults/reads';

test('the fault tests cover every public call', async () => {
  const features = path.join(__dirname, '../../features');
  for (const file of readdirSync(features, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('Api.ts')) await import(path.join(features, file));
  const rows = [...frameReads, ...catalogueReads].map(({ endpoint }) => endpoint);
  const names = getPublicLists().map(({ name }) => name);
  expect(names).toContain('getProducts');
  expect(names.filter((name) => !rows.includes(name))).toEqual([]);
});
