import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { findPage } from '@/app/pages';
import { AppRoutes } from '@/app/router';
import { expectAccessible } from '@/testing/accessibility';
import { createDemoHandlers, mockAnswer, mockFailure } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { setViewport } from '@/testing/viewport';

// The app renders a page only once the script of the page is loaded.
beforeAll(() => findPage('/terms-and-conditions')?.Page.preload());

const getMenu = () => within(screen.getByRole('dialog', { name: 'Menu' }));
const findSectionButton = (name: string) => getMenu().findByRole('button', { name });

async function openMenu() {
  const view = renderWithProviders(<AppRoutes />, { route: '/terms-and-conditions' });
  await view.user.click(screen.getByRole('button', { name: 'Open menu' }));
  await screen.findByRole('dialog', { name: 'Menu' });
  return view;
}

const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).not.toBeInTheDocument());

test('lists the pages', async () => {
  await openMenu();
  const links = getMenu().getAllByRole('link').slice(0, 9);
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Home', '/'],
    ['Products', '/products'],
    ['About Us', '/about'],
    ['Contact Us', '/contact'],
    ['Blogs', '/blogs'],
    ['My Orders', '/order'],
    ['Quick order', '/quick-order'],
    ['Saved list', '/saved'],
    ['Compare', '/compare'],
  ]);
});

test('shows one open area and one open category at a time', async () => {
  const { user } = await openMenu();
  const press = async (name: string) => user.click(await findSectionButton(name));
  const getOpenNames = () =>
    getMenu()
      .queryAllByRole('button', { expanded: true })
      .map((button) => button.textContent);
  await press('Bottles & Jars');
  expect(getOpenNames()).toEqual(['Bottles & Jars']);
  await press('Food Boxes');
  expect(getOpenNames()).toEqual(['Food Boxes']);
  await press('Bowls & Trays');
  await press('Pizza Boxes');
  expect(getOpenNames()).toEqual(['Food Boxes', 'Pizza Boxes']);
  const link = getMenu().getByRole('link', { name: 'Kraft Pizza Boxes' });
  expect(link).toHaveAttribute('href', '/products?subcategory=Kraft+Pizza+Boxes');
  await user.click(link);
  await waitUntilClosed();
  await screen.findByRole('heading', { level: 1, name: 'Kraft Pizza Boxes' });
});

test('closes by backdrop, Escape or close icon and returns the focus to its icon', async () => {
  const { user } = await openMenu();
  const menuIcon = screen.getByRole('button', { name: 'Open menu', hidden: true });
  const closeActions = [
    () => user.click(getMenu().getByRole('button', { name: 'Close menu' })),
    () => user.keyboard('{Escape}'),
    // The backdrop is the first child of the layer around the dialog.
    // eslint-disable-next-line testing-library/no-node-access -- the backdrop has no role of its own
    () => user.click(screen.getByRole('presentation').firstElementChild ?? document.body),
  ];
  for (const close of closeActions) {
    await close();
    await waitUntilClosed();
    expect(menuIcon).toHaveFocus();
    await user.click(menuIcon);
    await screen.findByRole('dialog', { name: 'Menu' });
  }
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'stays open if a link opens in another tab or window: %s',
  async (key) => {
    await openMenu();
    // jsdom cannot open another tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(getMenu().getByRole('link', { name: 'Products' }), { [key]: true });
    expect(screen.getByRole('dialog', { name: 'Menu' })).toBeVisible();
  },
);

describe('announcements', () => {
  const link = '<a href="/blogs">Read our blog</a>';
  const mockAnnouncements = () =>
    mockAnswer('/api/WAP/Announcement/GetAll', {
      statusCode: 200,
      data: [{ messageText: 'First' }, { messageText: link }],
    });
  const getList = () => getMenu().findByRole('list', { name: 'Announcements' });

  test('are all listed on a phone', async () => {
    setViewport(899);
    server.use(mockAnnouncements());
    await openMenu();
    const items = within(await getList()).getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual(['First', 'Read our blog']);
  });

  test('contain links that close the menu', async () => {
    setViewport(899);
    server.use(mockAnnouncements());
    const { user } = await openMenu();
    await user.click(within(await getList()).getByRole('link', { name: 'Read our blog' }));
    await waitUntilClosed();
    await screen.findByRole('heading', { level: 1, name: 'Blog Posts' });
  });

  test('are not listed if the top bar shows them', async () => {
    setViewport(900);
    await openMenu();
    await findSectionButton('Food Boxes');
    expect(getMenu().queryByRole('list', { name: 'Announcements' })).not.toBeInTheDocument();
  });
});

test('links a category directly if it has no sub-categories', async () => {
  server.use(mockFailure('/api/ISPM/ProductSubCategory/GetWebSubCategory', 404));
  const { user, baseElement } = await openMenu();
  await user.click(await findSectionButton('Food Boxes'));
  const failureText = getMenu().getByText('Failed to fetch product subCategory');
  expect(await getMenu().findByRole('link', { name: 'Pizza Boxes' })).toHaveAttribute(
    'href',
    '/products?category=Pizza+Boxes',
  );
  await expectAccessible(baseElement);
  server.use(...createDemoHandlers());
  await user.click(getMenu().getByRole('button', { name: 'Retry' }));
  await user.click(await findSectionButton('Pizza Boxes'));
  expect(getMenu().getAllByRole('link', { name: /Pizza/ }).length).toBeGreaterThan(0);
  expect(failureText).not.toBeInTheDocument();
});
