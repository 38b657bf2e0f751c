import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const readText = (file: string) => readFileSync(file, 'utf8');
const collapseSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

test('the code in docs/architecture.md is quoted from the source', () => {
  const sourceFiles = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const sourceText = sourceFiles
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => collapseSpaces(readText(path.join('src', file))))
    .join('\n');
  const blocks = [...readText('docs/architecture.md').matchAll(/```ts\n(.*?)```/gs)];
  const quotedTexts = blocks.map(([, code = '']) => collapseSpaces(code));
  expect(quotedTexts.length).toBeGreaterThan(1);
  expect(quotedTexts.filter((text) => !sourceText.includes(text))).toEqual([]);
});
