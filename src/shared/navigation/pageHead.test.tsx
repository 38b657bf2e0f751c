import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { readHead } from '@/testing/documentHead';
import { usePageHead } from './pageHead';
import type { PageHead } from './pageHead';

function Page({ head }: { head: PageHead | undefined }) {
  usePageHead(head);
  return null;
}

const renderPage = (head: PageHead | undefined, address = '/', basename = '/') => {
  const createPage = (currentHead: PageHead | undefined) => (
    <MemoryRouter initialEntries={[address]} basename={basename}>
      <Page head={currentHead} />
    </MemoryRouter>
  );
  const { rerender } = render(createPage(head));
  return (nextHead: PageHead) => rerender(createPage(nextHead));
};
const prerenderedHead = `
  <title>Burger Box – Kept &amp; Co</title>
  <meta name="description" content="Rs. 680">
  <link rel="canonical" href="https://shop.example.com/product/abc">
  <meta property="og:title" content="Burger Box">
  <script type="application/ld+json">{}</script>`;
const hasPrerenderedMeta = () => /og:|ld\+json/.test(document.head.innerHTML);

// This must be the first test in this file, because every later test already knows a head.
test('keeps the prerendered head until the page provides its own', () => {
  document.head.innerHTML = prerenderedHead;
  const rerenderWithHead = renderPage(undefined, '/product/abc');
  expect(document.title).toBe('Burger Box – Kept & Co');

  rerenderWithHead({ title: 'Burger Box', description: 'Rs. 700' });
  expect(readHead().description).toBe('Rs. 700');
  expect(readHead().canonical).toBe('https://shop.example.com/product/abc');
  expect(hasPrerenderedMeta()).toBe(true);

  renderPage({ title: 'About' }, '/about');
  expect(readHead().canonical).toBe('https://shop.example.com/about');
  expect(hasPrerenderedMeta()).toBe(false);
});

describe('a page', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
  });

  const aboutHead = { title: 'About – Test Packaging', canonical: '/about', robots: undefined };

  test('has title, description and address', () => {
    renderPage({ title: 'About', description: 'Who we are' }, '/about');
    expect(readHead()).toEqual({ ...aboutHead, description: 'Who we are' });
  });

  test('has `noindex` if search engines should not index it', () => {
    renderPage({ title: 'Product not found', noIndex: true });
    expect(readHead().robots).toBe('noindex');
  });

  test('has the title and description of the site while it loads', () => {
    renderPage({ title: 'Product not found', noIndex: true });
    // The noindex of the previous page must not stay.
    renderPage(undefined, '/about');
    expect(readHead()).toEqual({
      ...aboutHead,
      title: 'Test Packaging',
      description: 'A shop for tests.',
    });
  });

  test('is not indexed if its content belongs to a single shopper', () => {
    renderPage({ title: 'Shopping Cart' }, '/Cart/');
    expect(readHead().robots).toBe('noindex');
  });

  test.each([
    ['/shop/product/other?pack=1', '/shop', { path: '/product/abc' }, '/shop/product/abc'],
    ['/shop', '/shop', {}, '/shop/'],
    ['/products/?search=box&utm_source=x', '/', {}, '/products'],
    // The address must not lead to another site.
    ['//example.com/', '/', {}, '//example.com'],
  ])('at %s below the base %s has one canonical address', (address, base, head, expectedPath) => {
    renderPage(head, address, base);
    expect(readHead().canonical).toBe(expectedPath);
  });
});
