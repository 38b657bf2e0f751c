import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';
import type { AppStore } from './store';
import { theme } from './theme';

export function AppProviders({ store, children }: { store: AppStore; children: ReactNode }) {
  return (
    <Provider store={store}>
      <ThemeProvider theme={theme}>
        <ErrorBoundary
          fallback={(reset) => <ErrorState message="Something went wrong." onRetry={reset} />}
        >
          {children}
        </ErrorBoundary>
      </ThemeProvider>
    </Provider>
  );
}
