import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, failing, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';
import { resetViewport, setViewport } from '@/testing/viewport';

const calls = {
  clientInfo: '/api/ADM/Client/GetByLoginClient',
  headOffice: '/api/ADM/ClientLocation/GetHeadOffice',
  posts: '/api/WAP/SocialMediaPost/GetAll',
  links: '/api/WAP/SocialMediaLink/GetAll',
  announcements: '/api/WAP/Announcement/GetAll',
  token: '/api/Login/GenerateToken',
};
// The lightest page: what is looked at stands round it.
const route = '/terms-and-conditions';

beforeEach(() => {
  server.use(...demoHandlers());
});
afterEach(() => {
  jest.useRealTimers();
  resetViewport();
});

const footer = () => screen.findByRole('contentinfo');
const link = (id: number, socialMediaTypePrefix: string, over = {}) => ({
  socialMediaLinkId: id,
  socialMediaTypePrefix,
  socialMediaURL: `https://example.com/${socialMediaTypePrefix}`,
  isActive: true,
  ...over,
});

describe('the spinner at the start', () => {
  const spinner = () => screen.findByRole('status', { name: 'Loading the shop' });

  test.each([
    ['has arrived', undefined],
    ['has failed', failing(calls.clientInfo, 404)],
  ])('stands until client information %s', async (_how, outcome) => {
    const info = holding(calls.clientInfo);
    if (outcome) server.use(outcome);
    server.use(...info.handlers);
    renderApp({ route });
    expect(await spinner()).toBeVisible();
    info.release();
    await waitFor(() => {
      expect(screen.queryByRole('status', { name: 'Loading the shop' })).not.toBeInTheDocument();
    });
    const brand = outcome ? 'Test Packaging' : 'Dori & Dabba Packaging';
    expect(screen.getByRole('link', { name: brand })).toHaveAttribute('href', '/');
  });
});

describe('the title of the tab', () => {
  const company = 'Dori & Dabba Packaging';
  const titled = (title: string) =>
    waitFor(() => {
      expect(document.title).toBe(title);
    });

  test('bears the configured name, and the company’s as soon as it is known', async () => {
    const info = holding(calls.clientInfo);
    server.use(...info.handlers);
    const { user } = renderApp({ route: '/cart' });
    await titled('Shopping Cart – Test Packaging');
    info.release();
    await titled(`Shopping Cart – ${company}`);
    await user.click(await screen.findByRole('link', { name: company }));
    await titled(company);
  });

  test('bears the name that the session holds at once, also where the call fails', async () => {
    const clientInfo = { data: { clientName: 'Kept & Co' } };
    window.sessionStorage.setItem('clientInfo', JSON.stringify(clientInfo));
    server.use(failing(calls.clientInfo, 404));
    renderApp({ route: '/cart' });
    await titled('Shopping Cart – Kept & Co');
  });
});

describe('social links', () => {
  test('active ones stand in the desktop bar, each in a new tab', async () => {
    setViewport(1440);
    renderApp({ route });
    const bar = within(screen.getByRole('banner'));
    const youTube = await bar.findByRole('link', { name: 'YouTube (opens in a new tab)' });
    expect(youTube).toHaveAttribute('href', 'https://example.com/youtube');
    expect(youTube).toHaveAttribute('target', '_blank');
    expect(youTube).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(bar.getByRole('link', { name: /TikTok/ })).toBeInTheDocument();
    // Inactive in the demo shop.
    expect(bar.queryByRole('link', { name: /Twitter/ })).not.toBeInTheDocument();
  });

  test('a bare array is read too; unknown networks and unsafe addresses stay out', async () => {
    expectConsole(/left out: \d/);
    const rows = [
      link(1, 'LINSMT'),
      link(2, 'XXXSMT'),
      link(3, 'INGSMT', { socialMediaURL: 'javascript:alert(1)' }),
      { socialMediaLinkId: 4 },
      null,
    ];
    server.use(answering(calls.links, rows));
    renderApp({ route });
    const list = await within(await footer()).findByRole('list', { name: 'Social media' });
    expect(within(list).getAllByRole('link')).toHaveLength(1);
    expect(within(list).getByRole('link', { name: /LinkedIn/ })).toBeInTheDocument();
  });

  test('a failure says so in the footer, with Retry', async () => {
    server.use(failing(calls.links, 404));
    const { user } = renderApp({ route });
    const text = await within(await footer()).findByText('Failed to fetch social links data');
    server.use(answering(calls.links, { data: [link(1, 'YUTSMT')] }));
    await user.click(within(text).getByRole('button', { name: 'Retry' }));
    expect(await within(await footer()).findByRole('link', { name: /YouTube/ })).toBeVisible();
  });
});

