import { expect, type Page } from '@playwright/test';

/**
 * Records harm that a hostile text does from now on: calls of `pwn()`, dialogs, requests to foreign
 * addresses, new windows, and navigation to other sites. Must be called before the first `goto`.
 * @returns a list to which later harm is added
 */
export async function watchForHarm(page: Page): Promise<string[]> {
  const harm: string[] = [];
  await page.exposeFunction('pwn', () => harm.push('ran'));
  page.on('dialog', (dialog) => {
    harm.push(`said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => harm.push(`opened ${popup.url()}`));
  page.on('framenavigated', (frame) => {
    if (!/^(?:about:blank$|https?:\/\/(?:localhost|www\.google\.com)[:/])/.test(frame.url()))
      harm.push(`went to ${frame.url()}`);
  });
  await page.route(/evil\.example/, (route) => {
    const request = route.request();
    // Any text from the back end may contain https pictures, so loading them is no harm.
    if (request.resourceType() !== 'image') harm.push(`fetched ${request.url()}`);
    return route.fulfill({ path: 'public/icons/icon-192.png' });
  });
  return harm;
}

/** Navigates to another page of the shop without a reload, and waits for its heading. */
export async function navigateTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (newPath) => {
    const oldHeading = document.querySelector('h1');
    history.pushState(null, '', newPath);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    for (
      let tryCount = 0;
      tryCount < 200 && document.querySelector('h1') === oldHeading;
      tryCount += 1
    )
      await new Promise((resolve) => setTimeout(resolve, 10));
    await new Promise((resolve) => setTimeout(resolve, 10));
  }, path);
}

/**
 * Returns descriptions of harmful content on the current page. In an article, form controls count
 * as harmful, too.
 */
export async function findHarm(page: Page, { article = false } = {}): Promise<string[]> {
  // Wait for the splash screen to disappear, because it covers the header.
  await expect(page.getByRole('status', { name: 'Loading the shop' })).toBeHidden();
  return page.evaluate((isArticle) => {
    const harm: string[] = [];
    const main = document.querySelector('main');
    if (!main) return ['no main part'];
    const addHarm = (description: string, selector: string) => {
      for (const element of main.querySelectorAll(selector))
        harm.push(`${description}: ${element.outerHTML.slice(0, 150)}`);
    };
    addHarm(
      'acts',
      'script, style, link, meta, base, object, embed, frame, template, math, portal',
    );
    addHarm('a frame', 'iframe:not([src^="https://www.google.com/maps"])');
    if (isArticle) addHarm('part of a form', 'form, label, input, textarea, select, dialog');
    addHarm('moves', 'marquee, [autoplay], [loop]');
    addHarm('grabs', '[autofocus], [accesskey], [popover], [contenteditable], [tabindex^="1"]');
    addHarm('a landmark', 'main, [role=main], [role=banner], [role=dialog], [role=alertdialog]');
    for (const element of document.querySelectorAll('body *')) {
      for (const { name, value } of element.attributes) {
        const isAddress = /href|^src$|action|^data$|poster|background|cite/.test(name);
        // Parse the address as the browser does, because browsers ignore some characters in
        // addresses.
        const scheme =
          isAddress && URL.canParse(value, location.href) && new URL(value, location.href).protocol;
        if (name.startsWith('on') || (scheme && !/^(?:https?|mailto|tel):$/.test(scheme)))
          harm.push(`${name}: ${element.outerHTML.slice(0, 150)}`);
      }
    }
    const { scrollWidth, clientWidth, scrollHeight } = document.documentElement;
    if (scrollWidth > clientWidth) harm.push(`wider by ${String(scrollWidth - clientWidth)} px`);
    if (isArticle && scrollHeight > 40_000) harm.push(`${String(scrollHeight)} px high`);
    scrollTo({ top: 0, behavior: 'instant' });
    const header = document.querySelector('header');
    const { left, top, width, height } = header?.getBoundingClientRect() ?? new DOMRect();
    const topElement = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!header?.contains(topElement)) harm.push('the header is covered');
    if (typeof document.cookie !== 'string') harm.push('document.cookie is another');
    return harm;
  }, article);
}
