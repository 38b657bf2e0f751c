import { screen, within } from '@testing-library/react';
import { answering, demoHandlers, failing, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const settingsCall = '/api/ADM/ClientSetting/GetData';
const main = () => within(screen.getByRole('main'));

beforeEach(() => {
  server.use(...demoHandlers());
});

describe.each([
  ['/about', 'About US', 'aboutUs', /simple problem/],
  ['/privacy-policy', 'Privacy Policy', 'privacyPolicy', /what information we collect/],
  ['/terms-and-conditions', 'Terms and Conditions', 'termCondition', /short on purpose/],
])('%s', (route, heading, field, words) => {
  test('shows the company’s text below its heading', async () => {
    const settings = holding(settingsCall);
    server.use(...settings.handlers);
    renderApp({ route });
    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(await main().findByRole('status', { name: 'Loading the text' })).toBeInTheDocument();
    settings.release();
    expect(await main().findByText(words)).toBeVisible();
    expect(main().queryByRole('status')).not.toBeInTheDocument();
  });

  test('takes the harm out of the HTML', async () => {
    const html = '<h1>Big</h1><img src="x" onerror="alert(1)"><a href="javascript:alert(1)">x</a>';
    server.use(answering(settingsCall, { data: { [field]: html } }));
    renderApp({ route });
    expect(await main().findByRole('heading', { level: 2, name: 'Big' })).toBeVisible();
    expect(main().queryByRole('link')).not.toBeInTheDocument();
    expect(main().getByRole('presentation')).not.toHaveAttribute('onerror');
  });

  test.each([
    [{ data: {} }],
    [{ data: null }],
    [{ data: { [field]: null } }],
    [{ data: { [field]: '<p>&nbsp;</p><script>alert(1)</script>' } }],
  ])('says so when there is nothing, with a way on: %j', async (body) => {
    server.use(answering(settingsCall, body));
    renderApp({ route });
    expect(await main().findByText('There is nothing to read here yet.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/contact');
  });

  test('a failure shows its text, and Retry asks again', async () => {
    server.use(failing(settingsCall, 404));
    const { user } = renderApp({ route });
    expect(await main().findByText('Failed to fetch pages data')).toBeVisible();
    server.use(...demoHandlers());
    await user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await main().findByText(words)).toBeVisible();
  });
});
