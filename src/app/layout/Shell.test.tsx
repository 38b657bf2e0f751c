import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { pageAt } from '@/app/pages';
import { AppRoutes } from '@/app/router';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, failing, hold } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { passTime } from '@/testing/passTime';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { setViewport } from '@/testing/viewport';

// The app draws itself once its page's script is there.
beforeAll(() => pageAt('/cart')?.Page.preload());

const clientInfo = '/api/ADM/Client/GetByLoginClient';
// The lightest page: what is looked at stands round it.
const route = '/terms-and-conditions';
const company = 'Dori & Dabba Packaging';

const footer = () => screen.findByRole('contentinfo');
const bar = () => within(screen.getByRole('banner'));
const titled = (title: string) => waitFor(() => expect(document.title).toBe(title));

function listen(): string[] {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  return asked;
}

describe('the name of the shop', () => {
  const spinner = () => screen.queryByRole('status', { name: 'Loading the shop' });

  test('is the configured one, under a spinner, until the company’s is known', async () => {
    const release = hold(clientInfo);
    const { user } = renderWithProviders(<AppRoutes />, { route: '/cart' });
    expect(spinner()).toBeVisible();
    await titled('Shopping Cart – Test Packaging');
    release();
    await titled(`Shopping Cart – ${company}`);
    expect(spinner()).not.toBeInTheDocument();
    await user.click(bar().getByRole('link', { name: company }));
    await titled(company);
  });

  test('is waited for under the spinner for 10 s', async () => {
    hold(clientInfo);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    renderWithProviders(<AppRoutes />, { route: '/cart' });
    await passTime(9_999);
    expect(spinner()).toBeVisible();
    await passTime(1);
    expect(spinner()).not.toBeInTheDocument();
  });

  test('stays the configured one where the call fails', async () => {
    server.use(failing(clientInfo, 404));
    renderWithProviders(<AppRoutes />, { route: '/cart' });
    await waitFor(() => expect(spinner()).not.toBeInTheDocument());
    expect(bar().getByRole('link', { name: 'Test Packaging' })).toHaveAttribute('href', '/');
  });

  test('is the one that the session holds where the call fails', async () => {
    server.use(failing(clientInfo, 404));
    sessionStorage.setItem('clientInfo', JSON.stringify({ data: { clientName: 'Kept & Co' } }));
    renderWithProviders(<AppRoutes />, { route: '/cart' });
    await titled('Shopping Cart – Kept & Co');
  });
});

test.each([route, '/place-order'])('the whole shell stands around %s', async (page) => {
  setViewport(1440);
  renderWithProviders(<AppRoutes />, { route: page });
  expect(await screen.findByRole('navigation', { name: 'Shop' })).toBeVisible();
  expect(await bar().findByRole('region', { name: 'Announcements' })).toBeVisible();
  expect(await bar().findByRole('list', { name: 'Social media' })).toBeVisible();
  expect(bar().getByRole('link', { name: 'Quick order' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Newsletter' })).toBeVisible();
  for (const name of ['Open menu', 'Search', 'Log in'])
    expect(bar().getByRole('button', { name })).toBeVisible();
});

test('the footer banner stands on the listing, not on the company’s pages', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route: '/products' });
  const banner = await screen.findByRole('region', { name: 'Offers' });
  await user.click(within(await footer()).getByRole('link', { name: 'About Us' }));
  await waitFor(() => expect(banner).not.toBeInTheDocument());
});

test('without a token the social links say so', async () => {
  expectConsole(/Unable to generate access token/);
  server.use(failing('/api/Login/GenerateToken', 403));
  renderWithProviders(<AppRoutes />, { route });
  expect(await within(await footer()).findByText('No access token found')).toBeVisible();
});

describe('announcements', () => {
  const messages = (...texts: string[]) =>
    answering('/api/WAP/Announcement/GetAll', {
      statusCode: 200,
      data: texts.map((messageText) => ({ messageText })),
    });
  const line = () => screen.findByRole('region', { name: 'Announcements' });

  test('turn every 5 s, round and round, and rest while hovered, focused or paused', async () => {
    setViewport(1440);
    server.use(messages('First', 'Second', 'Third'));
    renderWithProviders(<AppRoutes />, { route });
    const region = await line();
    const button = () => within(region).getByRole('button');
    const shows = (text: string, afterMs: number) => {
      act(() => jest.advanceTimersByTime(afterMs));
      expect(region).toHaveTextContent(text);
    };
    jest.useFakeTimers();
    fireEvent.click(button());
    expect(button()).toHaveAccessibleName('Play announcements');
    shows('First', 20_000);
    fireEvent.click(button());
    shows('First', 4_999);
    shows('Second', 1);
    shows('First', 10_000);
    fireEvent.mouseEnter(region);
    shows('First', 20_000);
    fireEvent.mouseLeave(region);
    fireEvent.focus(button());
    shows('First', 20_000);
    fireEvent.blur(button());
    shows('Second', 5_000);
    expect(region).toHaveAttribute('aria-live', 'off');
    // Begun by the time that went by.
    await act(() => import('./toasts/Toasts'));
  });

  test('stand still under reduced motion until asked to play', async () => {
    setViewport(1440, { reducedMotion: true });
    renderWithProviders(<AppRoutes />, { route });
    await within(await line()).findByRole('button', { name: 'Play announcements' });
  });

  test('are sanitised; a lone one has nothing to pause', async () => {
    setViewport(1440);
    server.use(messages('<b>New</b> <a href="javascript:alert(1)">boxes</a><script>x</script>'));
    renderWithProviders(<AppRoutes />, { route });
    const region = await line();
    // What listens for clicks on links is nothing to click itself.
    expect(within(region).getByRole('none')).toHaveTextContent('New boxes');
    expect(within(region).queryByRole('link')).not.toBeInTheDocument();
    expect(within(region).queryByRole('button')).not.toBeInTheDocument();
  });
});

