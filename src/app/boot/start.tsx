import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useInsertionEffect } from 'react';
import type { ReactNode } from 'react';
import { PrerenderedRating } from '@/features/reviews/components/ProductRating';
import { cacheRestored } from '@/shared/api/cacheRestored';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { App } from '../App';
import {
  preloadDesktopLayoutOnWideScreen,
  preloadDesktopLayoutWithData,
} from '../layout/desktopLayout';
import { loadPage, loadPageScript } from '../pages';
import { startPersisting } from '../persist';
import { followAccountChanges } from '../accountInTabs';
import { makeStore } from '../store';
import { waitForFirstAnswers } from './waitForFirstAnswers';
import { readPageState } from './pageState';
import { createRoot, hydrateRoot } from './reactDom';
import { createStyleCache } from './styleCache';

/** Marks the page as no longer static and makes its controls usable. */
function endStaticPage(root: HTMLElement): void {
  delete root.dataset['static'];
  for (const control of root.querySelectorAll('[inert]')) control.removeAttribute('inert');
}

/** Ends the static page in an insertion effect, which runs before any component measures itself. */
function EndStaticPage({ root, children }: { root: HTMLElement; children: ReactNode }) {
  useInsertionEffect(() => endStaticPage(root), [root]);
  return children;
}

/** Waits until the page is parsed. Cached scripts may run while the page is still loading. */
const waitForParsedPage = () =>
  new Promise<unknown>((resolve) => {
    if (document.readyState === 'loading')
      document.addEventListener('DOMContentLoaded', resolve, { once: true });
    else resolve(undefined);
  });

/**
 * The data attributes that `inline.js` sets. They say whether the page belongs to this address, and
 * whether the page's content fits the query of the address.
 */
const { dataset: pageFlags } = document.documentElement;
const isPageForAddress = () => 'own' in pageFlags;
const isContentForAddress = () => isPageForAddress() && !('plain' in pageFlags);

export async function start(container: HTMLElement): Promise<void> {
  try {
    getRuntimeConfig();
    await waitForParsedPage();
    const { pathname } = window.location;
    const pageState = isPageForAddress() ? await readPageState() : undefined;
    const store = makeStore();
    if (pageState) store.dispatch(cacheRestored(pageState.restoredCache));
    const serverState = store.getState();
    await startPersisting(store);
    followAccountChanges(store);
    await Promise.all(
      pageState
        ? [preloadDesktopLayoutOnWideScreen(), loadPageScript(pathname)]
        : [preloadDesktopLayoutWithData(store.dispatch), loadPage(store.dispatch, pathname)],
    );
    // Keeps the static page until an answer arrives, because old content is more useful than an
    // error.
    const mustWaitForAnswers = isContentForAddress() && !pageState;
    if (mustWaitForAnswers) await waitForFirstAnswers(store, pathname);
    const app = (
      <StrictMode>
        <EndStaticPage root={container}>
          <CacheProvider value={createStyleCache()}>
            <PrerenderedRating value={pageState?.rating}>
              <App store={store} serverState={serverState} />
            </PrerenderedRating>
          </CacheProvider>
        </EndStaticPage>
      </StrictMode>
    );
    // The app's footer loads in a separate script. Until then, the static footer stays in place,
    // just after the root element.
    const staticPageEnd = isContentForAddress() && container.querySelector('[data-page-end]');
    if (staticPageEnd) container.after(staticPageEnd);
    // A transition renders in slices, so that a tap never waits for the whole page.
    startTransition(() => {
      if (pageState && isContentForAddress())
        hydrateRoot(container, app, { onRecoverableError: noteHydrationError });
      else createRoot(container).render(app);
    });
  } catch (error) {
    const { BootError } = await importWithRetry(() => import('../BootError'));
    createRoot(container).render(
      <EndStaticPage root={container}>
        <BootError error={error} />
      </EndStaticPage>,
    );
  }
}

/**
 * Marks the page, so that our tests detect hydration errors. Such errors also occur if, for
 * example, a translator changed the page before hydration. React then renders the page again.
 */
function noteHydrationError(error: unknown): void {
  document.documentElement.dataset['hydrationError'] = String(error);
}
