import { atRest, follow } from './support/arrival';
import { expect, test } from './support/fixtures';
import { readThrough, watchShifts } from './support/reading';

test('the side menu leads from an area to a sub-category, by mouse and by keyboard', async ({
  page,
  axe,
}) => {
  await page.goto('/about');
  const icon = page.getByRole('button', { name: 'Open menu' });
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await icon.click();
  await menu.getByRole('button', { name: 'Food Boxes' }).click();
  await menu.getByRole('button', { name: 'Pizza Boxes' }).click();
  await expect(menu.getByRole('link', { name: 'HOME' })).toBeVisible();
  const width = (await menu.boundingBox())?.width ?? 0;
  expect(width).toBe(Math.min(320, (page.viewportSize()?.width ?? 0) - 56));
  await axe();
  const link = menu.locator('a[href*="subcategory="]').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/products' && url.searchParams.get('subcategory') === name,
  );
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await icon.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(icon).toBeFocused();
  await icon.click();
  await expect(menu).toBeVisible();
  // Beside the menu lies the backdrop.
  await page.mouse.click((page.viewportSize()?.width ?? 0) - 10, 400);
  await expect(menu).toBeHidden();
});

test('announcements turn on the desktop, until paused; phones have none', async ({ page }) => {
  await page.clock.install();
  await page.goto('/about');
  const line = page.getByRole('region', { name: 'Announcements' });
  if ((page.viewportSize()?.width ?? 0) < 1200) {
    await readThrough(page);
    await expect(line).toHaveCount(0);
    return;
  }
  const button = line.getByRole('button', { name: 'Pause announcements' });
  await expect(button).toBeVisible();
  const first = (await line.textContent()) ?? '';
  await page.clock.runFor(5000);
  await expect(line).not.toHaveText(first);
  await button.click();
  // Neither the mouse nor the focus is what holds it.
  await page.mouse.click(5, 500);
  const paused = (await line.textContent()) ?? '';
  await page.clock.runFor(20_000);
  await expect(line).toHaveText(paused);
});

test('what is first on the screen never fades; what lies below waits 15 px lower', async ({
  page,
}) => {
  const opacities = () =>
    page.getByTestId('reveal').evaluateAll((blocks) =>
      blocks.map((block) => ({
        top: block.getBoundingClientRect().top,
        opacity: getComputedStyle(block).opacity,
        transform: getComputedStyle(block).transform,
      })),
    );
  await page.goto('/blogs');
  await expect(page.getByRole('article').first()).toBeVisible();
  const height = page.viewportSize()?.height ?? 0;
  await expect
    .poll(async () => (await opacities()).find(({ top }) => top > height + 50))
    .toMatchObject({ opacity: '0', transform: 'matrix(1, 0, 0, 1, 0, 15)' });
  await atRest(page);
  const blocks = await opacities();
  expect(blocks.find(({ top }) => top < height * 0.8)?.opacity).toBe('1');

  await page.emulateMedia({ media: 'print' });
  await expect
    .poll(async () => (await opacities()).every(({ opacity }) => opacity === '1'))
    .toBe(true);
  await page.emulateMedia({ media: 'screen' });

  const last = page.getByRole('article').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last.locator('xpath=ancestor::*[@data-testid="reveal"]')).toHaveCSS('opacity', '1');
  await page.evaluate(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await expect(last.locator('xpath=ancestor::*[@data-testid="reveal"]')).toHaveCSS('opacity', '0');
});

test('nothing moves for ever: a page at rest draws no frames', async ({ page }) => {
  for (const path of ['/products', '/contact', '/cart']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeAttached();
    const running = () => page.evaluate(() => document.getAnimations().length);
    await expect.poll(running, path).toBe(0);
  }
});

test('the WhatsApp button keeps clear of the buy bar and the last line', async ({ page }) => {
  await page.goto('/');
  await follow(page.getByRole('main').locator('a[href^="/product/"]').first());
  const chat = page.getByRole('link', { name: /^Chat on WhatsApp/ });
  await expect(chat).toHaveAttribute('href', 'https://wa.me/923000000000');
  const buy = page.getByRole('button', { name: 'Buy now' });
  await expect(buy).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 600) {
    await expect
      .poll(async () => {
        const button = await chat.boundingBox();
        return (button?.y ?? 0) + (button?.height ?? 0);
      })
      .toBeLessThan((await buy.boundingBox())?.y ?? 0);
  }

  await page.goto('/about');
  const copyright = page.getByText(/All Right Reserved\.$/);
  await copyright.scrollIntoViewIfNeeded();
  // What comes late makes the page longer.
  await expect(page.getByRole('region', { name: 'Offers' }).getByRole('img')).toBeAttached();
  await expect(page.getByRole('region', { name: 'Instagram' })).toBeVisible();
  await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await atRest(page);
  const text = await copyright.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return range.getBoundingClientRect().toJSON() as DOMRect;
  });
  const end = await page.getByRole('link', { name: /^Chat on WhatsApp/ }).boundingBox();
  expect(text.right < (end?.x ?? 0) || text.bottom < (end?.y ?? 0)).toBe(true);
});

test('a press on the login icon counts, though its dialog is still on its way', async ({
  page,
}) => {
  let send = () => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route(/\/auth-dialog\.\w+\.js$/, async (route) => {
    await wanted;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/auth-dialog\./);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Log in' }).click();
  await asked;
  send();
  await expect(page.getByRole('dialog', { name: 'Login' })).toBeVisible();
});

test('offers that come late push nothing that is being read', async ({ page }) => {
  const shifts = await watchShifts(page);
  let send = () => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/api/WAP/Banner/GetAll*', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  send();
  await expect(page.getByRole('region', { name: 'Offers' }).getByRole('img')).toBeAttached();
  await expect(footer).toBeInViewport();
  expect(await shifts()).toBeLessThanOrEqual(0.01);
});
