import type { Page } from '@playwright/test';

import { firstProductPath } from '../scripts/pageWeight.mjs';
import { expect, test } from './support/fixtures';

/** In the page: what stands there, frame by frame, from the first one on. */
function watchFrames() {
  const frames: string[] = [];
  const look = () => {
    const shell = document.getElementById('shell');
    const app = document.querySelector('main');
    const seen = `${shell ? 'shell' : ''}${app ? 'app' : ''}`;
    if (seen && frames.at(-1) !== seen) frames.push(seen);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  Object.assign(window, { frames_: frames });
}
const framesOf = (page: Page) =>
  page.evaluate(() => (window as unknown as { frames_: string[] }).frames_);

/** Place and size of what the shell and the app both show: left, top, width, height. */
const placeOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height];
    });

const pictures = {
  home: ['.shell-banner img', 'main section img'],
  products: ['.shell-products img', 'main article img'],
  product: ['.shell-product img', 'main img[fetchpriority="high"]'],
} as const;

for (const name of ['home', 'products', 'product'] as const) {
  test(`the shell of ${name} shows its first picture where the app will, and asks for it once`, async ({
    page,
    shop,
    allowProblem,
  }) => {
    const product = await firstProductPath(page, shop.url);
    const path = { home: '/', products: '/products', product }[name];
    const [inShell, inApp] = pictures[name];
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.addInitScript(watchFrames);
    await page.goto(path);
    await expect(page.locator(inApp).first()).toBeVisible();
    await expect.poll(() => framesOf(page)).toEqual(['shell', 'app']);
    const inPlace = await placeOf(page, inApp);

    // The bundle never comes: what stands there is the shell.
    allowProblem(/main\.\w+\.js/);
    await page.route(/\/main\.\w+\.js/, (route) => route.abort());
    const askedByApp = [...requests];
    await page.reload();
    const picture = page.locator(inShell);
    await expect(picture).toBeVisible();
    for (const [at, length] of (await placeOf(page, inShell)).entries()) {
      // A card's picture is a hair taller in the shell.
      expect(Math.abs(length - (inPlace[at] ?? NaN))).toBeLessThanOrEqual(1);
    }
    const address = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
    await expect.poll(address).toContain('/media/');
    const [shown, asked] = [await address(), askedByApp.filter((url) => url.includes('/media/'))];
    expect(
      asked.filter((url) => url === shown),
      `${shown} among ${asked.join()}`,
    ).toHaveLength(1);
  });
}

test('static HTML with its data inside is taken over without a flash or a second call', async ({
  page,
  shop,
  context,
}) => {
  const path = await firstProductPath(page, shop.url);
  // What a build step would write: the page as it stands, its styles, and the answers that it was made from.
  const answers: Record<string, unknown> = {};
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (!/GetWebProductById|GetByLoginClient/.test(pathname)) return;
    void response.json().then((body: unknown) => (answers[pathname + search] = body));
  });
  await page.goto(path);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('button', { name: 'Buy now' }).first()).toBeVisible();
  await expect.poll(() => Object.keys(answers)).toHaveLength(2);
  const name = await heading.innerText();
  const { styles, markup } = await page.evaluate(() => ({
    styles: [...document.styleSheets]
      .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
      .join('\n'),
    markup: document.getElementById('root')?.innerHTML ?? '',
  }));

  const taken = await context.newPage();
  await taken.route(path, async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(
        /<div id="shell".*(?=<div id="root">)/s,
        () => `<div id="shell" data-page="">${markup}</div>`,
      )
      .replace('</head>', () => `<style>${styles}</style></head>`)
      .replace(
        '<script src="/config.js">',
        (script) =>
          `<script type="application/json" id="first-answers">${JSON.stringify(answers).replaceAll('<', '\\u003c')}</script>${script}`,
      );
    await route.fulfill({ response, body: html });
  });
  const calls: string[] = [];
  taken.on('request', (request) => calls.push(request.url()));
  await taken.addInitScript(() => {
    const gaps: string[] = [];
    let text = '';
    const look = () => {
      const heading = document.querySelector('h1');
      const now = heading?.getClientRects().length ? heading.innerText : '';
      if (text && now !== text) gaps.push(now);
      text ||= now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    let moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved += (entry as unknown as { value: number }).value;
      Object.assign(window, { moved_: moved });
    }).observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, { gaps_: gaps, moved_: 0 });
  });
  await taken.goto(path);
  await expect(taken.locator('#shell')).toHaveCount(0);
  await taken.getByRole('button', { name: 'Buy now' }).first().waitFor();
  await expect(taken.getByRole('heading', { level: 1 })).toHaveText(name);
  const { gaps, moved } = await taken.evaluate(() => {
    const { gaps_, moved_ } = window as unknown as { gaps_: string[]; moved_: number };
    return { gaps: gaps_, moved: moved_ };
  });
  expect(gaps).toEqual([]);
  expect(moved).toBeLessThan(0.02);
  expect(calls.filter((url) => /GetWebProductById|GetByLoginClient/.test(url))).toEqual([]);
});

test('the next page is on its way before the click', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a finger cannot hover');
  await page.goto('/products');
  const link = page.getByRole('main').locator('a[href^="/product/"]').first();
  await expect(page.getByRole('contentinfo')).toBeAttached();
  // What listens comes with the footer, or a moment after it.
  await expect(async () => {
    const asked = page.waitForRequest(/GetWebProductById/, { timeout: 2000 });
    await page.mouse.move(0, 0);
    await link.hover();
    await asked;
  }).toPass();
});
