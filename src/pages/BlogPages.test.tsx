import { screen, within } from '@testing-library/react';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, failing, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const blogsCall = '/api/WAP/Blog/GetAll';

const post = (id: number, over = {}) => ({
  blogId: id,
  title: `Post ${String(id)}`,
  shortDescription: `About ${String(id)}`,
  longDescription: '<p>Text</p>',
  blogImageURL: '/media/blog.webp',
  dateFrom: `2026-0${String(id)}-14`,
  viewCount: 1842,
  authorName: 'Sana Iqbal',
  tags: 'kraft',
  ...over,
});
const posts = (...rows: unknown[]) => answering(blogsCall, { data: rows });

beforeEach(() => {
  server.use(...demoHandlers());
});

const main = () => within(screen.getByRole('main'));

describe('/blogs', () => {
  test('6 placeholders, then each post with image, title, description, date and views', async () => {
    const data = holding(blogsCall);
    server.use(...data.handlers);
    renderApp({ route: '/blogs' });
    expect(await screen.findAllByTestId('blog-skeleton')).toHaveLength(6);
    data.release();
    const first = await main().findByRole('link', { name: /How to Choose the Right Takeaway/ });
    expect(screen.queryByTestId('blog-skeleton')).not.toBeInTheDocument();
    expect(first).toHaveAttribute('href', '/blogs/1');
    const card = within(main().getAllByRole('article')[0] ?? document.body);
    expect(card.getByText(/Steam, grease and stacking/)).toBeVisible();
    expect(card.getByText('September 14, 2026')).toBeVisible();
    expect(card.getByText('1,842 views')).toBeVisible();
    expect(card.getByRole('presentation')).toHaveAttribute(
      'src',
      expect.stringContaining('/media/blog/'),
    );
    expect(document.title).toMatch(/^Blog Posts/);
  });

  test('the newest stands first; broken rows are left out', async () => {
    expectConsole(/left out: \d/);
    server.use(
      posts(
        post(1),
        post(3, { dateFrom: 'soon' }),
        null,
        { blogId: 9 },
        { title: 'No id' },
        post(2, { shortDescription: null, viewCount: 'many', blogImageURL: 'javascript:alert(1)' }),
      ),
    );
    renderApp({ route: '/blogs' });
    const cards = await main().findAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Post 2',
      'Post 1',
      'Post 3',
    ]);
    expect(screen.queryByText(/Invalid Date/)).not.toBeInTheDocument();
    expect(within(cards[0] ?? document.body).getByText('0 views')).toBeVisible();
  });

  test('none: the empty text', async () => {
    server.use(posts());
    renderApp({ route: '/blogs' });
    expect(await screen.findByText('No blogs available.')).toBeVisible();
  });

  test('a failure shows its text, and Retry asks again', async () => {
    server.use(failing(blogsCall, 404));
    const { user } = renderApp({ route: '/blogs' });
    expect(await screen.findByText('Failed to fetch blogs')).toBeVisible();
    server.use(posts(post(1)));
    await user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await main().findByRole('link', { name: 'Post 1' })).toBeVisible();
  });

  test('an answer without a list is a failure, not an empty blog', async () => {
    server.use(answering(blogsCall, { data: { posts: [] } }));
    renderApp({ route: '/blogs' });
    expect(await screen.findByText('Failed to fetch blogs')).toBeVisible();
  });

  test('every visit asks anew', async () => {
    server.use(posts(post(1)));
    const { user } = renderApp({ route: '/blogs' });
    await user.click(await main().findByRole('link', { name: 'Post 1' }));
    const back = await main().findByRole('link', { name: 'Back to Blogs' });
    server.use(posts(post(1), post(2)));
    await user.click(back);
    expect(await main().findByRole('link', { name: 'Post 2' })).toBeVisible();
  });
});

