import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { UnexpectedErrorState } from '@/shared/ui/UnexpectedError';
import type { RootState } from '@/shared/store/storeHooks';
import type { AppStore } from './store';
import { getGlobalStyles } from './theme/globalStyles';
import { createShopTheme } from './theme/theme';

export interface StoreProps {
  store: AppStore;
  /** The state that the page was prerendered from. React hydrates the page with this state. */
  serverState?: RootState;
}

export function AppProviders({ children, ...storeProps }: StoreProps & { children: ReactNode }) {
  const { look } = getRuntimeConfig().brand;
  const [theme] = useState(() => createShopTheme(look));
  return (
    <Provider {...storeProps}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={getGlobalStyles(look, theme)} />
        <ErrorBoundary FallbackComponent={UnexpectedErrorState}>{children}</ErrorBoundary>
      </ThemeProvider>
    </Provider>
  );
}
