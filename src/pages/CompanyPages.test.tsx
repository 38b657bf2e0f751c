import { screen, within } from '@testing-library/react';
import { mockAnswer, holdAnswers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';

const settingsPath = '/api/ADM/ClientSetting/GetData';
const getMain = () => within(screen.getByRole('main'));

test.each([
  ['/about', 'About US', /simple problem/],
  ['/privacy-policy', 'Privacy Policy', /what information we collect/],
  ['/terms-and-conditions', 'Terms and Conditions', /short on purpose/],
])('%s shows the company’s text below its heading', async (route, heading, words) => {
  const release = holdAnswers(settingsPath);
  renderWithProviders(<PageRoutes />, { route });
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(getMain().getByRole('status', { name: 'Loading the text' })).toBeInTheDocument();
  release();
  expect(await getMain().findByText(words)).toBeVisible();
  expect(getMain().queryByRole('status')).not.toBeInTheDocument();
});

test('an empty text shows a message and a link to the contact form', async () => {
  const data = { aboutUs: '<p>&nbsp;</p><script>alert(1)</script>' };
  server.use(mockAnswer(settingsPath, { data }));
  renderWithProviders(<PageRoutes />, { route: '/about' });
  expect(await getMain().findByText('We have not written this page yet.')).toBeVisible();
  expect(getMain().getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
});
