import { readVariablesOnly } from './readVariablesOnly';

const css = [
  ':root{--mui-a:1px;--mui-b:var(--mui-c);--mui-c:var(--mui-d, red);--mui-d:2px;--mui-e:3px;--own:4px}',
  '.card{--mui-e:5px;margin:var(--mui-b);color:blue}',
].join('');

test('variables that nothing reads go, with their other definitions', () => {
  expect(readVariablesOnly(css, '')).toBe(
    ':root{--mui-b:var(--mui-c);--mui-c:var(--mui-d, red);--mui-d:2px;--own:4px}' +
      '.card{margin:var(--mui-b);color:blue}',
  );
});

test('what the page itself reads stays', () => {
  const kept = readVariablesOnly(css, '<p style="width:var(--mui-e);top:var(--mui-a)">');
  expect(kept).toBe(css);
});
