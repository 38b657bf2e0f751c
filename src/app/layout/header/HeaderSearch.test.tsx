import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findPage } from '@/app/pages';
import { AppRoutes } from '@/app/router';
import { expectAccessible } from '@/testing/accessibility';
import { createDemoHandlers, mockFailure } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';

// The app renders a page only once the script of the page is loaded.
beforeAll(() => findPage('/about')?.Page.preload());

const findSearchField = () => screen.findByRole('combobox', { name: 'Search products' });
const findOptions = () => screen.findAllByRole('option');
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openSearchBox() {
  const view = renderWithProviders(<AppRoutes />, { route: '/about' });
  await view.user.click(screen.getByRole('button', { name: 'Search' }));
  return { ...view, input: await findSearchField() };
}

/** Types a text that has suggestions, and waits for them. */
async function openSuggestions() {
  const view = await openSearchBox();
  await view.user.type(view.input, 'burger box');
  const allOptions = await waitFor(() => {
    const [firstOption, secondOption, thirdOption, ...otherOptions] = screen.getAllByRole('option');
    if (!firstOption || !secondOption || !thirdOption)
      throw new Error('The products are not there yet');
    return [firstOption, secondOption, thirdOption, ...otherOptions] as const;
  });
  return { ...view, allOptions, secondOption: allOptions[1] };
}

describe('the search box', () => {
  it('suggests up to six products, each linked to its page', async () => {
    const { user, input } = await openSearchBox();
    await user.type(input, 'kraft');
    const getProductOptions = () =>
      screen.getAllByRole('option').filter((option) => option.matches('[href^="/product/"]'));
    await waitFor(() => expect(getProductOptions()).toHaveLength(6));
    for (const link of getProductOptions()) expect(link).toHaveTextContent(/kraft/i);
  });

  it('suggests categories under a heading of their own', async () => {
    const { user, input } = await openSearchBox();
    await user.type(input, 'pizza');
    const categories = within(await screen.findByRole('group', { name: 'Categories' }));
    for (const option of categories.getAllByRole('option'))
      expect(option).toHaveAttribute('href', expect.stringMatching(/[?](sub)?category=/));
    await user.click(categories.getByRole('option', { name: /^Pizza Boxes\s*Category$/ }));
    expect(await findHeading('Pizza Boxes')).toBeVisible();
  });

  it('keeps the focus in the empty field after Clear search', async () => {
    const { user, input } = await openSearchBox();
    await user.type(input, 'cup');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(input).toHaveValue('');
    expect(input).toHaveFocus();
  });

  it('does nothing on Enter without text', async () => {
    const { user, input } = await openSearchBox();
    await user.type(input, '   {Enter}');
    expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('About');
  });

  it('leads to all results', async () => {
    const { user, input } = await openSearchBox();
    await user.type(input, ' burger <b> ');
    await user.click(screen.getByRole('button', { name: 'View all results for “burger <b>”' }));
    expect(await findHeading('Results for “burger <b>”')).toBeVisible();
  });

  it('announces its open suggestions to screen readers', async () => {
    const { input } = await openSuggestions();
    expect(input).toHaveAttribute('aria-expanded', 'true');
  });

  it('moves up from the field to the last suggestion', async () => {
    const { user, allOptions } = await openSuggestions();
    await user.keyboard('{ArrowUp}');
    expect(allOptions.at(-1)).toHaveAttribute('aria-selected', 'true');
  });

  it('moves down from the last suggestion to the field', async () => {
    const { user, input, allOptions } = await openSuggestions();
    await user.keyboard('{ArrowUp}{ArrowDown}');
    expect(allOptions.at(-1)).toHaveAttribute('aria-selected', 'false');
    expect(input).not.toHaveAttribute('aria-activedescendant');
  });

  it('moves down through the suggestions while the field keeps the focus', async () => {
    const { user, input, secondOption } = await openSuggestions();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(secondOption).toHaveAttribute('aria-selected', 'true');
    expect(input).toHaveAttribute('aria-activedescendant', secondOption.id);
    expect(input).toHaveFocus();
  });

  it('keeps the click handler of a suggestion while the arrow keys move past it', async () => {
    const { user, secondOption } = await openSuggestions();
    // If an option gets a new handler, Firefox recreates the option, and screen readers announce it
    // twice.
    const onclickSetter = jest.spyOn(secondOption, 'onclick', 'set');
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(secondOption).toHaveAttribute('aria-selected', 'true');
    expect(onclickSetter).not.toHaveBeenCalled();
  });

  it('has a space between the name of a suggestion and the text after it', async () => {
    const { secondOption } = await openSuggestions();
    // Without the space, Firefox joins the text of a block with the text that follows.
    expect(within(secondOption).getByText(/Burger Box/).textContent).toMatch(/ $/);
  });

  it('opens the selected suggestion on Enter', async () => {
    const { user, secondOption } = await openSuggestions();
    const name = within(secondOption)
      .getByText(/Burger Box/)
      .textContent.trim();
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(await findHeading(name)).toBeVisible();
  });

  it('closes its suggestions on Escape', async () => {
    const { user, input } = await openSuggestions();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(input).toHaveValue('burger box');
  });

  it('clears its field on the second Escape', async () => {
    const { user, input } = await openSuggestions();
    await user.keyboard('{Escape}{Escape}');
    expect(input).toHaveValue('');
  });

  it('keeps its text on an Escape that cancels the composition of a word', async () => {
    const { user, input } = await openSuggestions();
    await user.keyboard('{Escape}');
    fireEvent.keyDown(input, { key: 'Escape', keyCode: 229 });
    expect(input).toHaveValue('burger box');
  });

  it('closes on the third Escape', async () => {
    const { user, input } = await openSuggestions();
    await user.keyboard('{Escape}{Escape}{Escape}');
    // The focus returns while the sheet is still sliding away, so that screen readers can read the
    // page at once.
    expect(screen.getByRole('button', { name: 'Search' })).toHaveFocus();
    await waitFor(() => expect(input).not.toBeInTheDocument());
  });
});

