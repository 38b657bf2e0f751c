import { ThemeProvider } from '@mui/system';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';
import type { AppStore } from './store';
import { tellOfLoss } from './tellOfLoss';
import { theme, themeVariables } from './theme';

/** What every page lives in, in the shop as in the tests. */
export function AppProviders({ store, children }: { store: AppStore; children: ReactNode }) {
  useEffect(() => tellOfLoss(store.dispatch), [store]);
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        {/* MUI's own provider does this too, and switches colour schemes: 3 KB for the one scheme that we have. */}
        <style>{themeVariables}</style>
        <ErrorBoundary
          fallback={(reset) => <ErrorState message="Something went wrong." onRetry={reset} />}
        >
          {children}
        </ErrorBoundary>
      </ThemeProvider>
    </Provider>
  );
}
