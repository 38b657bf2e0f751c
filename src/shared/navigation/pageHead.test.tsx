import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { readHead } from '@/testing/documentHead';
import { getCanonicalPath, usePageHead } from './pageHead';
import type { PageHead } from './pageHead';

function Page({ head }: { head: PageHead | undefined }) {
  usePageHead(head);
  return null;
}

const show = (head: PageHead | undefined, address = '/', basename = '/') => {
  const page = (now: PageHead | undefined) => (
    <MemoryRouter initialEntries={[address]} basename={basename}>
      <Page head={now} />
    </MemoryRouter>
  );
  const { rerender } = render(page(head));
  return (now: PageHead) => rerender(page(now));
};
const ahead = `
  <title>Burger Box – Kept &amp; Co</title>
  <meta name="description" content="Rs. 680">
  <link rel="canonical" href="https://shop.example.com/product/abc">
  <meta property="og:title" content="Burger Box">
  <script type="application/ld+json">{}</script>`;
const saysAhead = () => /og:|ld\+json/.test(document.head.innerHTML);

// The first in this file: later, a head is known already.
test('the prerendered head stays until the page’s own is known', () => {
  document.head.innerHTML = ahead;
  const know = show(undefined, '/product/abc');
  expect(document.title).toBe('Burger Box – Kept & Co');

  know({ title: 'Burger Box', description: 'Rs. 700' });
  expect(readHead().description).toBe('Rs. 700');
  expect(readHead().canonical).toBe('https://shop.example.com/product/abc');
  expect(saysAhead()).toBe(true);

  show({ title: 'About' }, '/about');
  expect(readHead().canonical).toBe('https://shop.example.com/about');
  expect(saysAhead()).toBe(false);
});

describe('a page', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  const about = { title: 'About – Test Packaging', canonical: '/about', robots: undefined };

  test('has title, description and address', () => {
    show({ title: 'About', description: 'Who we are' }, '/about');
    expect(readHead()).toEqual({ ...about, description: 'Who we are' });
  });

  test('that is of no use to search engines says so', () => {
    show({ title: 'Product not found', noIndex: true });
    expect(readHead().robots).toBe('noindex');
  });

  test('that is still loading has the title and description of the site', () => {
    show({ title: 'Product not found', noIndex: true });
    // Not kept from search engines as the one before.
    show(undefined, '/about');
    expect(readHead()).toEqual({
      ...about,
      title: 'Test Packaging',
      description: 'A shop for tests.',
    });
  });

  test('of one shopper alone stays out of search engines', () => {
    show({ title: 'Shopping Cart' }, '/Cart/');
    expect(readHead().robots).toBe('noindex');
  });

  test.each([
    ['/shop/product/other?pack=1', '/shop', { path: '/product/abc' }, '/shop/product/abc'],
    ['/shop', '/shop', {}, '/shop/'],
    // Never on another site.
    ['//example.com/', '/', {}, '//example.com'],
  ])(
    'at %s is known by one address, below the base %s of the site',
    (address, base, head, path) => {
      show(head, address, base);
      expect(readHead().canonical).toBe(path);
    },
  );
});

test.each([
  ['/', '?utm_source=x', '/'],
  ['/products/', '?search=box&areas=Food', '/products'],
  ['/categories/', '?category=Cups+%26+Lids&x=1', '/categories?category=Cups+%26+Lids'],
  ['/categories', '?category=A&category=%20&category=B', '/categories?category=A&category=B'],
])('%s%s is known as %s', (pathname, search, path) => {
  expect(getCanonicalPath({ pathname, search })).toBe(path);
});
