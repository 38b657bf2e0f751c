import { CacheProvider } from '@emotion/react';
import { startTransition, StrictMode, useInsertionEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { loadTwice } from '@/shared/browser/loadTwice';
import { App } from '../App';
import { startPersisting } from '../persist';
import { followSignOuts } from '../signOutInTabs';
import { makeStore } from '../store';
import { hasContent, isDrawnFrom } from './drawnFrom';
import { createStyleCache } from './styleCache';
import { firstData } from './firstData';
import { createRoot, hydrateRoot } from './reactDom';

/** The page is the app's from now on: its controls do something. @param focused before it was drawn */
function takeOver(root: HTMLElement, focused: Element | null): void {
  delete root.dataset['drawnFrom'];
  for (const control of root.querySelectorAll('[inert]')) control.removeAttribute('inert');
  if (!(focused instanceof HTMLInputElement) || focused.isConnected) return;
  // Drawn anew, the field in which the visitor types is another one, which is there in a moment.
  queueMicrotask(() => {
    const field = root.querySelector<HTMLInputElement>(`input[name="${focused.name}"]`);
    field?.focus({ preventScroll: true });
    field?.setRangeText(focused.value);
    field?.dispatchEvent(new Event('input', { bubbles: true }));
    field?.setSelectionRange(focused.selectionStart, focused.selectionEnd);
  });
}

/** Before anything in it measures itself. */
function TakenOver({ root, children }: { root: HTMLElement; children: ReactNode }) {
  const [focused] = useState(document.activeElement);
  useInsertionEffect(() => takeOver(root, focused), [root, focused]);
  return children;
}

export async function start(container: HTMLElement): Promise<void> {
  try {
    runtimeConfig();
    const store = makeStore();
    const empty = store.getState();
    await startPersisting(store);
    followSignOuts(store);
    await firstData(store, hasContent());
    const state = store.getState();
    const app = (
      <StrictMode>
        <TakenOver root={container}>
          <CacheProvider value={createStyleCache()}>
            <App store={store} serverState={{ ...empty, api: state.api }} />
          </CacheProvider>
        </TakenOver>
      </StrictMode>
    );
    // Its end, far below, is drawn anew once the app's own comes.
    const end = hasContent() && container.querySelector('[data-page-end]');
    if (end) container.after(end);
    // In slices, so that a tap never waits for the whole page.
    startTransition(() => {
      if (isDrawnFrom(state.api.queries))
        hydrateRoot(container, app, { onRecoverableError: noteRedrawn });
      else createRoot(container).render(app);
    });
  } catch (error) {
    const { BootError } = await loadTwice(() => import('../BootError'));
    createRoot(container).render(
      <TakenOver root={container}>
        <BootError error={error} />
      </TakenOver>,
    );
  }
}

/** The page that stood there was another one after all: React has drawn it anew, which nobody but our tests need know. */
function noteRedrawn(error: unknown): void {
  document.documentElement.dataset['redrawn'] = String(error);
}
