import { render } from '@testing-library/react';
import { readHead } from '@/testing/documentHead';
import { canonicalPath, setPlace, usePageHead } from './pageHead';
import type { PageHead } from './pageHead';

function Page({ head }: { head: PageHead | undefined }) {
  usePageHead(head);
  return null;
}

const at = (pathname: string) => setPlace({ pathname, search: '', base: '/' });
const show = (head: PageHead | undefined) => render(<Page head={head} />);
const ahead = `
  <title>Burger Box – Kept &amp; Co</title>
  <meta name="description" content="Rs. 680">
  <link rel="canonical" href="https://shop.example.com/product/abc">
  <meta property="og:title" content="Burger Box">
  <script type="application/ld+json">{}</script>`;
const saysAhead = () => /og:|ld\+json/.test(document.head.innerHTML);

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

  test('has its title with the site’s name, its description and its address; without words, the site’s', () => {
    at('/about');
    const about = { title: 'About – Test Packaging', canonical: '/about', robots: undefined };
    show({ title: 'About', description: 'Who we are' });
    expect(readHead()).toEqual({ ...about, description: 'Who we are' });
    show({ title: 'Product not found', noIndex: true });
    expect(readHead().robots).toBe('noindex');
    // Still loading: not kept from search engines as the one before.
    show(undefined);
    expect(readHead()).toEqual({
      ...about,
      title: 'Test Packaging',
      description: 'A shop for tests.',
    });
  });

  test('of one shopper alone stays out of search engines', () => {
    at('/Cart/');
    show({ title: 'Shopping Cart' });
    expect(readHead().robots).toBe('noindex');
  });

  test.each([
    [{ pathname: '/product/other', search: '?pack=1', base: '/shop' }, '/shop/product/abc'],
    [{ pathname: '/', search: '', base: '/shop' }, '/shop/'],
    // Never on another site.
    [{ pathname: '//example.com/', search: '', base: '/' }, '//example.com'],
  ])('at %j is known by one address, below the base of the site', (place, canonical) => {
    setPlace(place);
    show(place.search ? { path: '/product/abc' } : {});
    expect(readHead().canonical).toBe(canonical);
  });
});

test.each([
  ['/', '?utm_source=x', '/'],
  ['/products/', '?search=box&areas=Food', '/products'],
  ['/categories/', '?category=Cups+%26+Lids&x=1', '/categories?category=Cups+%26+Lids'],
  ['/categories', '?category=A&category=%20&category=B', '/categories?category=A&category=B'],
])('%s%s is known as %s', (pathname, search, path) => {
  expect(canonicalPath({ pathname, search })).toBe(path);
});
