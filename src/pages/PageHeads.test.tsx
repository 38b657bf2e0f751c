import { waitFor } from '@testing-library/react';
import { encodeProductId } from '@/shared/lib/productId';
import { clearHead, readHead } from '@/testing/documentHead';
import { answering, demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aProduct } from '@/testing/productBuilder';
import { renderApp } from '@/testing/renderApp';

const productCall = '/api/ISPM/Product/GetWebProductById';
const company = 'Dori & Dabba Packaging';
const productRoute = `/product/${encodeProductId('7')}`;

beforeEach(() => {
  clearHead();
  server.use(...demoHandlers());
});

async function expectHead(
  route: string,
  head: Partial<Record<keyof ReturnType<typeof readHead>, unknown>>,
) {
  renderApp({ route });
  await waitFor(() => {
    expect(readHead()).toEqual({ robots: undefined, canonical: route, ...head });
  });
}

const anySentence = expect.stringContaining(company) as string;

test.each([
  ['/', company, 'A shop for tests.'],
  ['/products', `Products – ${company}`, anySentence],
  [
    '/categories',
    `All categories – ${company}`,
    /^Dori & Dabba Packaging: Burger & Meal Boxes, .*…$/,
  ],
  [
    '/categories?category=Burger+%26+Meal+Boxes',
    `Burger & Meal Boxes – ${company}`,
    `${company}: Burger & Meal Boxes.`,
  ],
  ['/blogs', `Blog Posts – ${company}`, anySentence],
  [
    '/blogs/1',
    `How to Choose the Right Takeaway Box for Hot Food – ${company}`,
    /^Steam, grease and stacking decide/,
  ],
  ['/contact', `Contact Us – ${company}`, anySentence],
  ['/about', `About US – ${company}`, anySentence],
  ['/privacy-policy', `Privacy Policy – ${company}`, anySentence],
  ['/terms-and-conditions', `Terms and Conditions – ${company}`, anySentence],
])('%s has a title, a description and an address of its own', async (route, title, words) => {
  const description = words instanceof RegExp ? (expect.stringMatching(words) as string) : words;
  await expectHead(route, { title, description });
});

test('a product tells its name and prices, and the first picture that is one', async () => {
  server.use(answering(productCall, { data: aProduct() }));
  await expectHead(productRoute, {
    title: `Kraft Burger Box – ${company}`,
    description: 'Rs. 680 – Rs. 6,080.50. Keeps a burger upright.',
  });
});

test.each([
  ['/cart', 'Shopping Cart'],
  ['/place-order', 'Checkout'],
  ['/pro-forma', 'Pro-forma'],
  ['/order', 'My Orders'],
  ['/quick-order', 'Quick order'],
  ['/saved', 'Saved products'],
  ['/compare', 'Compare products'],
  ['/profile', 'Update Profile'],
  ['/nowhere', 'Page not found'],
  ['/product/unreadable', 'Product not found'],
  ['/blogs/none', 'Blog not found'],
  ['/categories?category=Nonsense', 'Nonsense'],
])('%s stays out of search engines', async (route, title) => {
  await expectHead(route, {
    title: `${title} – ${company}`,
    robots: 'noindex',
    description: expect.any(String) as string,
  });
});

test('a product at an address with another salt names the one address', async () => {
  server.use(answering(productCall, { data: aProduct() }));
  const { AES } = await import('crypto-js');
  const other = encodeURIComponent(AES.encrypt('7', 'test-secret').toString());
  await expectHead(`/product/${other}`, {
    title: `Kraft Burger Box – ${company}`,
    description: expect.any(String) as string,
    canonical: productRoute,
  });
});

test('a page whose data does not come has the site’s own head', async () => {
  server.use(failing(productCall, 400));
  await expectHead(productRoute, { title: company, description: 'A shop for tests.' });
});
