import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { MouseEvent, ReactNode } from 'react';
import { OrderReminder } from '@/features/cart/components/OrderReminder';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { isBrowser } from '@/shared/browser/isBrowser';
import { SiteName } from '@/shared/navigation/pageHead';
import { useIdle } from '@/shared/timing/useIdle';
import { InlineUnexpectedError } from '@/shared/ui/UnexpectedError';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { MissingScript } from '@/shared/ui/MissingScript';
import { RouteEffects } from '../navigation/RouteEffects';
import { ClientInfoGate } from './ClientInfoGate';
import { PageOutlet } from './PageOutlet';
import { topBarHeight, TopBar } from './header/TopBar';
import { MainNavigation, useMinWidth } from './desktopLayout';

export const PageEnd = lazyWithRetry(async () => (await import('./footer/PageEnd')).PageEnd, {
  renderLoading: () => null,
  renderLoadFailure: (retry) => (
    <Container component="footer">
      <MissingScript message="The rest of this page could not be loaded." onRetry={retry} />
    </Container>
  ),
  renderError: () => (
    <Container component="footer">
      <InlineUnexpectedError />
    </Container>
  ),
});

/** The toasts load after the first screen, which does not need notistack (12 KB gzip). */
const Toasts = lazyWithRetry(async () => (await import('./toasts/Toasts')).Toasts, {
  renderLoading: () => null,
  renderLoadFailure: (retry) => (
    <MissingScript message="Messages such as “Added to cart” cannot be shown." onRetry={retry} />
  ),
});

const SkipLink = () => (
  <Button
    href="#main"
    variant="contained"
    onClick={(event: MouseEvent) => {
      // The address does not change, because the Back button must not return to a skip link.
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
    sx={{
      position: 'fixed',
      top: 8,
      left: 8,
      zIndex: 'tooltip',
      '&:not(:focus)': { clipPath: 'inset(50%)' },
    }}
  >
    Skip to content
  </Button>
);

/**
 * The row of links below the top bar on wide screens. Its space is reserved from the first frame,
 * so that the page does not move when the row loads.
 */
function Navigation() {
  const isWide = useMinWidth('lg');
  return (
    <Box
      sx={({ zIndex }) => ({
        display: { xs: 'none', lg: 'block' },
        position: 'relative',
        // The panels of the navigation cover the page, but not the top bar.
        zIndex: zIndex.appBar - 1,
        minHeight: 49,
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      })}
    >
      {isWide && <MainNavigation />}
    </Box>
  );
}

/**
 * Renders the top bar, the navigation and the main element around every page. The main element is
 * at least as high as the screen, so that the footer stays below the screen while the content
 * loads.
 */
export function Frame({ children }: { children?: ReactNode }) {
  return (
    <>
      <SkipLink />
      <TopBar />
      <Navigation />
      <OrderReminder />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ outline: 'none', minHeight: `calc(100vh - ${topBarHeight}px)` }}
      >
        {children}
      </Box>
    </>
  );
}

/**
 * The footer and the toasts, which the first screen does not need. They are a separate component,
 * so that a change of `isIdle` does not render the rest of the layout again. A prerendered page
 * keeps its static footer until the app's footer has loaded.
 */
function DeferredParts() {
  const isIdle = useIdle();
  return (
    <>
      {(isIdle || !isBrowser) && <PageEnd />}
      {isIdle && <Toasts />}
    </>
  );
}

export function Layout() {
  const { name } = useClientInfo();
  return (
    <>
      <Frame>
        <SiteName value={name}>
          <PageOutlet />
        </SiteName>
      </Frame>
      <DeferredParts />
      <RouteEffects />
      <ClientInfoGate />
    </>
  );
}
