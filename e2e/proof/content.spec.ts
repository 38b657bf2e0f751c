import type { Page } from '@playwright/test';

import { follow, wakeUp } from '../support/arrival';
import { expect, test } from '../support/fixtures';
import { overflowOf, scrollPage, watchShifts, withoutMap } from '../support/reading';

test.beforeEach(async ({ page }) => {
  await withoutMap(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

/** Comes to the end of the page step by step, as a reader does once there is something to read, and back. */
async function readThrough(page: Page): Promise<void> {
  await wakeUp(page);
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await page.evaluate(async () => {
    // Two frames: one for the observers to see what has come near, one for what they draw.
    const twoFrames = () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      });
    const step = window.innerHeight * 0.7;
    for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
      window.scrollTo({ top, behavior: 'instant' });
      await twoFrames();
    }
  });
  await expect(page.getByRole('heading', { name: 'Instagram' })).toBeVisible();
  await scrollPage(page, 0);
}

test('pages of text stay where they are while they are read', async ({ page }) => {
  const shifts = await watchShifts(page);
  for (const path of ['/blogs', '/blogs/1', '/contact', '/about', '/terms-and-conditions']) {
    await page.goto(path);
    await readThrough(page);
    expect(await shifts(), path).toBeLessThanOrEqual(0.05);
  }
});

test('absurd content stays on the page', async ({ page, axe }) => {
  const long = `${'An absurdly long title about boxes and '.repeat(5)}${'Donaudampfschifffahrt'.repeat(5)}`;
  const row = `<tr>${'<td>Corrugated board</td>'.repeat(8)}</tr>`;
  const html = `<h1>${long}</h1><table>${row.repeat(4)}</table><table><tr><td>${'y'.repeat(300)}</td></tr></table>
    <pre>${'x'.repeat(400)}</pre><p><a href="https://example.com/">${'a'.repeat(200)}</a></p>`;
  const post = {
    title: long,
    shortDescription: long,
    longDescription: html,
    tags: `,${long},,a, ,`,
  };
  const answers = {
    'WAP/Blog/GetAll': { data: [{ blogId: 1, dateFrom: 'some day', ...post }] },
    'ADM/ClientSetting/GetData': { data: { aboutUs: html, contactUs: html } },
    'ADM/ClientLocation/GetHeadOffice': { data: { locationAddress: long } },
    'ADM/Client/GetByLoginClient': { data: { clientName: long, cellNo: '', email: long } },
    'WAP/Announcement/GetAll': { statusCode: 200, data: [{ messageText: long }] },
  };
  for (const [path, json] of Object.entries(answers))
    await page.route(`**/api/${path}`, (route) => route.fulfill({ json }));
  const footer = page.getByRole('contentinfo');
  const visits = [
    ['Blog Posts', () => page.goto('/blogs')],
    [long, () => follow(page.getByRole('article').first().getByRole('link'))],
    ['About US', () => follow(footer.getByRole('link', { name: 'About Us' }))],
    ['Contact Us', () => follow(footer.getByRole('link', { name: 'Contact Us' }))],
  ] as const;
  for (const [name, go] of visits) {
    await go();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await readThrough(page);
    expect(await overflowOf(page), name).toBeLessThanOrEqual(0);
    // What stands round the page is checked above.
    await axe('main');
  }
});