describe('/blogs/:id', () => {
  test('shows the post in full', async () => {
    server.use(
      posts(
        post(1, {
          tags: ' kraft,, food boxes ,',
          longDescription: `<h2>Steam</h2><p>${'word '.repeat(660)}</p><script>alert(1)</script><a href="https://example.com">Out</a>`,
        }),
        post(2, { tags: 'labels' }),
        post(3, { tags: 'Kraft', viewCount: 1 }),
      ),
    );
    renderApp({ route: '/blogs/1' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(trail.getByRole('link', { name: 'Blog Posts' })).toHaveAttribute('href', '/blogs');
    expect(trail.getByText('Post 1')).toBeVisible();
    for (const fact of ['By Sana Iqbal', 'January 14, 2026', '1,842 views', '3 min read']) {
      expect(main().getByText(fact)).toBeVisible();
    }
    expect(main().getByRole('heading', { name: 'Steam' })).toBeVisible();
    expect(main().getByRole('link', { name: 'Out' })).toHaveAttribute('target', '_blank');
    const tags = within(main().getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map((tag) => tag.textContent)).toEqual(['kraft', 'food boxes']);

    const related = within(main().getByRole('region', { name: 'Related posts' }));
    expect(related.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    expect(related.getByRole('link', { name: 'Post 3' })).toHaveAttribute('href', '/blogs/3');
  });

  test('an unsigned post is by Admin; a date that does not parse and missing parts leave no trace', async () => {
    server.use(
      posts({ blogId: 1, title: 'Bare', dateFrom: '31/31/2026', authorName: null, tags: ' , ,' }),
    );
    renderApp({ route: '/blogs/1' });
    expect(await screen.findByText('By Admin')).toBeVisible();
    expect(screen.queryByText(/Invalid|2026/, { ignore: 'footer *' })).not.toBeInTheDocument();
    expect(screen.queryByRole('list', { name: 'Tags' })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Related posts' })).not.toBeInTheDocument();
    expect(main().queryByRole('img')).not.toBeInTheDocument();
  });

  test.each(['/blogs/999', '/blogs/%20', '/blogs/constructor'])(
    '%s: Blog not found.',
    async (route) => {
      const { user } = renderApp({ route });
      expect(await screen.findByText('Blog not found.')).toBeVisible();
      await user.click(main().getByRole('link', { name: 'Back to Blogs' }));
      expect(await screen.findByRole('heading', { level: 1, name: 'Blog Posts' })).toBeVisible();
    },
  );

  test('a failure shows its text and Retry', async () => {
    server.use(failing(blogsCall, 404));
    const { user } = renderApp({ route: '/blogs/1' });
    expect(await screen.findByText('Failed to fetch blogs')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    server.use(posts(post(1)));
    await user.click(main().getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Post 1' })).toBeVisible();
  });
});

describe('sharing a post', () => {
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'share');
  });

  test('copies the link where the device cannot share', async () => {
    const { user } = renderApp({ route: '/blogs/1' });
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await main().findByRole('button', { name: 'Copy link' }));
    expect(copied).toHaveBeenCalledWith('http://localhost/blogs/1');
    expect(await screen.findByText('Copied')).toBeInTheDocument();
  });

  test('opens the device’s own sheet, and does not mind its being closed', async () => {
    const shared: ShareData[] = [];
    const share = (data: ShareData) => {
      shared.push(data);
      return Promise.reject(new DOMException('closed', 'AbortError'));
    };
    Object.assign(navigator, { share });
    const { user } = renderApp({ route: '/blogs/1' });
    await user.click(await main().findByRole('button', { name: 'Share' }));
    expect(shared).toEqual([
      { title: expect.stringContaining('Takeaway Box') as string, url: 'http://localhost/blogs/1' },
    ]);
  });

  test('WhatsApp gets title and address', async () => {
    server.use(posts(post(1, { title: 'A & B' })));
    renderApp({ route: '/blogs/1' });
    const link = await main().findByRole('link', { name: /^Share on WhatsApp/ });
    expect(link).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent(`A & B http://localhost/blogs/1`)}`,
    );
  });
});