describe('if the products cannot be loaded, the search box', () => {
  const getStatus = () => within(screen.getByRole('search')).getByRole('status');

  /** Opens the search box and types a query while the product list cannot be loaded. */
  async function searchInVain() {
    server.use(mockFailure('/api/WAP/ProductWebLink/GetAll', 404));
    const view = await openSearchBox();
    await view.user.type(view.input, 'pizza');
    const popup = within(screen.getByRole('search'));
    return { ...view, popup, retryButton: await popup.findByRole('button', { name: 'Retry' }) };
  }

  /** Moves the focus past the clear button to Retry and presses Enter. */
  async function retryByKeyboard() {
    const view = await searchInVain();
    server.use(...createDemoHandlers());
    await view.user.tab();
    await view.user.tab();
    await view.user.keyboard('{Enter}');
    await screen.findByRole('option', { name: /^Pizza Boxes\s*Category$/ });
    return view;
  }

  it('shows that they could not be loaded', async () => {
    const { popup } = await searchInVain();
    const errorText = popup.getByText('Failed to fetch products', { ignore: '[role=status]' });
    expect(errorText).toBeVisible();
    expect(getStatus()).not.toHaveTextContent('No suggestions');
  });

  it('is accessible', async () => {
    const { baseElement } = await searchInVain();
    await expectAccessible(baseElement);
  });

  it('has its Retry button after its clear button in the tab order', async () => {
    const { user, retryButton } = await searchInVain();
    await user.tab();
    await user.tab();
    expect(retryButton).toHaveFocus();
  });

  it('loads the missing products on Retry', async () => {
    const { retryButton } = await retryByKeyboard();
    await waitFor(async () =>
      expect((await findOptions())[0]).toHaveAttribute('href', expect.stringMatching(/^.product/)),
    );
    expect(retryButton).not.toBeInTheDocument();
  });

  it('moves the focus to its field after Retry', async () => {
    const { input, retryButton } = await retryByKeyboard();
    await waitFor(() => expect(retryButton).not.toBeInTheDocument());
    expect(input).toHaveFocus();
  });
});

test('the / key opens the search', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route: '/contact' });
  await screen.findByRole('textbox', { name: /e-?mail/i });
  await user.keyboard('/');
  const input = await findSearchField();
  expect(input).toHaveFocus();
  expect(input).toHaveValue('');
});

test('the / key does not open the search during a composition', async () => {
  renderWithProviders(<AppRoutes />, { route: '/contact' });
  await screen.findByRole('textbox', { name: /e-?mail/i });
  const isDefaultKept = fireEvent.keyDown(document.body, { key: '/', isComposing: true });
  expect(isDefaultKept).toBe(true);
});

test('the / key does not open the search while the shopper types', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route: '/contact' });
  const emailField = await screen.findByRole('textbox', { name: /e-?mail/i });
  await user.type(emailField, 'a/b');
  expect(emailField).toHaveValue('a/b');
});

test('the / key opens the search after the shopper has left a field', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route: '/contact' });
  const emailField = await screen.findByRole('textbox', { name: /e-?mail/i });
  await user.type(emailField, 'a/b');
  act(() => emailField.blur());
  await user.keyboard('/');
  const input = await findSearchField();
  expect(input).toHaveFocus();
  expect(input).toHaveValue('');
});

test('the / key opens the search again while it is sliding away', async () => {
  const { user } = await openSearchBox();
  await user.keyboard('{Escape}');
  await user.keyboard('/');
  expect(await findSearchField()).toHaveFocus();
});
