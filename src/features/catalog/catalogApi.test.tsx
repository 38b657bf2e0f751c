/** @jest-environment ./src/testing/environment.ts */

import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { catalogApi, useCategories } from './catalogApi';

test('does not render a list again when a refetch returns the same answer', async () => {
  const onRender = jest.fn();
  function CategoryCount() {
    const { data } = useCategories();
    onRender();
    return <p>{data?.length}</p>;
  }
  const { store } = renderWithProviders(<CategoryCount />);
  await screen.findByText(/\d/);
  onRender.mockClear();

  const { getCategories } = catalogApi.endpoints;
  await act(() => store.dispatch(getCategories.initiate(undefined, { forceRefetch: true })));
  // Redux Toolkit notifies subscribers in the next frame.
  await act(() => new Promise(requestAnimationFrame));
  expect(onRender).not.toHaveBeenCalled();
});
