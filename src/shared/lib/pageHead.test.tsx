import { render } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { readHead } from '@/testing/documentHead';
import { canonicalPath, HeadCollector, setPlace, usePageHead } from './pageHead';
import type { PageHead } from './pageHead';

function Page({ head }: { head: PageHead | undefined }) {
  usePageHead(head);
  return null;
}

const at = (pathname: string, search = '', base = '/') => {
  setPlace({ pathname, search, base });
};
const show = (head: PageHead | undefined) => render(<Page head={head} />);
const ahead = `
  <title>Burger Box – Kept &amp; Co</title>
  <meta name="description" content="Rs. 680">
  <link rel="canonical" href="https://shop.example.com/product/abc">
  <meta property="og:title" content="Burger Box">
  <meta name="twitter:card" content="summary_large_image">
  <script type="application/ld+json">{}</script>`;
const saysAhead = () => /og:|twitter:|ld\+json/.test(document.head.innerHTML);

// The first in this file: later, a head is known already.
test('what a page came with stays until its own head is known, and what is said ahead until it is left', () => {
  document.head.innerHTML = ahead;
  at('/product/abc');
  const { rerender } = show(undefined);
  expect(document.title).toBe('Burger Box – Kept & Co');

  rerender(<Page head={{ title: 'Burger Box', description: 'Rs. 700' }} />);
  expect(readHead().description).toBe('Rs. 700');
  expect(readHead().canonical).toBe('https://shop.example.com/product/abc');
  expect(saysAhead()).toBe(true);

  at('/about');
  rerender(<Page head={{ title: 'About' }} />);
  expect(readHead().canonical).toBe('https://shop.example.com/about');
  expect(saysAhead()).toBe(false);
});

describe('a page', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    at('/');
  });

  test('has its title with the site’s name, its description and its address', () => {
    at('/about');
    show({ title: 'About', description: 'Who we are' });
    expect(document.title).toBe('About – Test Packaging');
    expect(readHead().description).toBe('Who we are');
    expect(readHead().canonical).toBe('/about');
    show({ title: 'About', description: 'Who we are now' });
    expect(readHead().description).toBe('Who we are now');
  });

  test('without words of its own has the site’s', () => {
    show({ title: 'About', description: 'Who we are' });
    show({});
    expect(document.title).toBe('Test Packaging');
    expect(readHead().description).toBe('A shop for tests.');
    expect(document.head.innerHTML).toContain('name="theme-color" content="#FBF8F3"');
  });

  test.each([
    ['is still loading', undefined, 'Test Packaging'],
    ['follows', { title: 'About' }, 'About – Test Packaging'],
  ])('that %s is not kept from search engines as the one before', (_what, head, title) => {
    show({ title: 'Cart', noIndex: true });
    expect(readHead().robots).toBe('noindex');
    show(head);
    expect(document.title).toBe(title);
    expect(readHead().robots).toBeUndefined();
  });

  test('with several addresses names one, and below the base of the site', () => {
    at('/product/other', '?pack=1', '/shop');
    show({ path: '/product/abc' });
    expect(readHead().canonical).toBe('/shop/product/abc');
    at('/', '', '/shop');
    show({});
    expect(readHead().canonical).toBe('/shop/');
  });

  test('never has an address on another site', () => {
    at('//example.com/');
    show({});
    expect(readHead().canonical).toBe('//example.com');
  });
});

test.each([
  ['/', '?utm_source=x', '/'],
  ['/products/', '', '/products'],
  ['/products', '?search=box&areas=Food', '/products'],
  ['/categories', '?page=2', '/categories'],
  ['/categories/', '?category=Cups+%26+Lids&x=1', '/categories?category=Cups+%26+Lids'],
  ['/categories', '?category=A&category=%20&category=B', '/categories?category=A&category=B'],
  ['/product/U2Fs%3D', '?pack=7', '/product/U2Fs%3D'],
])('%s%s is known as %s', (pathname, search, path) => {
  expect(canonicalPath({ pathname, search })).toBe(path);
});

test('where there is no browser, a page tells its head while it is drawn', () => {
  const heads: PageHead[] = [];
  const collect = (head: PageHead) => void heads.push(head);
  renderToStaticMarkup(
    <HeadCollector value={collect}>
      <Page head={{ title: 'Box', image: '/media/a.webp', type: 'product' }} />
      <Page head={undefined} />
    </HeadCollector>,
  );
  expect(heads).toEqual([{ title: 'Box', image: '/media/a.webp', type: 'product' }]);
});
