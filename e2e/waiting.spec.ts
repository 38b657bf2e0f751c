import { follow } from './support/arrival';
import { expect, test } from './support/fixtures';

/* The tests' own tools wait as a person would. The same on every screen. */
test.skip(({ isMobile }) => !isMobile);

test('axe reads after a fade, and does not wait for what moves for ever', async ({ page, axe }) => {
  await page.route('**/fade', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Fade</title>
        <style>
          @keyframes fade { from { opacity: 0.2 } }
          @keyframes turn { to { rotate: 1turn } }
          p { animation: fade 5s step-end }
          hr { animation: turn 1s linear infinite }
        </style>
        <main><h1>Fade</h1><p>Pale until it has come</p><hr></main></html>`,
    }),
  );
  await page.goto('/fade');
  await axe();
});

test('a followed link is done when its page has arrived', async ({ page }) => {
  let send = () => {};
  const wanted = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/GetWebProductById*', async (route) => {
    await wanted;
    await route.continue();
  });
  await page.goto('/products');
  const link = page.getByRole('article').first().getByRole('link');
  const name = (await link.textContent()) ?? '';
  let isDone = false;
  const done = follow(link).then(() => {
    isDone = true;
  });
  await expect(page.getByTestId('product-skeleton')).toBeVisible();
  expect(isDone).toBe(false);
  send();
  await done;
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(name);
});
