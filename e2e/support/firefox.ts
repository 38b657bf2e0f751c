import type { Browser, Page } from '@playwright/test';

/* What Playwright's driver of a real Firefox (WebDriver BiDi) leaves out, done at this side. */

interface Session {
  sessionId: string;
  send: (method: string, params: object) => Promise<unknown>;
}
type Media = Record<'media' | 'colorScheme' | 'reducedMotion' | 'forcedColors', string>;
interface BrowserBehind {
  _browserSession: Session;
  _bidiPages: Map<string, { _page: { emulatedMedia: () => Media } }>;
}
interface PageBehind {
  delegate: { _session: Session; rawTouchscreen: { tap: (...at: unknown[]) => Promise<unknown> } };
}

/** Playwright's own object behind the one that journeys hold. */
const behind = (held: Browser | Page): unknown =>
  (held as unknown as { _connection: { toImpl: (of: unknown) => unknown } })._connection.toImpl(
    held,
  );

/** Run in a window of Firefox itself. */
const overrideMedia = `(context, media) => {
  const modules = 'chrome://remote/content/shared/NavigableManager.sys.mjs';
  const { NavigableManager } = ChromeUtils.importESModule(modules);
  const page = NavigableManager.getBrowsingContextById(context);
  Object.assign(page, JSON.parse(media));
  // An address that another process shows has another object for the same tab.
  const isFirst = !window.mediaOfTabs;
  window.mediaOfTabs ??= new Map();
  window.mediaOfTabs.set(page.browserId, JSON.parse(media));
  const attach = (other) => {
    if (!other.parent) Object.assign(other, window.mediaOfTabs.get(other.browserId));
  };
  if (isFirst) Services.obs.addObserver(attach, 'browsing-context-attached');
}`;
const useProxy = `(type) => {
  Services.prefs.setIntPref('network.proxy.type', Number(type));
}`;

/** What a page is to take the media for, as Firefox names it. */
function getOverrides({ media, colorScheme, reducedMotion, forcedColors }: Media): string {
  const override = (value: string, none = 'none') => (value === 'no-override' ? none : value);
  return JSON.stringify({
    mediumOverride: override(media, ''),
    prefersColorSchemeOverride: override(colorScheme),
    prefersReducedMotionOverride: override(reducedMotion),
    forcedColorsOverride: override(forcedColors),
  });
}

/**
 * Media features and 'offline' by Firefox's own means. The command that Playwright sends for the first this Firefox does
 * not know; that for the second keeps a page from its service worker. So all goes by way of a proxy that is not there,
 * which e2e/run.mjs names: told to work offline, Firefox asks this computer's own servers all the same.
 */
export async function emulateIn(browser: Browser): Promise<void> {
  const { _browserSession: session, _bidiPages: pages } = behind(browser) as BrowserBehind;
  const { contexts } = (await session.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
  })) as { contexts: [{ context: string }] };
  const run = (functionDeclaration: string, ...given: string[]) =>
    session.send('script.callFunction', {
      functionDeclaration,
      arguments: given.map((value) => ({ type: 'string', value })),
      target: { context: contexts[0].context },
      awaitPromise: true,
    });
  const sessions = Object.getPrototypeOf(session) as Session;
  const { send } = sessions;
  sessions.send = async function sendOrDo(method, params) {
    if (method === 'emulation.setMediaFeaturesOverride') {
      const page = pages.get(this.sessionId);
      // A context begins with no page.
      return page && run(overrideMedia, this.sessionId, getOverrides(page._page.emulatedMedia()));
    }
    if (method === 'emulation.setNetworkConditions')
      return run(useProxy, 'networkConditions' in params && params.networkConditions ? '1' : '0');
    // It holds for the whole browser, and the next context begins with a connection.
    if (method === 'browser.createUserContext') await run(useProxy, '0');
    return send.call(this, method, params);
  };
}

/** For want of another command that types as a shopper does. */
type Typing = { execCommand: (command: 'insertText', isShown: boolean, text: string) => void };

/** What is filled in comes as if typed: Playwright would set the value itself, of which React does not hear. */
export const typeWhatIsFilled = (context: Pick<Page, 'addInitScript'>) =>
  context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        (document as unknown as Typing).execCommand('insertText', false, text);
      },
      set: () => {},
    });
  });

/** Has a tap be one: Playwright's does nothing there. */
export function tapByTouch(page: Page): void {
  const { _session: session, rawTouchscreen } = (behind(page) as PageBehind).delegate;
  rawTouchscreen.tap = (_progress, x, y) => {
    const place = { x: Math.floor(Number(x)), y: Math.floor(Number(y)) };
    const actions = [
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
    const context = session.sessionId;
    return session.send('input.performActions', { context, actions: [finger] });
  };
}
