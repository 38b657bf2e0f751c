import { catalogueReadCalls, layoutReadCalls } from '@/testing/faults/reads';
import { publicLists } from '../publicLists';

test('the fault tests cover every public API call', () => {
  const testedNames = [...layoutReadCalls, ...catalogueReadCalls].map(({ endpoint }) => endpoint);
  const publicNames = publicLists.map(({ name }) => name);
  expect(publicNames.filter((name) => !testedNames.includes(name))).toEqual([]);
});
