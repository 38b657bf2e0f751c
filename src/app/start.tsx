import { startTransition, StrictMode, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { removeShell } from '@/shared/lib/shell';
import { App } from './App';
import { firstScreen } from './firstScreen';
import { readSession } from './sessionMirror';
import { startPersisting } from './persist';
import { makeStore } from './store';

/** Takes the shell of index.html away in the very frame in which the app stands in its place. */
function TakeOver({ children }: { children: ReactNode }) {
  useLayoutEffect(removeShell, []);
  return children;
}

export async function start(container: HTMLElement): Promise<void> {
  const root = createRoot(container);
  try {
    runtimeConfig();
    const store = makeStore(readSession());
    startPersisting(store);
    await firstScreen(store);
    // In slices, so that a tap never waits for the whole first screen.
    startTransition(() => {
      root.render(
        <StrictMode>
          <TakeOver>
            <App store={store} />
          </TakeOver>
        </StrictMode>,
      );
    });
  } catch (error) {
    const { BootError } = await import(/* webpackChunkName: "boot-error" */ './BootError');
    root.render(
      <TakeOver>
        <BootError error={error} />
      </TakeOver>,
    );
  }
}
