import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Provider } from 'react-redux';
import { UnexpectedErrorState } from '@/shared/ui/UnexpectedError';
import type { RootState } from '@/shared/store/storeHooks';
import type { AppStore } from './store';
import { theme } from './theme/theme';

export interface StoreProps {
  store: AppStore;
  /** The state that the page was prerendered from. React hydrates the page with this state. */
  serverState?: RootState;
}

/**
 * Material UI starts these animations to detect fields that the browser has filled in. Without
 * these global styles, each input would add its own copy of the keyframes.
 */
const autoFillKeyframes = (
  <GlobalStyles
    styles={{
      '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
      '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
    }}
  />
);

export function AppProviders({ children, ...storeProps }: StoreProps & { children: ReactNode }) {
  return (
    <Provider {...storeProps}>
      <ThemeProvider theme={theme}>
        {autoFillKeyframes}
        <ErrorBoundary FallbackComponent={UnexpectedErrorState}>{children}</ErrorBoundary>
      </ThemeProvider>
    </Provider>
  );
}
