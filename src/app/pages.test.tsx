import dayjs from 'dayjs';
import { configure, screen } from '@testing-library/react';
import { demoRows } from '@shop/server/testing/testApp';
import { AppRoutes } from '@/app/router';
import { encodeProductId } from '@/shared/navigation/productId';
import { aLine } from '@/testing/cartBuilders';
import { expectConsole } from '@/testing/consoleGuard';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';
import { pages } from './pages';

// Strict mode runs each effect twice, which reveals effects that do not clean up after themselves.
configure({ reactStrictMode: true });

const routeParams: Record<string, string> = {
  ':Id': encodeProductId(String(demoRows.products[0]?.productId)),
  ':id': String(demoRows.blogs[0]?.blogId),
  '*': '/nowhere',
};
const getAddress = (pattern: string) =>
  pattern.replace(/:\w+|\*/, (name) => routeParams[name] ?? name);

test.each(pages.map(({ path }) => getAddress(path)))(
  '%s renders a heading without failures in strict mode',
  async (route) => {
    const authUser = { userId: 1, appUserName: 'Ayesha Khan' };
    const { store } = renderWithProviders(<AppRoutes />, {
      route,
      preloadedState: {
        cart: { lines: [aLine()], buyNow: null },
        auth: { authUser, authToken: 'token' },
      },
    });
    expect(await screen.findByRole('heading', { level: 1 })).not.toBeEmptyDOMElement();
    await screen.findByRole('contentinfo');
    expect(screen.queryByText(/^Something went wrong/)).not.toBeInTheDocument();
    const failedQueries = Object.values(store.getState().api.queries).filter(
      (query) => query?.error,
    );
    expect(failedQueries.map((query) => query?.endpointName)).toEqual([]);
  },
);

test('the text for an error while rendering a page does not blame the connection', async () => {
  expectConsole(/no such date format/);
  jest.spyOn(dayjs.prototype, 'format').mockImplementation(() => {
    throw new Error('no such date format');
  });
  renderWithProviders(<PageRoutes />, { route: '/blogs' });
  await screen.findByRole('button', { name: 'Reload' });
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(
    'This page could not be shown',
  );
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something went wrong on our side\./);
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
  expect(screen.queryByText(/connection/)).not.toBeInTheDocument();
});
