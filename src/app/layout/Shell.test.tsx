import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findPage } from '@/app/pages';
import { AppRoutes } from '@/app/router';
import { expectConsole } from '@/testing/consoleGuard';
import { mockAnswer, mockFailure, holdAnswers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { passTime } from '@/testing/passTime';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { setViewport } from '@/testing/viewport';

// The app renders a page only once the script of the page is loaded.
beforeAll(() => findPage('/cart')?.Page.preload());

const clientInfoPath = '/api/ADM/Client/GetByLoginClient';
// The tests use the page that renders fastest, because they check only the parts around the page.
const route = '/terms-and-conditions';
const companyName = 'Dori & Dabba Packaging';

const findFooter = () => screen.findByRole('contentinfo');
const getHeader = () => within(screen.getByRole('banner'));
/** Opens the app and returns its footer once the company name has arrived. */
async function openFooter() {
  renderWithProviders(<AppRoutes />, { route });
  const footer = within(await findFooter());
  await footer.findByText(new RegExp(companyName));
  return footer;
}
const expectTitle = (title: string) => waitFor(() => expect(document.title).toBe(title));

function recordRequests(): string[] {
  const requestedUrls: string[] = [];
  server.events.on('request:start', ({ request }) => requestedUrls.push(request.url));
  return requestedUrls;
}

describe('the name of the shop', () => {
  const querySpinner = () => screen.queryByRole('status', { name: 'Loading the shop' });

  test('is the configured name, under a spinner, until the company name arrives', async () => {
    const releaseAnswers = holdAnswers(clientInfoPath);
    const { user } = renderWithProviders(<AppRoutes />, { route: '/cart' });
    expect(querySpinner()).toBeVisible();
    await expectTitle('Shopping Cart – Test Packaging');
    releaseAnswers();
    await expectTitle(`Shopping Cart – ${companyName}`);
    expect(querySpinner()).not.toBeInTheDocument();
    await user.click(getHeader().getByRole('link', { name: companyName }));
    await expectTitle(companyName);
  });

  test('is shown without the spinner after 10 s without an answer', async () => {
    holdAnswers(clientInfoPath);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    renderWithProviders(<AppRoutes />, { route: '/cart' });
    await passTime(9_999);
    expect(querySpinner()).toBeVisible();
    await passTime(1);
    expect(querySpinner()).not.toBeInTheDocument();
  });

  test('stays the configured name if client information cannot be loaded', async () => {
    server.use(mockFailure(clientInfoPath, 404));
    renderWithProviders(<AppRoutes />, { route: '/cart' });
    await waitFor(() => expect(querySpinner()).not.toBeInTheDocument());
    expect(getHeader().getByRole('link', { name: 'Test Packaging' })).toHaveAttribute('href', '/');
  });

  test('comes from session storage if client information cannot be loaded', async () => {
    server.use(mockFailure(clientInfoPath, 404));
    sessionStorage.setItem('clientInfo', JSON.stringify({ data: { clientName: 'Kept & Co' } }));
    renderWithProviders(<AppRoutes />, { route: '/cart' });
    await expectTitle('Shopping Cart – Kept & Co');
  });
});

test.each([route, '/place-order'])('renders all parts around the page %s', async (path) => {
  setViewport(1440);
  renderWithProviders(<AppRoutes />, { route: path });
  expect(await screen.findByRole('navigation', { name: 'Shop' })).toBeVisible();
  expect(await getHeader().findByRole('region', { name: 'Announcements' })).toBeVisible();
  expect(await getHeader().findByRole('list', { name: 'Social media' })).toBeVisible();
  expect(getHeader().getByRole('link', { name: 'Quick order' })).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Newsletter' })).toBeVisible();
  for (const name of ['Open menu', 'Search', 'Log in'])
    expect(getHeader().getByRole('button', { name })).toBeVisible();
});

test('the top bar shows announcements, but no social links, from 900 to 1199 px', async () => {
  setViewport(900);
  const requests = recordRequests();
  renderWithProviders(<AppRoutes />, { route });
  expect(await getHeader().findByRole('region', { name: 'Announcements' })).toBeVisible();
  expect(getHeader().queryByRole('list', { name: 'Social media' })).not.toBeInTheDocument();
  expect(requests.filter((url) => /\/ISPM\//.test(url))).toEqual([]);
});

test('shows the footer banner on the product list, but not on company pages', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route: '/products' });
  const banner = await screen.findByRole('region', { name: 'Offers' });
  await user.click(within(await findFooter()).getByRole('link', { name: 'About Us' }));
  await waitFor(() => expect(banner).not.toBeInTheDocument());
});

