import { BrowserRouter } from 'react-router-dom';
import { base } from '@/shared/config/base';
import '@/shared/navigation/overlayHistory';
import { AppProviders } from './AppProviders';
import type { AppState } from './AppProviders';
import { AppRoutes } from './router';

// The router knows its folder by the slash at the end; a host may answer without it.
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
