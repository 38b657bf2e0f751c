import { fireEvent, screen, within } from '@testing-library/react';
import { advanceClock } from '@/testing/advanceClock';
import { expectConsole } from '@/testing/consoleGuard';
import { mockAnswer, mockFailure, holdAnswers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';

const blogsPath = '/api/WAP/Blog/GetAll';

const createPost = (id: number, overrides = {}) => ({
  blogId: id,
  title: `Post ${String(id)}`,
  shortDescription: `About ${String(id)}`,
  longDescription: '<p>Text</p>',
  blogImageURL: '/media/blog.webp',
  dateFrom: `2026-0${String(id)}-14`,
  viewCount: 1842,
  authorName: 'Sana Iqbal',
  tags: 'kraft',
  ...overrides,
});
const mockPosts = (...rows: unknown[]) => mockAnswer(blogsPath, { data: rows });
function openPage(route: string, ...rows: unknown[]) {
  server.use(mockPosts(...rows));
  return renderWithProviders(<PageRoutes />, { route });
}

describe('/blogs', () => {
  test('six placeholders are shown while the posts load', async () => {
    server.use(mockPosts(createPost(1)));
    const release = holdAnswers(blogsPath);
    renderWithProviders(<PageRoutes />, { route: '/blogs' });
    expect(await screen.findAllByTestId('blog-skeleton')).toHaveLength(6);
    release();
    expect(await screen.findByRole('article')).toBeVisible();
    expect(screen.queryByTestId('blog-skeleton')).not.toBeInTheDocument();
  });

  test('posts are sorted newest first, and those without a date last', async () => {
    openPage('/blogs', createPost(1), createPost(3, { dateFrom: 'soon' }), createPost(2));
    const cards = await screen.findAllByRole('article');
    const titles = cards.map((card) => within(card).getByRole('heading').textContent);
    expect(titles).toEqual(['Post 2', 'Post 1', 'Post 3']);
    expect(screen.queryByText(/Invalid Date/)).not.toBeInTheDocument();
  });

  test('a card shows a summary of its post', async () => {
    openPage('/blogs', createPost(2));
    const card = within(await screen.findByRole('article'));
    expect(card.getByText('About 2')).toBeVisible();
    expect(card.getByText('14 February 2026')).toBeVisible();
    expect(card.getByText('1,842 views')).toBeVisible();
    const picture = card.getByRole('presentation');
    expect(picture).toHaveAttribute('src', expect.stringContaining('/media/blog'));
  });

  test('every visit requests the posts again', async () => {
    const { user } = openPage('/blogs', createPost(1), createPost(2));
    await user.click(await screen.findByRole('link', { name: 'Post 2' }));
    const backLink = await screen.findByRole('link', { name: 'Back to Blogs' });
    server.use(mockPosts(createPost(1), createPost(2), createPost(4)));
    advanceClock(6000);
    await user.click(backLink);
    expect(await screen.findByRole('link', { name: 'Post 4' })).toHaveAttribute('href', '/blogs/4');
  });

  test('a failed refresh shows the old list with a note until Retry is pressed', async () => {
    const note = 'Failed to fetch blogs. What you see here may be out of date.';
    const { user } = openPage('/blogs', createPost(1));
    const clickLink = async (name: string) => user.click(await screen.findByRole('link', { name }));
    await clickLink('Post 1');
    server.use(mockFailure(blogsPath, 403));
    advanceClock(6000);
    await clickLink('Back to Blogs');
    expect(await screen.findByText(note)).toBeVisible();
    server.use(mockPosts(createPost(1), createPost(2)));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('link', { name: 'Post 2' })).toBeVisible();
    expect(screen.queryByText(note)).not.toBeInTheDocument();
  });

  test('an empty list shows a message', async () => {
    openPage('/blogs');
    expect(await screen.findByText('No blogs available.')).toBeVisible();
  });

  test.each([{ statusCode: 200, data: null }, { statusCode: 200 }])(
    'a successful answer without a list shows a message: %j',
    async (body) => {
      server.use(mockAnswer(blogsPath, body));
      renderWithProviders(<PageRoutes />, { route: '/blogs' });
      expect(await screen.findByText('No blogs available.')).toBeVisible();
    },
  );
});

