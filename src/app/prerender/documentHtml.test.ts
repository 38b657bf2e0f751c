/** @jest-environment ./src/testing/environment.ts */

import { readFileSync } from 'node:fs';
import { documentHtml } from './documentHtml';
import type { PageContent } from './documentHtml';

const build = {
  base: '/shop/',
  early: 'assets/early.1.js',
  entry: ['assets/libraries.1.js', 'assets/main.1.js'],
  css: ['assets/main.1.css'],
  font: 'assets/figtree.1.woff2',
  chunks: { home: ['assets/home.1.js'] },
};
const content: PageContent = {
  body: '<main><button>Menu</button> costs $& and $1</main>',
  styles: 'main{color:red}',
  links: '<link rel="preload" as="image" href="/media/a.webp">',
  path: '/shop/',
  params: ['search', 'sort'],
  calls: ['/api/a', '/api/b?Id=1&x="2"'],
  chunk: 'home',
};
// The build puts the policy in its place.
const template = readFileSync('public/index.html', 'utf8').replace('<!--policy-->', '');
const site = { template, build, css: 'body{margin:0}' };

const write = (page: PageContent, head = '<title>Shop</title>') =>
  new DOMParser().parseFromString(documentHtml(site, page, head), 'text/html');
const early = (page: Document) => page.querySelectorAll<HTMLScriptElement>('script');

test('a page names its address, its calls and its scripts on the early script, which stands there twice', () => {
  const scripts = early(write(content));
  expect(scripts).toHaveLength(2);
  for (const { dataset, attributes } of scripts) {
    expect(attributes.getNamedItem('src')?.value).toBe('/shop/assets/early.1.js');
    expect(Object.fromEntries(Object.entries(dataset))).toEqual({
      config: '/shop/config.js',
      path: '/shop/',
      params: 'search sort',
      calls: '/api/a /api/b?Id=1&x="2"',
      entry: '/shop/assets/libraries.1.js /shop/assets/main.1.js',
      scripts: '/shop/assets/home.1.js',
    });
  }
});

test('the plain page names no address', () => {
  const { path: _path, chunk: _chunk, ...plain } = content;
  const [script] = early(write({ ...plain, params: [], calls: [] }));
  expect(Object.keys(script?.dataset ?? {}).sort()).toEqual(['config', 'entry']);
});

test('content, styles and head find their places, whatever stands in them', () => {
  const page = write(content, '<title>A &amp; B</title><meta name="description" content="$&">');
  expect(page.title).toBe('A & B');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('$&');
  expect(page.querySelector('#static-page main')?.textContent).toBe('Menu costs $& and $1');
  expect(page.querySelector('#static-page button')?.hasAttribute('inert')).toBe(true);
  expect(page.getElementById('static-styles')?.textContent).toBe('main{color:red}');
  expect(page.querySelector('link[as=image]')?.parentElement).toBe(page.head);
  expect(page.documentElement.innerHTML).not.toMatch(/%base%|<!--/);
});
