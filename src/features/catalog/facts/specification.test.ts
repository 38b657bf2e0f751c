/** @jest-environment ./src/testing/environment.ts */

import { findDimensions, readSpecification } from './specification';

const readRowTexts = (html: string) =>
  readSpecification(html).map(({ name, value }) => `${name}: ${value}`);

test.each([
  ['<table><tr><th> Board:&nbsp;</th><td>300 <b>GSM</b></td></tr></table>', 'Board: 300 GSM'],
  [
    '<table>\n<tr>\n<td>Board</td><td>300<br>GSM</td><td></td><td>white</td>',
    'Board: 300 GSM · white',
  ],
  ['<table><tr><td>Board: 300 GSM</td></tr></table>', 'Board: 300 GSM'],
  [
    '<table><tr><th>Name</th><th>Value</th></tr><tr><td>Board (L:W)</td><td>3</td></tr></table>',
    'Board (L W): 3',
  ],
  [
    '<table><tr><th>Board</th><td>3</td><th>Size</th><td>9 cm</td></tr></table>',
    'Board: 3',
    'Size: 9 cm',
  ],
  [
    '<ul><li><strong>Board:</strong> 3</li><li><b>Size</b>: 9 cm</li></ul>',
    'Board: 3',
    'Size: 9 cm',
  ],
  [
    '<ul><li><b>Board</b> 300 GSM</li><li><b>Size</b> – 9 cm</li></ul>',
    'Board: 300 GSM',
    'Size: 9 cm',
  ],
  ['<ul><li><b>Strong</b> and light</li><li><b>Bold</b></li><li></li></ul>'],
  [
    '<dl><dt>Board</dt><dd>3</dd><dt>Size:</dt><dd>9&nbsp;cm</dd><dd>4 in</dd></dl>',
    'Board: 3',
    'Size: 9 cm · 4 in',
  ],
  [
    '<p>Strong board.</p><p>Board: 3<br>Size:\n9 cm</p>Lid: none',
    'Board: 3',
    'Size: 9 cm',
    'Lid: none',
  ],
  ['<p>https://example.com</p><p>Ships by 10:30</p><p>300 GSM</p><p>: 3</p><p>Empty:</p>'],
  [
    '<p>Harm: <script>alert(1)</script><img src=x onerror=alert(1)></p><p>__proto__: 1</p>',
    '__proto__: 1',
  ],
  [`<p>${'long '.repeat(20)}: 3</p>`],
])('reads the rows of the specification %s', (html, ...rows) => {
  expect(readRowTexts(html)).toEqual(rows);
});

test('limits the number of rows of a hostile text', () => {
  expect(readRowTexts('<p>a: b</p>'.repeat(5000))).toHaveLength(60);
});

test.each([
  ['DIMENSION: 10 × 8 cm', '10 × 8 cm'],
  ['Print size: 5 cm<br>Size (L × W): 10 × 8 cm', '10 × 8 cm'],
  ['Dimensions vary by 3 cm', undefined],
  ['Dimensions: on request', undefined],
  [`Dimensions: ${'9'.repeat(100)}`, undefined],
])('finds the size in %s', (html, size) => {
  expect(findDimensions(readSpecification(html))?.value).toBe(size);
});
