import { BrowserRouter } from 'react-router-dom';
import { base } from '@/shared/config/base';
import '@/shared/navigation/overlayHistory';
import { AppProviders } from './AppProviders';
import type { StoreProps } from './AppProviders';
import { AppRoutes } from './router';

// The router needs a slash at the end of the base path. A web server may serve the home page
// without this slash, so it is added here.
const { pathname, search, hash } = window.location;
if (`${pathname}/` === base)
  window.history.replaceState(window.history.state, '', base + search + hash);

export function App(storeProps: StoreProps) {
  return (
    <AppProviders {...storeProps}>
      <BrowserRouter basename={base}>
        <AppRoutes />
      </BrowserRouter>
    </AppProviders>
  );
}
