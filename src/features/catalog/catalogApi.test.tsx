/** @jest-environment ./src/testing/environment.ts */

import { act, screen } from '@testing-library/react';
import { makeStore } from '@/app/store';
import { baseApi } from '@/shared/api/baseApi';
import { advanceClock } from '@/testing/advanceClock';
import { createDemoHandlers, productCallPath, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { catalogApi, useGetCategoriesQuery } from './catalogApi';

test('a product never comes from the browser’s HTTP cache', async () => {
  server.use(...createDemoHandlers());
  const requests = recordRequestsOf(productCallPath);
  await makeStore().dispatch(catalogApi.endpoints.getProduct.initiate('1'));
  expect(requests[0]?.cache).toBe('reload');
});

describe('a list is requested', () => {
  const categoriesPath = '/api/ISPM/ProductCategory/GetWebCategory';
  const CategoryCount = () => <p>{useGetCategoriesQuery().data?.length}</p>;

  test('once for components that mount together', async () => {
    const requests = recordRequestsOf(categoriesPath);
    renderWithProviders(
      <>
        <CategoryCount />
        <CategoryCount />
      </>,
    );
    await screen.findAllByText(/\d/);
    expect(requests).toHaveLength(1);
  });

  test.each([
    [4000, 1],
    [6000, 2],
  ])('by a component that mounts %i ms later: %i in all', async (delay, requestCount) => {
    const requests = recordRequestsOf(categoriesPath);
    const { store, rerender } = renderWithProviders(<CategoryCount key="first" />);
    await screen.findByText(/\d/);
    advanceClock(delay);
    rerender(<CategoryCount key="second" />);
    await act(() => Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk())));
    expect(requests).toHaveLength(requestCount);
  });
});
