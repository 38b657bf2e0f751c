import { BrowserRouter } from 'react-router-dom';
import { base } from '@/shared/config/base';
import '@/shared/navigation/overlayHistory';
import { AppProviders } from './AppProviders';
import type { AppState } from './AppProviders';
import { AppRoutes } from './router';

// The router needs the slash at the end of its base path, but a web server may serve the
// home page at an address without it.
const { pathname, search, hash } = window.location;
if (`${pathname}/` === base)
  window.history.replaceState(window.history.state, '', base + search + hash);

export function App(state: AppState) {
  return (
    <AppProviders {...state}>
      <BrowserRouter basename={base}>
        <AppRoutes />
      </BrowserRouter>
    </AppProviders>
  );
}