describe('announcements', () => {
  const messages = (...texts: string[]) => ({
    statusCode: 200,
    data: texts.map((messageText) => ({ messageText })),
  });
  const line = () => screen.findByRole('region', { name: 'Announcements' });

  test('turn every 5 s, round and round, and rest while hovered, focused or paused', async () => {
    setViewport(1440);
    server.use(answering(calls.announcements, messages('First', 'Second', 'Third')));
    renderApp({ route });
    const region = await line();
    const button = () => within(region).getByRole('button');
    const wait = (ms: number) => {
      act(() => {
        jest.advanceTimersByTime(ms);
      });
    };
    jest.useFakeTimers();
    fireEvent.click(button());
    expect(button()).toHaveAccessibleName('Play announcements');
    wait(20_000);
    expect(region).toHaveTextContent('First');

    fireEvent.click(button());
    wait(4_999);
    expect(region).toHaveTextContent('First');
    wait(1);
    expect(region).toHaveTextContent('Second');
    wait(10_000);
    expect(region).toHaveTextContent('First');

    fireEvent.mouseEnter(region);
    wait(20_000);
    expect(region).toHaveTextContent('First');
    fireEvent.mouseLeave(region);
    fireEvent.focus(button());
    wait(20_000);
    expect(region).toHaveTextContent('First');
    fireEvent.blur(button());
    wait(5_000);
    expect(region).toHaveTextContent('Second');
    expect(region).toHaveAttribute('aria-live', 'off');
    // Begun by the time that went by.
    await act(() => import('./toasts/Toaster'));
  });

  test('stand still under reduced motion until asked to play', async () => {
    setViewport(1440, { reducedMotion: true });
    renderApp({ route });
    const button = await within(await line()).findByRole('button');
    expect(button).toHaveAccessibleName('Play announcements');
  });

  test('markup is sanitised; a lone one has nothing to pause', async () => {
    setViewport(1440);
    const html = '<b>New</b> <a href="javascript:alert(1)">boxes</a><script>alert(1)</script>';
    server.use(answering(calls.announcements, messages(html)));
    renderApp({ route });
    expect(await screen.findByText('New')).toBeVisible();
    expect(await line()).toHaveTextContent('New boxes');
    expect(within(await line()).queryByRole('link')).not.toBeInTheDocument();
    expect(within(await line()).queryByRole('button')).not.toBeInTheDocument();
  });

  test.each([
    ['a statusCode other than 200', answering(calls.announcements, { statusCode: 500, data: [] })],
    ['a failure', failing(calls.announcements, 404)],
  ])('%s leaves the bar without a line', async (_what, handler) => {
    setViewport(1440);
    server.use(handler);
    renderApp({ route });
    expect(
      await within(screen.getByRole('banner')).findByRole('link', { name: /YouTube/ }),
    ).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Announcements' })).not.toBeInTheDocument();
  });

  test('a failure is stored in its own words', async () => {
    setViewport(1440);
    server.use(failing(calls.announcements, 404));
    const { store } = renderApp({ route });
    const answer = contentApi.endpoints.getAnnouncements.select();
    await waitFor(() => {
      expect(answer(store.getState()).error).toMatchObject({
        message: 'Failed to fetch announcements',
      });
    });
  });

  test('a statusCode other than 200 is an empty list, not an error', async () => {
    server.use(answering(calls.announcements, { statusCode: 500, data: null }));
    const { store } = renderApp({ route });
    const request = store.dispatch(contentApi.endpoints.getAnnouncements.initiate());
    expect(await request).toMatchObject({ data: [], isSuccess: true });
    request.unsubscribe();
  });

  test('phones show and ask for none', async () => {
    setViewport(360);
    let asked = false;
    server.events.on('request:start', ({ request }) => {
      asked ||= request.url.includes(calls.announcements);
    });
    renderApp({ route });
    await within(await footer()).findByRole('link', { name: /YouTube/ });
    expect(asked).toBe(false);
    expect(screen.queryByRole('region', { name: 'Announcements' })).not.toBeInTheDocument();
    server.events.removeAllListeners();
  });
});

