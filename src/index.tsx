import { startTransition, StrictMode, useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import './app/base.css';
import { BootError } from './app/BootError';
import { firstData } from './app/boot/firstData';
import { hasContent, takeOver } from './app/boot/takeOver';
import { startPersisting } from './app/persist';
import { makeStore } from './app/store';
import './app/typeface.css';
import { runtimeConfig } from './shared/config/runtimeConfig';

/** First in the tree: by the time that anything measures itself, the static page is gone. */
function TakeOver({ root }: { root: Element }) {
  useLayoutEffect(() => takeOver(root), [root]);
  return null;
}

async function start(container: Element): Promise<void> {
  const root = createRoot(container);
  const draw = (content: ReactNode) =>
    root.render(
      <StrictMode>
        <TakeOver root={container} />
        {content}
      </StrictMode>,
    );
  try {
    runtimeConfig();
    const store = makeStore();
    await startPersisting(store);
    await firstData(store, hasContent());
    // In slices, so that a tap never waits for the whole page.
    startTransition(() => draw(<App store={store} />));
  } catch (error) {
    draw(<BootError error={error} />);
  }
}

const container = document.getElementById('root');
if (container) void start(container);
