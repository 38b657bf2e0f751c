import { BrowserRouter } from 'react-router-dom';
import { base } from '@/shared/config/base';
import '@/shared/navigation/overlayHistory';
import { AppProviders } from './AppProviders';
import { AppRoutes } from './router';
import type { AppStore } from './store';

// The router knows its folder by the slash at the end; a host may answer without it.
const { pathname, search, hash } = window.location;
if (`${pathname}/` === base)
  window.history.replaceState(window.history.state, '', base + search + hash);

export function App({ store }: { store: AppStore }) {
  return (
    <AppProviders store={store}>
      <BrowserRouter basename={base}>
        <AppRoutes />
      </BrowserRouter>
    </AppProviders>
  );
}
