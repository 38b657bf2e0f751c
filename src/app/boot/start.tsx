import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from './reactDom';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { loadTwice } from '@/shared/browser/loadTwice';
import { App } from '../App';
import { startPersisting } from '../persist';
import { makeStore } from '../store';
import { firstData } from './firstData';
import { hasContent, takeOver } from './takeOver';

/** First in the tree: by the time that anything measures itself, the static page is gone. */
function TakeOver({ root }: { root: Element }) {
  useLayoutEffect(() => takeOver(root), [root]);
  return null;
}

export async function start(container: Element): Promise<void> {
  const root = createRoot(container);
  try {
    runtimeConfig();
    const store = makeStore();
    await startPersisting(store);
    await firstData(store, hasContent());
    // In slices, so that a tap never waits for the whole page.
    startTransition(() =>
      root.render(
        <StrictMode>
          <TakeOver root={container} />
          <App store={store} />
        </StrictMode>,
      ),
    );
  } catch (error) {
    const { BootError } = await loadTwice(() => import('../BootError'));
    root.render(
      <>
        <TakeOver root={container} />
        <BootError error={error} />
      </>,
    );
  }
}
