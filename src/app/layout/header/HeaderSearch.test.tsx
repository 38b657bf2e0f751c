import { act, screen, waitFor, within } from '@testing-library/react';
import { pageAt } from '@/app/pages';
import { AppRoutes } from '@/app/router';
import { expectAccessible } from '@/testing/accessibility';
import { demoHandlers, failing } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';

// The app draws itself once its page's script is there.
beforeAll(() => pageAt('/about')?.Page.preload());

const field = () => screen.findByRole('combobox', { name: 'Search products' });
const options = () => screen.findAllByRole('option');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openBox() {
  const view = renderWithProviders(<AppRoutes />, { route: '/about' });
  await view.user.click(screen.getByRole('button', { name: 'Search' }));
  return { ...view, input: await field() };
}

describe('the box', () => {
  it('suggests up to six products, each linked to its page, and categories', async () => {
    const { user, input } = await openBox();
    await user.type(input, 'kraft');
    const products = () =>
      screen.getAllByRole('option').filter((it) => it.matches('[href^="/product/"]'));
    await waitFor(() => expect(products()).toHaveLength(6));
    for (const link of products()) expect(link).toHaveTextContent(/kraft/i);
    await user.clear(input);
    await user.type(input, 'pizza');
    await user.click(await screen.findByRole('option', { name: /^Pizza Boxes\s*Category$/ }));
    await heading('Pizza Boxes');
  });

  it('is cleared by its button, does nothing without text, and leads to all results', async () => {
    const { user, input } = await openBox();
    await user.type(input, 'cup');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
    await user.type(input, '   {Enter}');
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('About');
    await user.type(input, ' burger <b> ');
    await user.click(screen.getByRole('button', { name: 'View all results for “burger <b>”' }));
    await heading('Results for “burger <b>”');
  });

  it('is walked round with the arrows, and Enter follows the choice', async () => {
    const { user, input } = await openBox();
    await user.type(input, 'burger box');
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(2));
    const all = await options();
    const [, second] = all;
    expect(input).toHaveAttribute('aria-expanded', 'true');
    // At each, Firefox makes the option anew, and it is said twice.
    const handlerSet = jest.spyOn(second as HTMLElement, 'onclick', 'set');
    await user.keyboard('{ArrowUp}');
    expect(all.at(-1)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(input).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(second).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', second?.id);
    expect(input).toHaveFocus();
    const name = within(second as HTMLElement).getByText(/Burger Box/).textContent;
    // Firefox says what is drawn as a box as one word with what follows.
    expect(name).toMatch(/ $/);
    expect(handlerSet).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await heading(name.trim());
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
    // Readers hear the page while the sheet still slides away.
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await waitFor(() => expect(input).not.toBeInTheDocument());
  });
});

describe('while the products are not there', () => {
  const status = () => within(screen.getByRole('search')).getByRole('status');

  it('says so, and Retry brings what is missing', async () => {
    server.use(failing('/api/WAP/ProductWebLink/GetAll', 404));
    const { user, input, baseElement } = await openBox();
    await user.type(input, 'pizza');
    const popup = within(screen.getByRole('search'));
    const retry = await popup.findByRole('button', { name: 'Retry' });
    expect(popup.getByText('Failed to fetch products', { ignore: '[role=status]' })).toBeVisible();
    expect(status()).not.toHaveTextContent('No suggestions');
    await expectAccessible(baseElement);

    server.use(...demoHandlers());
    // By keyboard: past the clear button, and the list stays meanwhile.
    await user.tab();
    await user.tab();
    expect(retry).toHaveFocus();
    await user.keyboard('{Enter}');
    await screen.findByRole('option', { name: /^Pizza Boxes\s*Category$/ });
    await waitFor(async () =>
      expect((await options())[0]).toHaveAttribute('href', expect.stringMatching(/^.product/)),
    );
    expect(retry).not.toBeInTheDocument();
    expect(input).toHaveFocus();
  });
});

test('it opens at /, but not while something is typed', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route: '/contact' });
  const email = await screen.findByRole('textbox', { name: /e-?mail/i });
  await user.type(email, 'a/b');
  expect(email).toHaveValue('a/b');
  act(() => email.blur());
  await user.keyboard('/');
  const input = await field();
  expect(input).toHaveFocus();
  expect(input).toHaveValue('');
});

test('it opens at / again while it still slides away', async () => {
  const { user } = await openBox();
  await user.keyboard('{Escape}');
  await user.keyboard('/');
  expect(await field()).toHaveFocus();
});
