/** @jest-environment ./src/testing/environment.ts */

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { documentHtml } from './documentHtml';
import type { PageContent } from './documentHtml';

const build = {
  base: '/shop/',
  loader: 'assets/loader.1.js',
  entry: ['assets/libraries.1.js', 'assets/main.1.js'],
  css: ['assets/main.1.css'],
  font: 'assets/figtree.1.woff2',
  look: 'assets/look.1.js',
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
// The build puts the policy and the first script in their places.
const template = readFileSync('public/index.html', 'utf8').replace(/<!--(policy|script)-->/g, '');
const site = { template, build, css: 'body{margin:0}', look: { css: '', notes: [] } };

const write = (page: PageContent, head = '<title>Shop</title>') =>
  new DOMParser().parseFromString(documentHtml(site, page, head), 'text/html');
const scripts = (page: Document) =>
  [...page.querySelectorAll('script')].map(({ attributes }) =>
    Object.fromEntries([...attributes].map(({ name, value }) => [name, value])),
  );

test('the scripts carry the address of the page, its configuration and its scripts', () => {
  const script = {
    async: '',
    src: '/shop/assets/loader.1.js',
    'data-config': '/shop/config.js',
    'data-entry': '/shop/assets/libraries.1.js /shop/assets/main.1.js',
    'data-scripts': '/shop/assets/home.1.js',
  };
  const inline = {
    'data-path': '/shop/',
    'data-params': 'search sort',
    'data-orders': 'placedOrders',
  };
  expect(scripts(write(content))).toEqual([inline, script]);
});

test('the head of a page stands in it as it is', () => {
  const page = write(content, '<title>A &amp; B</title><meta name="description" content="$&">');
  expect(page.title).toBe('A & B');
  expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toBe('$&');
});

test('the content stands in the root as it is', () => {
  expect(write(content).querySelector('#root main')?.textContent).toBe('costs $& and $1');
});

test('the root is not announced as something to click', () => {
  // React listens for clicks on it, for which readers would call all within clickable.
  expect(write(content).getElementById('root')?.getAttribute('role')).toBe('none');
});

test('the styles of a page stand in its head', () => {
  const styles = write(content).head.querySelector('[data-emotion]');
  expect(styles?.textContent).toBe('main{color:red}');
});

test('the preloads of a page stand in its head', () => {
  const page = write(content);
  expect(page.querySelector('link[as=image]')?.parentElement).toBe(page.head);
});

test('the manifest is linked below the base', () => {
  const manifest = write(content).querySelector('link[rel=manifest]');
  expect(manifest?.getAttribute('href')).toBe('/shop/manifest.webmanifest');
});

test('no placeholder of the template is left', () => {
  expect(write(content).documentElement.innerHTML).not.toMatch(/%base%|<!--/);
});

describe('the state of a page', () => {
  const files = ['assets/data/shop.0a.json'];
  const answers = { 'getA(1)': { endpointName: 'getA', originalArgs: 1, data: '</script><!--' } };
  const carrying = { ...content, state: { files, answers } };

  test('stands in it as JSON, whatever the data hold', () => {
    const html = documentHtml(site, carrying, '', '', 5);
    const page = new DOMParser().parseFromString(html, 'text/html');
    const { type, textContent } = page.getElementById('page-state') as HTMLScriptElement;
    expect(type).toBe('application/json');
    expect(JSON.parse(textContent)).toEqual({ release: 'main.1', renderedAt: 5, files, answers });
  });

  test('has its files preloaded', () => {
    const link = write(carrying).querySelector('link[as=fetch]');
    expect(link?.getAttribute('href')).toBe('/shop/assets/data/shop.0a.json');
  });

  test('is left out where there is none', () => {
    expect(write(content).getElementById('page-state')).toBeNull();
  });
});

describe('controls and the words around them', () => {
  const form = '<form action="/products"><input name="search"><button>Go</button></form>';
  const words = '<p title="a &lt;button&gt;">An input is &lt;input&gt;</p><buttonish></buttonish>';
  const dead = '<button>Menu</button><form><input><select></select><textarea></textarea></form>';
  const without = '<noscript><p>No script</p></noscript>';
  const body = form + words + dead + without;

  test('are switched off only outside of forms that the browser sends', () => {
    const page = write({ ...content, body });
    expect([...page.querySelectorAll('[inert]')].map(({ localName }) => localName)).toEqual([
      'button',
      ...['input', 'select', 'textarea'],
    ]);
  });

  test('are left as they are in a noscript', () => {
    expect(documentHtml(site, { ...content, body }, '')).toContain(without);
  });
});

/** Markup as a DOM gives it: what looks like a tag may stand in an attribute, or in a text. */
const markup = fc
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

test('whatever the markup holds, a page differs from it in what is inert alone', () => {
  const untouched = documentHtml(site, { ...content, body: '%body%' }, '');
  fc.assert(
    fc.property(markup, (body) => {
      const page = write({ ...content, body }, '');
      for (const control of page.querySelectorAll('[inert]')) control.removeAttribute('inert');
      const before = untouched.replace('%body%', () => body);
      expect(page.body.innerHTML).toBe(
        new DOMParser().parseFromString(before, 'text/html').body.innerHTML,
      );
    }),
    { numRuns: 200 },
  );
});