describe('WhatsApp button', () => {
  const button = () => screen.findByRole('link', { name: /^Chat on WhatsApp/ });

  test.each([
    ['0300 0000000', 'https://wa.me/923000000000'],
    ['+92 300-1234567', 'https://wa.me/923001234567'],
    ['0092 300 1234567', 'https://wa.me/923001234567'],
    ['3001234567', 'https://wa.me/923001234567'],
  ])('%s opens %s', async (cellNo, href) => {
    server.use(answering(calls.clientInfo, { data: { cellNo, email: '', clientName: 'Shop' } }));
    renderApp({ route });
    expect(await button()).toHaveAttribute('href', href);
    expect(await button()).toHaveAttribute('target', '_blank');
  });

  test.each([{ cellNo: '' }, { cellNo: 'call us' }, {}])('is absent for %j', async (data) => {
    server.use(answering(calls.clientInfo, { data }));
    renderApp({ route });
    await footer();
    expect(screen.queryByLabelText(/WhatsApp/)).not.toBeInTheDocument();
  });
});

describe('footer', () => {
  test('has links, contact info, posts and the copyright line', async () => {
    renderApp({ route });
    const foot = within(await footer());
    const targets = {
      Home: '/',
      'About Us': '/about',
      'Contact Us': '/contact',
      'My Orders': '/order',
      'Privacy Policy': '/privacy-policy',
      'Terms & Conditions': '/terms-and-conditions',
    };
    for (const [name, href] of Object.entries(targets)) {
      expect(foot.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    expect(await foot.findByRole('link', { name: '0300 0000000' })).toHaveAttribute(
      'href',
      'tel:03000000000',
    );
    expect(foot.getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
      'href',
      'mailto:hello@example.com',
    );
    expect(await foot.findByText(/Chambeli Market Lane/)).toBeVisible();
    expect(foot.getByRole('heading', { name: 'Information' })).toBeVisible();

    for (const network of ['Facebook', 'Instagram']) {
      const section = await foot.findByRole('region', { name: network });
      const posts = await within(section).findAllByRole('link');
      expect(posts).toHaveLength(8);
      expect(posts[0]).toHaveAttribute(
        'href',
        `https://example.com/${network.toLowerCase()}/post-1`,
      );
      expect(posts[0]).toHaveAttribute('target', '_blank');
      for (const image of within(section).getAllByRole('img')) {
        expect(image).toHaveAttribute('loading', 'lazy');
      }
    }
    const year = String(new Date().getFullYear());
    expect(
      foot.getByText(`© ${year} Dori & Dabba Packaging All Right Reserved.`),
    ).toBeInTheDocument();
  });

  test('each part fails alone', async () => {
    server.use(
      failing(calls.posts, 404),
      failing(calls.headOffice, 404),
      failing(calls.clientInfo, 404),
    );
    const { user, store } = renderApp({ route });
    const foot = within(await footer());
    expect(await foot.findByText('Failed to fetch social media posts')).toBeVisible();
    expect(await foot.findByText('Failed to fetch head office')).toBeVisible();
    // The client lookup's failure is stored, but nothing of it shown; the configured brand stands in.
    expect(clientInfoApi.endpoints.getClientInfo.select()(store.getState()).error).toMatchObject({
      message: 'HTTP error! status: 404',
    });
    expect(screen.queryByText(/HTTP error/)).not.toBeInTheDocument();
    expect(foot.getByText(/Test Packaging All Right Reserved\./)).toBeVisible();

    server.use(...demoHandlers());
    for (const retry of foot.getAllByRole('button', { name: 'Retry' })) await user.click(retry);
    expect(await foot.findByText(/Chambeli Market Lane/)).toBeVisible();
    expect(await foot.findByRole('region', { name: 'Instagram' })).toBeVisible();
  });

  test('a network without posts has no section', async () => {
    expectConsole(/left out: \d/);
    server.use(
      answering(calls.posts, {
        data: [
          {
            socialMediaTypeName: 'Instagram',
            socialMediaPostURL: 'https://example.com/1',
            socialMediaImageURL: '/media/1.webp',
          },
          { socialMediaTypeName: 'Facebook', socialMediaPostURL: null },
        ],
      }),
      answering(calls.headOffice, { data: null }),
    );
    renderApp({ route });
    const foot = within(await footer());
    expect(await foot.findByRole('link', { name: /Instagram post 1/ })).toBeVisible();
    await waitFor(() => {
      expect(foot.queryByRole('region', { name: 'Facebook' })).not.toBeInTheDocument();
    });
  });
});

test('the newsletter button does nothing, not even a call', async () => {
  const { user } = renderApp({ route });
  const field = await screen.findByRole('textbox', { name: 'Newsletter' });
  await within(await footer()).findByRole('region', { name: 'Instagram' });
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => asked.push(request.url));
  await user.type(field, 'me@example.com{Enter}');
  const button = screen.getByRole('button', { name: 'Subscribe' });
  expect(button).toHaveAttribute('type', 'button');
  await user.click(button);
  expect(field).toHaveValue('me@example.com');
  expect(asked).toEqual([]);
  server.events.removeAllListeners();
});
