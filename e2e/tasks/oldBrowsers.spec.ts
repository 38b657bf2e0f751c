import { follow } from '../support/arrival';
import { buyFirstPack, placeOrder } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { newerFeatures, newerPlaces } from '../support/newerFeatures';
import { sites } from '../support/shop';

test.skip(({ isMobile }) => !isMobile, 'the result is the same on every screen');

const react = 'React asks for it first, or the shop does not use that part of it';
const materialUi = 'for themes by CSS variables, which ours is not';
const speed = 'only what comes first is another';
const measures = 'web-vitals asks for it first, and measures what is left';
const fingers = 'only how a press looks';

/** Features beyond `browserslist` that the site uses, and how the shop works without them. */
const without: Record<string, string> = {
  "'scrollend'": 'the place on a page is kept while it is scrolled, too',
  '.connection': 'nobody is known to save data',
  '.requestIdleCallback': 'a timer instead',
  '.share': 'the address is copied',
  '.trustedTypes': 'texts are sanitised all the same',
  trustedTypes: 'texts are sanitised all the same',
  '.fetchPriority': speed,
  '<fetchpriority>': speed,
  '<imagesizes>': speed,
  '<imagesrcset>': speed,
  '.imageSizes': speed,
  'contain-intrinsic-height': 'every card is drawn at once',
  'content-visibility': 'every card is drawn at once',
  '@page': 'paper has the margins of the browser',
  'forced-color-adjust': 'for what Safari does not have at all',
  'mask-image':
    'a long specification ends without fading until the app, which writes the prefix, takes over',
  'overflow-clip-margin': 'a letter that reaches over the edge of a text is cut',
  ':dir': 'Urdu stands in the typeface of the system, in lines as high as English ones',
  'text-align: match-parent': 'what has a prefix stands beside it',
  'user-select':
    'the initials of a name can be selected until the app, which writes the prefix, takes over',
  '-webkit-tap-highlight-color': fingers,
  '-webkit-touch-callout': fingers,
  '.navigation': react,
  navigation: react,
  '.userAgentData': 'Popper asks for it, and reads the older `userAgent` where there is none',
  '.startViewTransition': react,
  '::view-transition': react,
  '::view-transition-group': react,
  '.popover': react,
  "'beforetoggle'": react,
  "'auxclick'": 'React listens for it, nobody else does',
  '.prerendering': measures,
  '.wasDiscarded': measures,
  "'prerenderingchange'": measures,
  PerformanceEventTiming: measures,
  '.colorSpace': materialUi,
  'color-mix(': materialUi,
  'oklch(': materialUi,
  'overflow-anchor': 'Accordion: where it is unknown, opening one may move the page a little',
  'scrollbar-width': 'Tabs, which wrap here and do not scroll',
  'Error.captureStackTrace': 'Firebase asks for it first',
};

/** Names in our own code and in libraries that equal the name of a newer feature. */
const namesakes =
  "'command' 'paint' 'search' 'sync' 'track' .alpha .capture .context .delay .displayName .fullScreen .install .isError .isValid .manifest .requestClose .resize .restore .toArray .use .watch fullScreen restore";

test('the built files use only known features beyond the listed browsers', () => {
  const used = newerFeatures(sites.prerendered);
  const known = [...Object.keys(without), ...namesakes.split(' ')];
  expect([...used].filter(([feature]) => !known.includes(feature))).toEqual([]);
  expect(known.filter((feature) => !used.has(feature))).toEqual([]);
});

test.describe('a browser of 2023', () => {
  // The policy would require Trusted Types, which this browser lacks.
  test.use({ bypassCSP: true });

  test('can be used from the home page to an order', async ({ page }) => {
    await page.addInitScript((places) => {
      type Place = Record<string, unknown> | undefined;
      for (const place of places) {
        const names = place.split('.');
        const last = names.pop() ?? '';
        const owner = names.reduce<Place>((at, name) => at?.[name] as Place, window as never);
        if (owner && Object.hasOwn(owner, last)) Reflect.deleteProperty(owner, last);
      }
      window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    }, newerPlaces);
    await page.goto('/');
    expect(
      await page.evaluate(() => [
        'trustedTypes' in window,
        'toSorted' in [],
        'requestIdleCallback' in window,
        'startViewTransition' in document,
        'navigation' in window,
      ]),
    ).toEqual([false, false, false, false, false]);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await follow(menu.getByRole('link', { name: 'Products' }));
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const sheet = page.getByRole('dialog', { name: 'Filters' });
    await sheet.getByRole('checkbox', { name: /^Food Boxes/ }).check();
    await page.goBack();
    await follow(page.getByRole('main').locator('a[href^="/product/"]').first());
    await buyFirstPack(page);
    await follow(page.getByRole('link', { name: 'Cart, 1 item' }));
    await follow(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible();
  });
});
