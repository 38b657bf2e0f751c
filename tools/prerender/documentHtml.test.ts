/** @jest-environment ./src/testing/environment.ts */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { createDocumentHtml } from './documentHtml';
import type { PageContent } from './documentHtml';

const build = {
  base: '/shop/',
  loader: 'assets/loader.1.js',
  entry: ['assets/libraries.1.js', 'assets/main.1.js'],
  css: ['assets/main.1.css'],
  font: 'assets/figtree.1.woff2',
  chunks: { HomePage: ['assets/home.1.js'] },
};
const content: PageContent = {
  body: '<main>costs $& and $1</main>',
  styles: '<style data-emotion="css a" data-s>main{color:red}</style>',
  links: '<link rel="preload" as="image" href="/media/a.webp">',
  path: '/shop/',
  params: ['search', 'sort'],
  file: 'HomePage',
};
// Remove the placeholders that the build replaces with the policy and the inline script.
const template = readFileSync('public/index.html', 'utf8').replace(/<!--(policy|script)-->/g, '');
const site = { template, build, css: 'body{margin:0}' };

const createDocument = (page: PageContent, head = '<title>Shop</title>') =>
  new DOMParser().parseFromString(createDocumentHtml(site, page, head), 'text/html');
const getScripts = (page: Document) =>
  [...page.querySelectorAll('script')].map(({ attributes }) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  );

test("writes scripts with the page's address, configuration and chunks", () => {
  const loaderAttributes = {
    async: '',
    src: '/shop/assets/loader.1.js',
    'data-config': '/shop/config.js',
    'data-entry': '/shop/assets/libraries.1.js /shop/assets/main.1.js',
    'data-scripts': '/shop/assets/home.1.js',
  };
  const inlineAttributes = {
    'data-path': '/shop/',
    'data-params': 'search sort',
    'data-orders': 'placedOrders',
  };
  expect(getScripts(createDocument(content))).toEqual([inlineAttributes, loaderAttributes]);
});

test('inserts the head of a page unchanged', () => {
  const page = createDocument(
    content,
    '<title>A &amp; B</title><meta name="description" content="$&">',
  );
  expect(page.title).toBe('A & B');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('$&');
});

test('inserts the content into the root unchanged', () => {
  expect(createDocument(content).querySelector('#root main')?.textContent).toBe('costs $& and $1');
});

test('gives the root a role that is not announced as clickable', () => {
  // React listens for clicks on the root. Without this role, screen readers would announce
  // everything in the root as clickable.
  expect(createDocument(content).getElementById('root')?.getAttribute('role')).toBe('none');
});

test('inserts the styles of a page into its head', () => {
  const styles = createDocument(content).head.querySelector('[data-emotion]');
  expect(styles?.textContent).toBe('main{color:red}');
});

test('hides the message of a slow script in the head if scripts are off', () => {
  const page = createDocument(content);
  expect(page.head.querySelector('noscript')?.textContent).toMatch(/\.late \{\s+display: none/);
  expect(page.body.querySelector('style')).toBeNull();
});

test('inserts the preloads of a page into its head', () => {
  const page = createDocument(content);
  expect(page.querySelector('link[as=image]')?.parentElement).toBe(page.head);
});

test('links the manifest below the base path', () => {
  const manifest = createDocument(content).querySelector('link[rel=manifest]');
  expect(manifest?.getAttribute('href')).toBe('/shop/manifest.webmanifest');
});

test('replaces every placeholder of the template', () => {
  expect(createDocument(content).documentElement.innerHTML).not.toMatch(/%base%|<!--/);
});

describe('the state of a page', () => {
  const files = ['assets/data/shop.0a.json'];
  const answers = { 'getA(1)': { endpointName: 'getA', originalArgs: 1, data: '</script><!--' } };
  const contentWithState = { ...content, state: { files, answers } };

  test('is valid JSON for any data', () => {
    const html = createDocumentHtml(site, contentWithState, '', '', 5);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const { type, textContent } = page.getElementById('page-state') as HTMLScriptElement;
    expect(type).toBe('application/json');
    expect(JSON.parse(textContent)).toEqual({ release: 'main.1', renderedAt: 5, files, answers });
  });

  test('has its files preloaded', () => {
    const link = createDocument(contentWithState).querySelector('link[as=fetch]');
    expect(link?.getAttribute('href')).toBe('/shop/assets/data/shop.0a.json');
  });

  test('is left out of a page without state', () => {
    expect(createDocument(content).getElementById('page-state')).toBeNull();
  });
});

describe('controls before the script runs', () => {
  const formHtml = '<form action="/products"><input name="search"><button>Go</button></form>';
  const textHtml =
    '<p title="a &lt;button&gt;">An input is &lt;input&gt;</p><buttonish></buttonish>';
  const controlsHtml =
    '<button>Menu</button><form><input><select></select><textarea></textarea></form>';
  const noscriptHtml = '<noscript><p>No script</p></noscript>';
  const body = formHtml + textHtml + controlsHtml + noscriptHtml;

  test('are inert unless the browser submits their form', () => {
    const page = createDocument({ ...content, body });
    expect([...page.querySelectorAll('[inert]')].map(({ localName }) => localName)).toEqual([
      'button',
      ...['input', 'select', 'textarea'],
    ]);
  });

  test('become inert without changing the content of a noscript element', () => {
    expect(createDocumentHtml(site, { ...content, body }, '')).toContain(noscriptHtml);
  });
});

/** Generates markup as a DOM serialises it, including text and attributes that look like tags. */
const arbitraryMarkup = fc
  .tuple(
    fc.constantFrom('<form>', '<form action="/">', '<div>'),
    fc.array(
      fc.oneof(
        fc.constantFrom('<p title="', '<button title="', '<a href="', '">', '" action="/">'),
        fc.constantFrom('<button>', '<input>', '<select><option>', '<textarea>', '<b>', '<meta>'),
        fc.constantFrom('</button>', '</select>', '</textarea>', '</p>', '-->'),
        fc.string(),
      ),
      { size: 'medium' },
    ),
  )
  .map(([start, parts]) => {
    const holder = document.createElement('div');
    holder.innerHTML = start + parts.join('');
    return holder.innerHTML;
  });

test('changes no markup except for inert attributes', () => {
  const originalHtml = createDocumentHtml(site, { ...content, body: '%body%' }, '');
  fc.assert(
    fc.property(arbitraryMarkup, (body) => {
      const page = createDocument({ ...content, body }, '');
      for (const control of page.querySelectorAll('[inert]')) control.removeAttribute('inert');
      const expectedHtml = originalHtml.replace('%body%', () => body);
      expect(page.body.innerHTML).toBe(
        new DOMParser().parseFromString(expectedHtml, 'text/html').body.innerHTML,
      );
    }),
    { numRuns: 200 },
  );
});