describe('/blogs/:id', () => {
  test('shows the complete post', async () => {
    const longDescription = `<h2>Steam</h2><p>Words</p><script>alert(1)</script>`;
    openPage('/blogs/1', createPost(1, { title: 'A & B', longDescription }));
    expect(await screen.findByRole('heading', { level: 1, name: 'A & B' })).toBeVisible();
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getByRole('link', { name: 'Blog Posts' })).toHaveAttribute('href', '/blogs');
    for (const text of ['By Sana Iqbal', '14 January 2026', '1,842 views'])
      expect(screen.getByText(text)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Steam' })).toBeVisible();
    expect(screen.queryByText(/alert/)).not.toBeInTheDocument();
  });

  test('shows the tags in one line, separated by commas', async () => {
    openPage('/blogs/1', createPost(1, { tags: ' kraft,, food boxes ,Kraft' }));
    expect(await screen.findByText('Tags: kraft, food boxes')).toBeVisible();
  });

  test('related posts share a tag', async () => {
    openPage(
      '/blogs/1',
      createPost(1, { tags: ' kraft,, food boxes ,' }),
      createPost(2, { tags: 'labels' }),
      createPost(3, { tags: 'Kraft', viewCount: 1 }),
    );
    const related = within(await screen.findByRole('region', { name: 'Related posts' }));
    expect(related.getByRole('heading', { level: 3 })).toHaveTextContent('Post 3');
    expect(related.getByText('1 view')).toBeVisible();
  });

  test('can be shared on WhatsApp', async () => {
    openPage('/blogs/1', createPost(1, { title: 'A & B' }));
    expect(await screen.findByRole('link', { name: /^Share on WhatsApp/ })).toHaveAttribute(
      'href',
      `https://wa.me/?text=${encodeURIComponent('A & B http://localhost/blogs/1')}`,
    );
  });

  test('links to pages of the shop navigate without a reload', async () => {
    const links = ['/media/a.pdf', '/nowhere', 'https://example.com/about', '/products?search=jar'];
    const longDescription = links.map((href) => `<a href="${href}">${href}</a>`).join(' ');
    openPage('/blogs/1', createPost(1, { longDescription }));
    await screen.findByText('/nowhere');
    const preventedFlags: boolean[] = [];
    const recordClick = (event: Event) => {
      preventedFlags.push(event.defaultPrevented);
      event.preventDefault();
    };
    window.addEventListener('click', recordClick);
    for (const [index, href] of links.entries())
      fireEvent.click(screen.getByRole('link', { name: href }), { ctrlKey: index === 3 });
    window.removeEventListener('click', recordClick);
    expect(preventedFlags).toEqual([false, false, false, false]);
    fireEvent.click(screen.getByRole('link', { name: '/products?search=jar' }));
    expect(await screen.findByRole('heading', { level: 1, name: /jar/ })).toBeVisible();
  });

  test('missing or unreadable details are left out', async () => {
    const incompleteFields = { dateFrom: '31/31/2026', authorName: null, tags: ' , ,' };
    openPage('/blogs/1', { blogId: 1, title: 'Bare', ...incompleteFields });
    expect(await screen.findByText('By Admin')).toBeVisible();
    expect(screen.queryByText(/Invalid|2026/)).not.toBeInTheDocument();
    expect(screen.queryByText(/^Tags/)).not.toBeInTheDocument();
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  test.each(['constructor', '%E0%A4%A', '%00', '..%2F..'])(
    'an unknown or invalid id is not found: %s',
    async (id) => {
      // The router logs a warning about an id that it cannot decode.
      if (id === '%E0%A4%A') expectConsole(/could not be decoded/);
      openPage(`/blogs/${id}`, createPost(1));
      expect(await screen.findByText('Blog not found.')).toBeVisible();
    },
  );

  test('a lone surrogate in the title causes no error', async () => {
    openPage('/blogs/1', createPost(1, { title: 'Half \ud800' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Half \ufffd' })).toBeVisible();
  });

  test('is shared through the share dialog of the device if it has one', async () => {
    const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
    Object.assign(navigator, { share });
    const { user } = openPage('/blogs/1', createPost(1));
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'Post 1', url: 'http://localhost/blogs/1' });
    Reflect.deleteProperty(navigator, 'share');
  });

  test('is not copied by a second press while the share dialog is open', async () => {
    // A browser refuses to share while its share dialog is still open.
    const share = jest.fn().mockRejectedValue(new DOMException('open', 'InvalidStateError'));
    Object.assign(navigator, { share });
    const { user } = openPage('/blogs/1', createPost(1));
    const writeText = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(await screen.findByRole('button', { name: 'Share' }));
    expect(writeText).not.toHaveBeenCalled();
    Reflect.deleteProperty(navigator, 'share');
  });
});
