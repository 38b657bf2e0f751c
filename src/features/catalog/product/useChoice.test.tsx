import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { aPack, aProduct, aParsedProduct } from '@/testing/productBuilder';
import { readChoice, useChoice, writeChoice } from './useChoice';

const product = aParsedProduct();

function TestRouter({ children }: { children: ReactNode }) {
  const initialLocation = { pathname: '/', search: '?tab=reviews', hash: '#x', state: 1 };
  return <MemoryRouter initialEntries={['/other', initialLocation]}>{children}</MemoryRouter>;
}
const usePage = () => ({
  ...useChoice(product),
  location: useLocation(),
  navigate: useNavigate(),
});

test('restores the choice of each history entry', async () => {
  const { result } = renderHook(usePage, { wrapper: TestRouter });
  const navigateTo = (to: number | string) =>
    act(async () => {
      await result.current.navigate(to as string);
    });
  expect(result.current.choice).toEqual({ options: { '2': '20' } });
  for (const choice of [{ packId: '72' }, { options: { '1': '11' } }])
    act(() => result.current.changeChoice(choice));
  const expectedChoice = { options: { '1': '11' }, packId: '72' };
  const expectedLocation = {
    search: '?tab=reviews&pack=72&option.1=11&option.2=',
    hash: '#x',
    state: 1,
  };
  expect(result.current).toMatchObject({ choice: expectedChoice, location: expectedLocation });

  await navigateTo('/?pack=71');
  expect(result.current.choice).toEqual({ options: { '2': '20' }, packId: '71' });
  await navigateTo(-1);
  expect(result.current).toMatchObject({ choice: expectedChoice, location: expectedLocation });
  await navigateTo(-1);
  expect(result.current.location.pathname).toBe('/other');
});

test('writes and reads the choice, but does not write options with only one value', () => {
  const choice = { packId: '72', options: { '1': '11', '2': '20' } };
  expect(writeChoice('', product, choice)).toBe('pack=72&option.1=11');
  expect(readChoice('pack=72&option.1=11', product)).toEqual(choice);
});

test.each(['?pack=99&option.1=99&option.7=1&option.2=99', '?pack=73', '?pack=&option=1'])(
  'ignores packs and options that are unknown or not for sale: %s',
  (search) => {
    const packs = [...aProduct().productPackRequests, aPack(73, 'Pack of 5', null)];
    const productWithPacks = aParsedProduct({ productPackRequests: packs });
    expect(readChoice(search, productWithPacks)).toEqual({ options: { '2': '20' } });
  },
);
