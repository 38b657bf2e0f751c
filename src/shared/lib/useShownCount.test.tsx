import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { useShownCount } from './useShownCount';

/** The hook on the page of a list, from which the router leads away and back. */
function onList(state?: unknown) {
  const list: { current?: ReturnType<typeof useShownCount> } = {};
  function List() {
    list.current = useShownCount(12, 20);
    return null;
  }
  const router = createMemoryRouter(
    [
      { path: '/', element: <List /> },
      { path: '/other', element: null },
    ],
    { initialEntries: [{ pathname: '/', search: '?q=1', state }] },
  );
  render(<RouterProvider router={router} />);
  return { list, router };
}

test('the count grows in its history entry and is found again after Back', async () => {
  const { list, router } = onList({ from: 'menu' });
  act(() => list.current?.showMore());
  act(() => list.current?.showMore());
  expect(list.current?.shown).toBe(52);
  expect(router.state.location).toMatchObject({
    search: '?q=1',
    state: { from: 'menu', shown: 52 },
  });
  await act(() => router.navigate('/other'));
  await act(() => router.navigate(-1));
  expect(list.current?.shown).toBe(52);
});

test.each([
  { shown: 'many' },
  { shown: -5 },
  { shown: 1.5 },
  { shown: NaN },
  'text',
  null,
  undefined,
])('a history entry that holds %j shows the first ones', (state) => {
  expect(onList(state).list.current?.shown).toBe(12);
});
