import { act, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '@/testing/accessibility';
import { demoHandlers, failing, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp, renderPage } from '@/testing/renderApp';

beforeEach(() => {
  server.use(...demoHandlers());
});

const field = () => screen.findByRole('combobox', { name: 'Search products' });
const options = () => screen.findAllByRole('option');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Where the form of a control leads without script, with what is typed in it. */
function plainAddress(control: HTMLElement): string {
  const { form } = control as HTMLInputElement | HTMLButtonElement;
  if (form?.method !== 'get') throw new Error('no form that leads to an address');
  const fields = Array.from(form.elements, (element) => element as HTMLInputElement)
    .filter(({ name }) => name !== '')
    .map(({ name, value }) => `${name}=${value}`);
  return [form.getAttribute('action'), ...fields].join('?');
}

describe('the box on a page', () => {
  // The lightest page that has one.
  async function openPage() {
    const view = renderPage({ route: '/nowhere' });
    return { ...view, input: await field() };
  }

  it('suggests up to six products, each linked to its page, and all results', async () => {
    const { user, input } = await openPage();
    await user.type(input, 'kraft');
    const links = await waitFor(() => {
      const found = screen
        .getAllByRole('option')
        .filter((option) => option.getAttribute('href')?.startsWith('/product/'));
      expect(found).toHaveLength(6);
      return found;
    });
    for (const link of links) expect(link).toHaveTextContent(/kraft/i);
    await user.click(screen.getByRole('button', { name: 'View all results for “kraft”' }));
    await heading('Results for “kraft”');
  });

  it('suggests categories too', async () => {
    const { user, input } = await openPage();
    await user.type(input, 'pizza');
    await user.click(await screen.findByRole('option', { name: /^Pizza Boxes\s*Category$/ }));
    await heading('Pizza Boxes');
  });

  it('is cleared by its button, does nothing without text, and goes to the results at Enter', async () => {
    const { user, input } = await openPage();
    await user.type(input, 'cup');
    expect(plainAddress(input)).toBe('/products?search=cup');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Clear search' })).not.toBeInTheDocument();
    await user.type(input, '   {Enter}');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    await user.type(input, ' burger <b> {Enter}');
    await heading('Results for “burger <b>”');
  });
});

async function openBox(route = '/about') {
  const view = renderApp({ route });
  await view.user.click(screen.getByRole('button', { name: 'Search' }));
  return { ...view, input: await field() };
}

describe('the combobox', () => {
  it('is walked round with the arrows, and Enter follows the choice', async () => {
    const { user, input } = await openBox();
    await user.type(input, 'burger box');
    const all = await waitFor(async () => {
      const found = await options();
      expect(found.length).toBeGreaterThan(2);
      return found;
    });
    const [first, second] = all;
    expect(input).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('{ArrowUp}');
    expect(all.at(-1)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', second?.id);
    await user.keyboard('{ArrowUp}');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveFocus();
    const name = within(first as HTMLElement).getByText(/Burger Box/).textContent;
    await user.keyboard('{Enter}');
    await heading(name);
  });

  it('closes at Escape, empties at the next, leaves at the third', async () => {
    const { user, input } = await openBox();
    await user.type(input, 'burger');
    await options();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(input).toHaveValue('burger');
    await user.keyboard('{Escape}');
    expect(input).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(input).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
  });
});

describe('while the products are not there', () => {
  const products = '/api/WAP/ProductWebLink/GetAll';
  const categories = '/api/ISPM/ProductCategory/GetWebCategory';
  const status = () => within(screen.getByRole('search')).getByRole('status');

  it('says that they load, not that there are none', async () => {
    const lists = holding(products);
    server.use(...lists.handlers);
    const { user, input } = await openBox();
    await user.type(input, 'qqqqqq');
    expect(status()).toHaveTextContent('Loading suggestions');
    lists.release();
    await waitFor(() => {
      expect(status()).toHaveTextContent('No suggestions');
    });
  });

  it.each([
    ['Failed to fetch products', products],
    ['Failed to fetch product category', categories],
  ])('says %s, and Retry brings what is missing', async (message, path) => {
    server.use(failing(path, 404));
    const { user, input, container } = await openBox();
    await user.type(input, 'pizza');
    const popup = within(screen.getByRole('search'));
    const retry = await popup.findByRole('button', { name: 'Retry' });
    expect(popup.getByText(message, { ignore: '[role=status]' })).toBeVisible();
    expect(status()).not.toHaveTextContent('No suggestions');
    await expectAccessible(container);

    server.use(...demoHandlers());
    // By keyboard: past the clear button, and the list stays meanwhile.
    await user.tab();
    await user.tab();
    expect(retry).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: /^Pizza Boxes\s*Category$/ });
    await waitFor(async () => {
      expect((await options())[0]).toHaveAttribute('href', expect.stringMatching(/^.product/));
    });
    expect(retry).not.toBeInTheDocument();
    expect(input).toHaveFocus();
    expect(status()).toHaveTextContent(/suggestions$/);
  });
});

describe('in the header', () => {
  it('opens at /, but not while something is typed; without script it leads to all products', async () => {
    const { user } = renderApp({ route: '/contact' });
    const email = await screen.findByRole('textbox', { name: /e-?mail/i });
    await user.type(email, 'a/b');
    expect(email).toHaveValue('a/b');
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    const button = screen.getByRole('button', { name: 'Search' });
    expect(plainAddress(button)).toBe('/products?search=');
    act(() => {
      email.blur();
    });
    await user.keyboard('/');
    const input = await field();
    expect(input).toHaveFocus();
    expect(input).toHaveValue('');
  });

  it('stays open when the address, once all is known, loses what it should not hold', async () => {
    const lists = holding('/api/ISPM/ProductArea/GetWebArea');
    server.use(...lists.handlers);
    const { user, input } = await openBox('/products?search=');
    lists.release();
    await screen.findByRole('checkbox', { name: /Food Boxes/ });
    await user.keyboard('kraft');
    expect(input).toHaveValue('kraft');
    expect(input).toBeInTheDocument();
  });

  it('replaces one search by the next', async () => {
    const { user, input } = await openBox('/products?search=cup');
    await heading('Results for “cup”');
    await user.type(input, 'pizza{Enter}');
    await heading('Results for “pizza”');
    expect(screen.queryByRole('combobox', { name: 'Search products' })).not.toBeInTheDocument();
  });
});
