import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createShopTheme } from './theme';

const theme = createShopTheme({});

const renderInTheme = (element: ReactElement) =>
  render(<ThemeProvider theme={theme}>{element}</ThemeProvider>);
const Address = () => <p>{useLocation().pathname}</p>;
const renderInShop = (element: ReactElement) =>
  renderInTheme(
    <MemoryRouter basename="/shop/" initialEntries={['/shop/']}>
      {element}
      <Address />
    </MemoryRouter>,
  );
const getLink = () => screen.getByRole('link', { name: 'Cart' });

test.each([
  { name: 'Link', part: <Link href="/cart">Cart</Link> },
  { name: 'Button', part: <Button href="/cart">Cart</Button> },
  { name: 'absolute Link', part: <Link href="http://localhost/cart">Cart</Link> },
])('a $name navigates inside the app', async ({ part }) => {
  renderInShop(part);
  await userEvent.click(getLink());
  expect(screen.getByText('/cart')).toBeVisible();
});

test('adds the base path once', () => {
  renderInShop(<Link href="/cart">Cart</Link>);
  expect(getLink()).toHaveAttribute('href', '/shop/cart');
});

test.each(['https://example.com/cart', 'tel:03001234567', 'mailto:a@example.com', '#cart'])(
  'does not change %s',
  (href) => {
    renderInShop(<Link href={href}>Cart</Link>);
    expect(getLink()).toHaveAttribute('href', href);
  },
);

test.each(['javascript:alert(1)', 'java\tscript:alert(1)', 'data:text/html,x', 'http://['])(
  'does not link to %j',
  (href) => {
    renderInShop(<Link href={href}>Cart</Link>);
    expect(screen.getByText('Cart')).not.toHaveAttribute('href');
  },
);

test('renders a plain link outside a router', () => {
  renderInTheme(<Link href="/cart">Cart</Link>);
  expect(getLink()).toHaveAttribute('href', '/cart');
});
