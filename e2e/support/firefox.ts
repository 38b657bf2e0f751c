import type { Browser, Page } from '@playwright/test';

/*
 * Adds features that Playwright lacks when it controls an unmodified Firefox through WebDriver
 * BiDi.
 */

interface Session {
  sessionId: string;
  send: (method: string, params: object) => Promise<unknown>;
}
type MediaFeatures = Record<'media' | 'colorScheme' | 'reducedMotion' | 'forcedColors', string>;
interface InternalBrowser {
  _browserSession: Session;
  _bidiPages: Map<string, { _page: { emulatedMedia: () => MediaFeatures } }>;
}
interface InternalPage {
  delegate: {
    _session: Session;
    rawTouchscreen: { tap: (...args: unknown[]) => Promise<unknown> };
  };
}

/** Returns Playwright's internal object for a browser or page. */
const getInternalObject = (browserOrPage: Browser | Page): unknown =>
  (
    browserOrPage as unknown as { _connection: { toImpl: (clientObject: unknown) => unknown } }
  )._connection.toImpl(browserOrPage);

/**
 * Source of a function that overrides the media features of a tab. It runs outside any page, with
 * the privileges of Firefox itself.
 */
const overrideMediaSource = `(context, media) => {
  const modules = 'chrome://remote/content/shared/NavigableManager.sys.mjs';
  const { NavigableManager } = ChromeUtils.importESModule(modules);
  const page = NavigableManager.getBrowsingContextById(context);
  Object.assign(page, JSON.parse(media));
  // When another process renders an address, Firefox gives the tab a new browsing context.
  const isFirst = !window.mediaOfTabs;
  window.mediaOfTabs ??= new Map();
  window.mediaOfTabs.set(page.browserId, JSON.parse(media));
  const attach = (other) => {
    if (!other.parent) Object.assign(other, window.mediaOfTabs.get(other.browserId));
  };
  if (isFirst) Services.obs.addObserver(attach, 'browsing-context-attached');
}`;
const setProxyTypeSource = `(type) => {
  Services.prefs.setIntPref('network.proxy.type', Number(type));
}`;

/** Returns media features as JSON, with the names that Firefox uses. */
function formatOverrides({
  media,
  colorScheme,
  reducedMotion,
  forcedColors,
}: MediaFeatures): string {
  const getOverride = (value: string, fallback = 'none') =>
    value === 'no-override' ? fallback : value;
  return JSON.stringify({
    mediumOverride: getOverride(media, ''),
    prefersColorSchemeOverride: getOverride(colorScheme),
    prefersReducedMotionOverride: getOverride(reducedMotion),
    forcedColorsOverride: getOverride(forcedColors),
  });
}

/**
 * Emulates media features and the offline mode in Firefox itself, because Playwright's commands do
 * not work. Firefox does not know the command for media features. The command for the offline mode
 * also blocks answers of the page's service worker. Firefox's own offline mode would still allow
 * requests to local servers. Requests are therefore sent to a proxy that does not exist (see
 * browsers.ts).
 */
export async function addEmulation(browser: Browser): Promise<void> {
  const { _browserSession: session, _bidiPages: pagesByContextId } = getInternalObject(
    browser,
  ) as InternalBrowser;
  const { contexts } = (await session.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
  })) as { contexts: [{ context: string }] };
  const runInFirefox = (functionDeclaration: string, ...args: string[]) =>
    session.send('script.callFunction', {
      functionDeclaration,
      arguments: args.map((value) => ({ type: 'string', value })),
      target: { context: contexts[0].context },
      awaitPromise: true,
    });
  const sessionPrototype = Object.getPrototypeOf(session) as Session;
  const { send: originalSend } = sessionPrototype;
  sessionPrototype.send = async function sendOrEmulate(method, params) {
    if (method === 'emulation.setMediaFeaturesOverride') {
      const page = pagesByContextId.get(this.sessionId);
      // There is nothing to override if the context is new and has no page yet.
      return (
        page &&
        runInFirefox(
          overrideMediaSource,
          this.sessionId,
          formatOverrides(page._page.emulatedMedia()),
        )
      );
    }
    if (method === 'emulation.setNetworkConditions')
      return runInFirefox(
        setProxyTypeSource,
        'networkConditions' in params && params.networkConditions ? '1' : '0',
      );
    // The proxy setting applies to the whole browser, so reset it for each new context.
    if (method === 'browser.createUserContext') await runInFirefox(setProxyTypeSource, '0');
    return originalSend.call(this, method, params);
  };
}

/** `execCommand` is deprecated, but a page has no other way to type text as a user does. */
type TypingDocument = {
  execCommand: (command: 'insertText', showsUi: boolean, text: string) => void;
};

/**
 * Makes Playwright's `fill` type the text. Playwright itself would set the value directly, which
 * React does not notice.
 */
export const makeFillTypeText = (context: Pick<Page, 'addInitScript'>) =>
  context.addInitScript(() => {
    Object.defineProperty(window, '__pw_bidiInsertText', {
      get: () => (text: string) => {
        (document as unknown as TypingDocument).execCommand('insertText', false, text);
      },
      set: () => {},
    });
  });

/** Makes Playwright's `tap` work, which otherwise does nothing in Firefox. */
export function makeTapWork(page: Page): void {
  const { _session: session, rawTouchscreen } = (getInternalObject(page) as InternalPage).delegate;
  rawTouchscreen.tap = (_progress, x, y) => {
    const point = { x: Math.floor(Number(x)), y: Math.floor(Number(y)) };
    const actions = [
      { type: 'pointerMove', ...point },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' }, actions };
    const context = session.sessionId;
    return session.send('input.performActions', { context, actions: [finger] });
  };
}
