import { firstProductPath } from '../scripts/pageWeight.mjs';
import { atRest } from './support/arrival';
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

test('areas that come late move nothing below them in the menu', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the same on every screen');
  let send = () => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/GetWebArea*', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/about');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const menu = page.getByRole('dialog', { name: 'Menu' });
  const home = menu.getByRole('link', { name: 'HOME' });
  await expect(home).toBeVisible();
  await atRest(page);
  const before = await home.boundingBox();
  send();
  await expect(menu.getByRole('button', { name: 'Food Boxes' })).toBeVisible();
  expect(await home.boundingBox()).toEqual(before);
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

test('the WhatsApp button lies on no control and no price, wherever a page rests', async ({
  page,
  shop,
  isMobile,
}) => {
  test.skip(!isMobile && !process.env.E2E_FULL, 'on a phone it has the least room');
  const product = await firstProductPath(page, shop.url);
  const chat = page.getByRole('link', { name: /^Chat on WhatsApp/ });
  /** What stands under the button; a bar from edge to edge is the end of the screen. */
  const covered = () =>
    chat.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      if (left === 0 && width === document.documentElement.clientWidth) return [];
      const found = new Set<string>();
      for (const x of [2, width / 2, width - 2])
        for (const y of [2, height / 2, height - 2])
          for (const element of document.elementsFromPoint(left + x, top + y)) {
            if (button.contains(element)) continue;
            if (element.matches('[data-buy-bar]')) break;
            const own = element.children.length === 0 ? element.textContent : '';
            if (element.matches('a, button, input, label, select') || own.includes('Rs.'))
              found.add(`${element.tagName} ${element.textContent}`);
          }
      return [...found];
    });
  for (const path of ['/', '/products', product]) {
    await page.goto(path);
    await expect(chat).toHaveAttribute('href', 'https://wa.me/923000000000');
    for (const share of [0, 0.3, 1]) {
      await page.evaluate((part) => {
        const top = part * document.documentElement.scrollHeight;
        window.scrollTo({ top, behavior: 'instant' });
      }, share);
      await atRest(page);
      expect(await covered(), `${path} at ${String(share)}`).toEqual([]);
    }
  }
  // What comes late makes the page longer.
  await expect(async () => {
    await page.keyboard.press('End');
    await expect(page.getByText(/All Right Reserved\.$/)).toBeInViewport({
      ratio: 0.9,
      timeout: 500,
    });
  }).toPass({ timeout: 10_000 });

  // Turned on its side, or at a high zoom, a phone has no room for what is fixed.
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(product);
  await expect(page.getByRole('button', { name: 'Buy now' })).toBeAttached();
  await expect(chat).toBeAttached();
  const fixed = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { position, clipPath } = getComputedStyle(element);
        return /fixed|sticky/.test(position) && clipPath === 'none' && element.clientHeight > 0;
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  );
  expect(fixed).toEqual([]);
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
