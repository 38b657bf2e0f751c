import { ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { theme } from '@/app/theme';
import { StylesAside } from './StylesAside';

const Frame = ({ children }: { children: ReactNode }) => (
  <StylesAside>
    <ThemeProvider theme={theme}>
      <MemoryRouter>{children}</MemoryRouter>
    </ThemeProvider>
  </StylesAside>
);

export const renderPart = (part: ReactElement) => render(part, { wrapper: Frame });
