import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '@/app/theme/theme';

const cache = createCache({ key: 'test', container: document.createElement('div') });

/** Keeps the styles out of the document: jsdom would match every rule anew for every question about an element. */
export const StylesAside = ({ children }: { children: ReactNode }) => (
  <CacheProvider value={cache}>{children}</CacheProvider>
);

const Frame = ({ children }: { children: ReactNode }) => (
  <StylesAside>
    <ThemeProvider theme={theme}>
      <MemoryRouter>{children}</MemoryRouter>
    </ThemeProvider>
  </StylesAside>
);

export const renderPart = (part: ReactElement) => render(part, { wrapper: Frame });