test('phones have neither announcements nor navigation, and ask for nothing of either', async () => {
  setViewport(360);
  const asked = listen();
  renderWithProviders(<AppRoutes />, { route });
  const youTube = await within(await footer()).findByRole('link', { name: /^YouTube/ });
  expect(youTube).toHaveAttribute('href', 'https://example.com/youtube');
  expect(youTube).toHaveAttribute('target', '_blank');
  expect(youTube).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(screen.queryByRole('navigation', { name: 'Shop' })).not.toBeInTheDocument();
  expect(asked.filter((url) => /Announcement|\/ISPM\//.test(url))).toEqual([]);
});

test('the footer has links, contact info, posts, the chat and the copyright line', async () => {
  renderWithProviders(<AppRoutes />, { route });
  const foot = within(await footer());
  const year = String(new Date().getFullYear());
  expect(await foot.findByText(`© ${year} ${company} All Right Reserved.`)).toBeVisible();
  const targets = {
    Home: '/',
    'About Us': '/about',
    'Contact Us': '/contact',
    'My Orders': '/order',
    'Privacy Policy': '/privacy-policy',
    'Terms & Conditions': '/terms-and-conditions',
    '0300 0000000': 'tel:03000000000',
    'hello@example.com': 'mailto:hello@example.com',
    'Chat on WhatsApp (opens in a new tab)': 'https://wa.me/923000000000',
  };
  for (const [name, href] of Object.entries(targets))
    expect(foot.getByRole('link', { name })).toHaveAttribute('href', href);
  await foot.findByText(/Chambeli Market Lane/);
  for (const network of ['Facebook', 'Instagram']) {
    await foot.findByRole('heading', { name: network });
    const posts = `https://example.com/${network.toLowerCase()}/post-`;
    const links = foot.getAllByRole('link').filter((link) => link.matches(`[href^="${posts}"]`));
    expect(links).toHaveLength(8);
    expect(links[0]).toHaveAttribute('href', `${posts}1`);
    expect(links[0]).toHaveAttribute('target', '_blank');
  }
  // Its headings are said once.
  expect(foot.queryByRole('region')).not.toBeInTheDocument();
});

test('the first of two telephone numbers is dialled and opens the chat', async () => {
  const cellNo = '0300 1234567, 0321 7654321';
  server.use(answering(clientInfo, { data: { cellNo, clientName: company } }));
  renderWithProviders(<AppRoutes />, { route });
  const foot = within(await footer());
  expect(await foot.findByRole('link', { name: cellNo })).toHaveAttribute(
    'href',
    'tel:03001234567',
  );
  expect(foot.getByRole('link', { name: /^Chat on WhatsApp/ })).toHaveAttribute(
    'href',
    'https://wa.me/923001234567',
  );
});

test('a telephone number that cannot be dialled stands there as text', async () => {
  server.use(answering(clientInfo, { data: { cellNo: 'Ask at the desk', clientName: company } }));
  renderWithProviders(<AppRoutes />, { route });
  const foot = within(await footer());
  expect(await foot.findByText('Ask at the desk')).toBeVisible();
  expect(foot.queryByRole('link', { name: /^Chat on WhatsApp/ })).not.toBeInTheDocument();
});

test('a network without posts links its heading to the company’s page', async () => {
  server.use(
    answering('/api/WAP/SocialMediaPost/GetAll', { data: [] }),
    answering('/api/WAP/SocialMediaLink/GetAll', {
      data: [
        {
          socialMediaLinkId: 1,
          socialMediaTypePrefix: 'FCBSMT',
          socialMediaURL: 'https://example.com/our-page',
          isActive: true,
        },
      ],
    }),
  );
  renderWithProviders(<AppRoutes />, { route });
  const foot = within(await footer());
  await foot.findAllByText('No posts yet.');
  const facebook = foot.getByRole('heading', { name: /^Facebook/ });
  const link = await within(facebook).findByRole('link');
  expect(link).toHaveAttribute('href', 'https://example.com/our-page');
  expect(link).toHaveAttribute('target', '_blank');
  // No page of the company is known there.
  const instagram = foot.getByRole('heading', { name: 'Instagram' });
  expect(within(instagram).queryByRole('link')).not.toBeInTheDocument();
});

test('the newsletter button does nothing, not even a call', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route });
  await within(await footer()).findByRole('heading', { name: 'Instagram' });
  const asked = listen();
  const field = screen.getByRole('textbox', { name: 'Newsletter' });
  await user.type(field, 'me@example.com{Enter}');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(field).toHaveValue('me@example.com');
  expect(asked).toEqual([]);
});
