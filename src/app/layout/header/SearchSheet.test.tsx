import { act, screen, within } from '@testing-library/react';
import { addToList } from '@/features/catalog/lists/productLists';
import { saveSearch } from '@/features/catalog/search/lastSearches';
import { encodeProductId } from '@/shared/navigation/productId';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { SearchSheet } from './SearchSheet';

const findGroup = (name: string) => screen.findByRole('region', { name });
const getLinksIn = async (name: string) =>
  within(await findGroup(name))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

function openSheet() {
  const onClose = jest.fn();
  return { onClose, ...renderWithProviders(<SearchSheet open onClose={onClose} />) };
}

test('offers recent searches, viewed products and areas before anything is typed', async () => {
  saveSearch('kraft box');
  addToList('recent', ['2', '1']);
  openSheet();
  expect(await getLinksIn('Recently viewed')).toEqual([
    ['Kraft Burger Box – Large', `/product/${encodeProductId('2')}`],
    ['Kraft Burger Box – Regular', `/product/${encodeProductId('1')}`],
  ]);
  expect(await getLinksIn('Recent searches')).toEqual([
    ['kraft box', '/products?search=kraft+box'],
  ]);
  expect(await getLinksIn('Areas')).toContainEqual(['Food Boxes', '/products?areas=Food+Boxes']);
  expect(screen.getByRole('link', { name: 'Paste a list' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/quick-order#/),
  );
});

test('removes a recent search, and the heading if no search is left', async () => {
  saveSearch('kraft box');
  const { user, onClose } = openSheet();
  await user.click(await screen.findByRole('button', { name: 'Remove the search “kraft box”' }));
  expect(screen.queryByRole('region', { name: 'Recent searches' })).not.toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
});

test('moves the focus to the next recent search when one is removed', async () => {
  saveSearch('cake box');
  saveSearch('kraft box');
  const { user } = openSheet();
  const removeButton = await screen.findByRole('button', {
    name: 'Remove the search “kraft box”',
  });
  act(() => removeButton.focus());
  await user.keyboard('{Enter}');
  expect(removeButton).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove the search “cake box”' })).toHaveFocus();
});

test('closes when the shopper follows one of its links', async () => {
  const { user, onClose } = openSheet();
  await user.click(within(await findGroup('Areas')).getByRole('link', { name: 'Food Boxes' }));
  expect(onClose).toHaveBeenCalled();
});
