import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { BootError } from './app/BootError';
import { readSession } from './app/sessionMirror';
import { makeStore, startPersisting } from './app/store';
import { runtimeConfig } from './shared/config/runtimeConfig';
import './app/typeface.css';

const container = document.getElementById('root');
if (container) {
  const root = createRoot(container);
  try {
    runtimeConfig();
    const store = makeStore(readSession());
    void startPersisting(store);
    root.render(
      <StrictMode>
        <App store={store} />
      </StrictMode>,
    );
  } catch (error) {
    root.render(<BootError error={error} />);
  }
}