test('shows an error in place of the social links if there is no token', async () => {
  expectConsole(/Unable to generate access token/);
  server.use(mockFailure('/api/Login/GenerateToken', 403));
  renderWithProviders(<AppRoutes />, { route });
  expect(await within(await findFooter()).findByText('No access token found')).toBeVisible();
});

describe('announcements', () => {
  const mockAnnouncements = (...texts: string[]) =>
    mockAnswer('/api/WAP/Announcement/GetAll', {
      statusCode: 200,
      data: texts.map((messageText) => ({ messageText })),
    });
  const findAnnouncementBar = () => screen.findByRole('region', { name: 'Announcements' });

  /** Shows three announcements and fakes the timers. */
  async function openThreeAnnouncements() {
    setViewport(1440);
    server.use(mockAnnouncements('First', 'Second', 'Third'));
    renderWithProviders(<AppRoutes />, { route });
    const region = await findAnnouncementBar();
    const pauseButton = within(region).getByRole('button');
    const expectTextAfter = (ms: number, text: string) => {
      act(() => jest.advanceTimersByTime(ms));
      expect(region).toHaveTextContent(text);
    };
    jest.useFakeTimers();
    // Pauses and resumes the announcements, so that their interval uses the fake timers.
    fireEvent.click(pauseButton);
    fireEvent.click(pauseButton);
    return { region, pauseButton, expectTextAfter };
  }
  // The toasts start to load as time passes, so each test waits for them at its end.
  const loadToasts = () => act(() => import('./toasts/Toasts'));

  test('change every 5 s in a loop', async () => {
    const { expectTextAfter } = await openThreeAnnouncements();
    expectTextAfter(0, 'First');
    expectTextAfter(5_000, 'Second');
    expectTextAfter(4_999, 'Second');
    expectTextAfter(1, 'Third');
    expectTextAfter(5_000, 'First');
    await loadToasts();
  });

  test('stop while paused', async () => {
    const { pauseButton, expectTextAfter } = await openThreeAnnouncements();
    fireEvent.click(pauseButton);
    expect(pauseButton).toHaveAccessibleName('Play announcements');
    expectTextAfter(20_000, 'First');
    await loadToasts();
  });

  test('change again 5 s after the shopper resumes them', async () => {
    const { pauseButton, expectTextAfter } = await openThreeAnnouncements();
    fireEvent.click(pauseButton);
    fireEvent.click(pauseButton);
    expectTextAfter(4_999, 'First');
    expectTextAfter(1, 'Second');
    await loadToasts();
  });

  test('stop while the mouse is over them', async () => {
    const { region, expectTextAfter } = await openThreeAnnouncements();
    fireEvent.mouseEnter(region);
    expectTextAfter(20_000, 'First');
    fireEvent.mouseLeave(region);
    expectTextAfter(5_000, 'Second');
    await loadToasts();
  });

  test('stop while they contain the focus', async () => {
    const { pauseButton, expectTextAfter } = await openThreeAnnouncements();
    fireEvent.focus(pauseButton);
    expectTextAfter(20_000, 'First');
    fireEvent.blur(pauseButton);
    expectTextAfter(5_000, 'Second');
    await loadToasts();
  });

  test('stop if they get the focus as the mouse leaves', async () => {
    const { region, pauseButton, expectTextAfter } = await openThreeAnnouncements();
    fireEvent.mouseEnter(region);
    fireEvent.mouseLeave(region);
    fireEvent.focus(pauseButton);
    expectTextAfter(20_000, 'First');
    await loadToasts();
  });

  test('are not announced by screen readers as they change', async () => {
    const { region, expectTextAfter } = await openThreeAnnouncements();
    expectTextAfter(5_000, 'Second');
    expect(region).toHaveAttribute('aria-live', 'off');
    await loadToasts();
  });

  test('do not start by themselves if the shopper prefers reduced motion', async () => {
    setViewport(1440, { reducedMotion: true });
    renderWithProviders(<AppRoutes />, { route });
    await within(await findAnnouncementBar()).findByRole('button', { name: 'Play announcements' });
  });

  test('stop when the shopper turns on reduced motion', async () => {
    const { pauseButton, expectTextAfter } = await openThreeAnnouncements();
    act(() => setViewport(1440, { reducedMotion: true }));
    expect(pauseButton).toHaveAccessibleName('Play announcements');
    expectTextAfter(20_000, 'First');
    await loadToasts();
  });

  test('are sanitised', async () => {
    setViewport(1440);
    server.use(
      mockAnnouncements('<b>New</b> <a href="javascript:alert(1)">boxes</a><script>x</script>'),
    );
    renderWithProviders(<AppRoutes />, { route });
    const region = await findAnnouncementBar();
    // The element that listens for clicks on links is not itself a control.
    expect(within(region).getByRole('none')).toHaveTextContent('New boxes');
    expect(within(region).queryByRole('link')).not.toBeInTheDocument();
  });

  test('have no pause button if there is only one', async () => {
    setViewport(1440);
    server.use(mockAnnouncements('Only one'));
    renderWithProviders(<AppRoutes />, { route });
    const region = await findAnnouncementBar();
    expect(within(region).getByText('Only one')).toBeVisible();
    expect(within(region).queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('on a phone', () => {
  beforeEach(() => setViewport(360));

  async function openOnPhone() {
    const requests = recordRequests();
    renderWithProviders(<AppRoutes />, { route });
    const youTubeLink = await within(await findFooter()).findByRole('link', { name: /^YouTube/ });
    return { requests, youTubeLink };
  }

  test('shows links to the company on social media in the footer', async () => {
    const { youTubeLink } = await openOnPhone();
    expect(youTubeLink).toHaveAttribute('href', 'https://example.com/youtube');
    expect(youTubeLink).toHaveAttribute('target', '_blank');
    expect(youTubeLink).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('shows no navigation below the top bar', async () => {
    await openOnPhone();
    expect(screen.queryByRole('navigation', { name: 'Shop' })).not.toBeInTheDocument();
  });

  test('does not request what only wide screens show', async () => {
    const { requests } = await openOnPhone();
    expect(requests.filter((url) => /Announcement|\/ISPM\//.test(url))).toEqual([]);
  });
});

test('shows the copyright line in the footer', async () => {
  // In Pakistan it is already the next year.
  jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2026, 11, 31, 20));
  const footer = await openFooter();
  expect(footer.getByText(`© 2027 ${companyName} All Right Reserved.`)).toBeVisible();
});

const getLinks = (footer: Awaited<ReturnType<typeof openFooter>>, names: string[]) =>
  names.map((name) => [name, footer.getByRole('link', { name }).getAttribute('href')]);

test('shows links to the pages of the shop in the footer', async () => {
  const footer = await openFooter();
  const pageLinks = {
    Home: '/',
    'About Us': '/about',
    'Contact Us': '/contact',
    'My Orders': '/order',
    'Privacy Policy': '/privacy-policy',
    'Terms & Conditions': '/terms-and-conditions',
  };
  expect(getLinks(footer, Object.keys(pageLinks))).toEqual(Object.entries(pageLinks));
});

test('shows the contact details of the company as links in the footer', async () => {
  const footer = await openFooter();
  const contactLinks = {
    '0300 0000000': 'tel:03000000000',
    'hello@example.com': 'mailto:hello@example.com',
    'Chat on WhatsApp (opens in a new tab)': 'https://wa.me/923000000000',
  };
  expect(getLinks(footer, Object.keys(contactLinks))).toEqual(Object.entries(contactLinks));
});

test('shows the address of the company in the footer', async () => {
  const footer = await openFooter();
  expect(await footer.findByText(/Chambeli Market Lane/)).toBeInTheDocument();
});

test.each(['Facebook', 'Instagram'])('shows eight posts of %s in the footer', async (network) => {
  const footer = await openFooter();
  const postUrlStart = `https://example.com/${network.toLowerCase()}/post-`;
  const findLinks = () =>
    footer.getAllByRole('link').filter((link) => link.matches(`[href^="${postUrlStart}"]`));
  await waitFor(() => expect(findLinks()).toHaveLength(8));
  const links = findLinks();
  expect(links[0]).toHaveAttribute('href', `${postUrlStart}1`);
  expect(links[0]).toHaveAttribute('target', '_blank');
});

test('the footer has no landmark regions, which would repeat its headings', async () => {
  const footer = await openFooter();
  for (const name of ['Facebook', 'Instagram']) await footer.findByRole('heading', { name });
  expect(footer.queryByRole('region')).not.toBeInTheDocument();
});

describe('the first of two telephone numbers', () => {
  const cellNo = '0300 1234567, 0321 7654321';
  beforeEach(() =>
    server.use(mockAnswer(clientInfoPath, { data: { cellNo, clientName: companyName } })),
  );

  test('is dialled by the telephone link', async () => {
    const footer = await openFooter();
    expect(footer.getByRole('link', { name: cellNo })).toHaveAttribute('href', 'tel:03001234567');
  });

  test('is used by the WhatsApp link', async () => {
    const footer = await openFooter();
    expect(footer.getByRole('link', { name: /^Chat on WhatsApp/ })).toHaveAttribute(
      'href',
      'https://wa.me/923001234567',
    );
  });
});

test('shows a telephone number that cannot be dialled as plain text', async () => {
  server.use(
    mockAnswer(clientInfoPath, { data: { cellNo: 'Ask at the desk', clientName: companyName } }),
  );
  renderWithProviders(<AppRoutes />, { route });
  const footer = within(await findFooter());
  expect(await footer.findByText('Ask at the desk')).toBeVisible();
  expect(footer.queryByRole('link', { name: /^Chat on WhatsApp/ })).not.toBeInTheDocument();
});

test('links the heading of a network without posts to the company profile there', async () => {
  server.use(
    mockAnswer('/api/WAP/SocialMediaPost/GetAll', { data: [] }),
    mockAnswer('/api/WAP/SocialMediaLink/GetAll', {
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
  const footer = within(await findFooter());
  await footer.findAllByText('No posts yet.');
  const facebookHeading = footer.getByRole('heading', { name: /^Facebook/ });
  const link = await within(facebookHeading).findByRole('link');
  expect(link).toHaveAttribute('href', 'https://example.com/our-page');
  expect(link).toHaveAttribute('target', '_blank');
  // The company has no Instagram link.
  const instagramHeading = footer.getByRole('heading', { name: 'Instagram' });
  expect(within(instagramHeading).queryByRole('link')).not.toBeInTheDocument();
});

test('sends no request when the shopper subscribes to the newsletter', async () => {
  const { user } = renderWithProviders(<AppRoutes />, { route });
  await within(await findFooter()).findByRole('heading', { name: 'Instagram' });
  const requestedUrls = recordRequests();
  const newsletterField = screen.getByRole('textbox', { name: 'Newsletter' });
  await user.type(newsletterField, 'me@example.com{Enter}');
  await user.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(newsletterField).toHaveValue('me@example.com');
  expect(requestedUrls).toEqual([]);
});
