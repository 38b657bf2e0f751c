import { BrowserRouter } from 'react-router-dom';
import '@/shared/lib/popGate';
import { AppProviders } from './AppProviders';
import { AppRoutes } from './router';
import type { AppStore } from './store';

export function App({ store }: { store: AppStore }) {
  return (
    <AppProviders store={store}>
      <BrowserRouter>
        <AppRoutes />
      </BrowserRouter>
    </AppProviders>
  );
}
