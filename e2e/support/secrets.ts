import type { Page } from '@playwright/test';

/** Every place where a password could be left behind. */
export function watchSecrets(page: Page) {
  const seen: string[] = [];
  page.on('console', (message) => seen.push(`console: ${message.text()}`));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const body = request.postData() ?? '';
    // The contract's own two places.
    if (!pathname.endsWith('/UserValidate')) seen.push(`address: ${request.url()}`);
    if (!pathname.endsWith('/WebSave')) seen.push(`body of ${pathname}: ${body}`);
    seen.push(`headers of ${pathname}: ${JSON.stringify(request.headers())}`);
  });
  return async () => [
    ...seen,
    ...(await page.evaluate(() => [
      `page: ${document.documentElement.outerHTML}`,
      `location and history: ${location.href} ${JSON.stringify(history.state)}`,
      `storage: ${JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage)])}`,
    ])),
  ];
}
