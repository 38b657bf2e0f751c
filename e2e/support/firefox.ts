import type { Browser, Page } from '@playwright/test';

/* What Playwright's driver of a real Firefox (WebDriver BiDi) leaves out, done at this side. */

interface Session {
  sessionId: string;
  send: (method: string, params: object) => Promise<unknown>;
}
type Media = Record<'media' | 'colorScheme' | 'reducedMotion' | 'forcedColors', string>;
/** Playwright's own object behind the one that journeys hold. */
interface BrowserBehind {
  _browserSession: Session;
  _bidiPages: Map<string, { _page: { emulatedMedia: () => Media } }>;
}

/** Runs in a window of Firefox itself. */
const overrideMedia = `(context, media) => {
  const modules = 'chrome://remote/content/shared/NavigableManager.sys.mjs';
  const { NavigableManager } = ChromeUtils.importESModule(modules);
  Object.assign(NavigableManager.getBrowsingContextById(context), JSON.parse(media));
}`;

/** Media features by Firefox's own means: the command that Playwright sends for them this Firefox does not know. */
export async function emulateMediaIn(browser: Browser): Promise<void> {
  const { _connection: connection } = browser as unknown as {
    _connection: { toImpl: (of: Browser) => BrowserBehind };
  };
  const { _browserSession: session, _bidiPages: pages } = connection.toImpl(browser);
  const { contexts } = (await session.send('browsingContext.getTree', {
    'moz:scope': 'chrome',
  })) as { contexts: [{ context: string }] };
  const string = (value: string) => ({ type: 'string', value });
  const sessions = Object.getPrototypeOf(session) as Session;
  const { send } = sessions;
  sessions.send = function sendOrOverride(method, params) {
    if (method !== 'emulation.setMediaFeaturesOverride') return send.call(this, method, params);
    const page = pages.get(this.sessionId);
    // A context begins with no page.
    if (!page) return Promise.resolve();
    const { media, colorScheme, reducedMotion, forcedColors } = page._page.emulatedMedia();
    const override = (value: string, none = 'none') => (value === 'no-override' ? none : value);
    const overrides = {
      mediumOverride: override(media, ''),
      prefersColorSchemeOverride: override(colorScheme),
      prefersReducedMotionOverride: override(reducedMotion),
      forcedColorsOverride: override(forcedColors),
    };
    return session.send('script.callFunction', {
      functionDeclaration: overrideMedia,
      arguments: [string(this.sessionId), string(JSON.stringify(overrides))],
      target: { context: contexts[0].context },
      awaitPromise: true,
    });
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
