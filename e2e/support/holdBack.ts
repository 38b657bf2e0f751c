import type { Page } from '@playwright/test';

/** Holds back what the page asks for at such addresses. @returns what lets it come */
export async function holdBack(page: Page, addresses: string | RegExp): Promise<() => void> {
  let release = () => {};
  const wanted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(addresses, async (route) => {
    await wanted;
    await route.continue();
  });
  return release;
}
