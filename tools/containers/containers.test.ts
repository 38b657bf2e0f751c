import { readFileSync } from 'node:fs';

test('the Dockerfile starts from one exact version of Node with security fixes', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const images = [...dockerfile.matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  // Support of Node 20 ended in April 2026, and Node 22 gets fixes only until April 2027.
  const exactVersion = expect.stringMatching(/^node:(?:2[4-9]|[3-9]\d)\.\d+\.\d+-slim$/) as string;
  expect(images).toEqual([exactVersion, 'base', 'base', 'base']);
});

/** Variables to which compose.yaml gives fixed values. */
const fixedVariables = ['PORT', 'HOST', 'DATA_DIR', 'STATIC_DIR'];

test('compose.yaml passes on every back-end variable that README lists', () => {
  const variablesTable =
    readFileSync('README.md', 'utf8').split('\n| variable |')[1]?.split('\n\n')[0] ?? '';
  const nameCells = [...variablesTable.matchAll(/^\| (`.*?`) \|/gm)].map(([, names = '']) => names);
  const listedVariables = nameCells.flatMap((row) =>
    [...row.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  const [, backEnd = ''] = readFileSync('compose.yaml', 'utf8').split('\nx-back-end:');
  const passedVariables = [...backEnd.matchAll(/^ {4}([A-Z_]+):/gm)].map(([, name = '']) => name);
  expect([...passedVariables, ...fixedVariables].sort()).toEqual(listedVariables.sort());
});
