import { readdirSync } from 'node:fs';
import path from 'node:path';
import { getPublicLists } from '@/shared/api/publicLists';
import { catalogueReadCalls, layoutReadCalls } from '@/testing/faults/reads';

test('the fault tests cover every public API call', async () => {
  const featuresFolder = path.join(__dirname, '../../features');
  for (const file of readdirSync(featuresFolder, { recursive: true, encoding: 'utf8' }))
    if (file.endsWith('Api.ts')) await import(path.join(featuresFolder, file));
  const testedNames = [...layoutReadCalls, ...catalogueReadCalls].map(({ endpoint }) => endpoint);
  const publicNames = getPublicLists().map(({ name }) => name);
  expect(publicNames).toContain('getProducts');
  expect(publicNames.filter((name) => !testedNames.includes(name))).toEqual([]);
});
