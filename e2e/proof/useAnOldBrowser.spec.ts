import { followLink } from '../support/waiting';
import { addFirstPackToCart, placeOrder } from '../support/cart';
import { expect, test } from '../support/fixtures';
import { findNewerFeatures, newerPropertyPaths } from '../support/newerFeatures';
import { sites } from '../support/shop';

const reactReason = 'React checks for it first, or the shop does not use that part of React';
const materialUiReason = 'only in parts of Material UI that the shop does not use';
const speedReason = 'only the order in which files are loaded changes';
const measuresReason = 'web-vitals checks for it first, and measures the rest';
const touchReason = 'only the look of a press changes';

/**
 * Features that the site uses although a browser of `browserslist` lacks them. The text says how
 * the shop works without the feature.
 */
const allowedFeatures: Record<string, string> = {
  "'scrollend'": 'the scroll position is also saved during scrolling',
  '.connection': 'data saving is unknown, and counts as off',
  '.requestIdleCallback': 'a timer is used instead',
  '.share': 'the address is copied instead',
  '.trustedTypes': 'texts are sanitised in any case',
  trustedTypes: 'texts are sanitised in any case',
  '.fetchPriority': speedReason,
  '<fetchpriority>': speedReason,
  '<imagesizes>': speedReason,
  '<imagesrcset>': speedReason,
  '.imageSizes': speedReason,
  'contain-intrinsic-height': 'every card is rendered at once',
  'content-visibility': 'every card is rendered at once',
  '@page': 'printed pages have the margins of the browser',
  'forced-color-adjust': 'Safari has no forced colours, so it does not need this',
  'mask-image':
    'a long specification does not fade out until the app takes over and adds the prefix',
  'overflow-clip-margin': 'a letter that extends beyond the edge of a text is cut off',
  ':dir': 'Urdu has the typeface of the system, and the line height of English',
  'text-align: match-parent': 'the prefixed value is written beside it',
  'user-select':
    'the initials of a name can be selected until the app takes over and adds the prefix',
  '-webkit-tap-highlight-color': touchReason,
  '-webkit-touch-callout': touchReason,
  '.navigation': reactReason,
  navigation: reactReason,
  '.userAgentData': 'Popper checks for it first, and otherwise reads the older `userAgent`',
  '.startViewTransition': reactReason,
  '::view-transition': reactReason,
  '::view-transition-group': reactReason,
  '.popover': reactReason,
  "'beforetoggle'": reactReason,
  "'auxclick'": 'only React listens for it',
  '.prerendering': measuresReason,
  '.cancelIdleCallback': measuresReason,
  '.wasDiscarded': measuresReason,
  "'prerenderingchange'": measuresReason,
  PerformanceEventTiming: measuresReason,
  '.colorSpace': materialUiReason,
  'color-mix(': materialUiReason,
  'oklch(': materialUiReason,
  'overflow-anchor': 'opening an Accordion may move the page a little',
  'scrollbar-width': 'only Tabs use it, and those of the shop wrap instead of scrolling',
  'Error.captureStackTrace': 'Firebase checks for it first',
  SuppressedError: 'react-zoom-pan-pinch checks for it first',
};

/** Names in the shop's own code and in libraries that are also the names of newer features. */
const unrelatedNames =
  "'command' 'paint' 'search' 'sync' 'track' .alpha .capture .context .delay .detached .displayName .fullScreen .install .isError .isValid .keyboard .manifest .requestClose .resize .restore .toArray .use .watch fullScreen restore";

test('this file explains every feature of the build that a listed browser lacks', () => {
  const usedFeatures = findNewerFeatures(sites.prerendered);
  const knownFeatures = [...Object.keys(allowedFeatures), ...unrelatedNames.split(' ')];
  expect([...usedFeatures].filter(([feature]) => !knownFeatures.includes(feature))).toEqual([]);
  expect(knownFeatures.filter((feature) => !usedFeatures.has(feature))).toEqual([]);
});

test.describe('a browser of 2023', () => {
  // Bypass the content security policy. It would require Trusted Types, which this browser lacks.
  test.use({ bypassCSP: true });

  test('can be used from the home page to an order', async ({ page }) => {
    await page.addInitScript((propertyPaths) => {
      type Container = Record<string, unknown> | undefined;
      for (const propertyPath of propertyPaths) {
        const names = propertyPath.split('.');
        const propertyName = names.pop() ?? '';
        const owner = names.reduce<Container>(
          (container, name) => container?.[name] as Container,
          window as never,
        );
        if (owner && Object.hasOwn(owner, propertyName))
          Reflect.deleteProperty(owner, propertyName);
      }
      window.addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
    }, newerPropertyPaths);
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
    await followLink(menu.getByRole('link', { name: 'Products' }));
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    const filterDialog = page.getByRole('dialog', { name: 'Filters' });
    await filterDialog.getByRole('checkbox', { name: /^Food Boxes/ }).check();
    await page.goBack();
    await followLink(page.getByRole('main').locator('a[href^="/product/"]').first());
    await addFirstPackToCart(page);
    await followLink(page.getByRole('link', { name: 'Cart, 1 item' }));
    await followLink(page.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await placeOrder(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Order sent' })).toBeVisible();
  });
});
