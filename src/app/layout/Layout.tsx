import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import type { MouseEvent, ReactNode } from 'react';
import { OrderReminder } from '@/features/cart/components/OrderReminder';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { inBrowser } from '@/shared/browser/inBrowser';
import { SiteName } from '@/shared/navigation/pageHead';
import { useIdle } from '@/shared/timing/useIdle';
import { InlineUnexpectedError } from '@/shared/ui/UnexpectedError';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { MissingScript } from '@/shared/ui/MissingScript';
import { RouteEffects } from '../navigation/RouteEffects';
import { ClientInfoGate } from './ClientInfoGate';
import { PageOutlet } from './PageOutlet';
import { topBarHeight, TopBar } from './header/TopBar';
import { MainNavigation, useDesktopLayout } from './useDesktopLayout';

export const PageEnd = lazyWithRetry(async () => (await import('./footer/PageEnd')).PageEnd, {
  loading: () => null,
  failed: (retry) => (
    <Container component="footer">
      <MissingScript message="The rest of this page could not be loaded." onRetry={retry} />
    </Container>
  ),
  faulty: () => (
    <Container component="footer">
      <InlineUnexpectedError />
    </Container>
  ),
});

/** notistack is 12 KB (gzip), which the first screen can do without. */
const Toasts = lazyWithRetry(async () => (await import('./toasts/Toasts')).Toasts, {
  loading: () => null,
  failed: (retry) => <MissingScript message="Messages could not be loaded." onRetry={retry} />,
});

const SkipLink = () => (
  <Button
    href="#main"
    variant="contained"
    onClick={(event: MouseEvent) => {
      // The address stays as it is: Back must not lead through skip links.
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

/** The row of the navigation that wide screens have, kept from the first frame on. */
function Navigation() {
  const isWide = useDesktopLayout();
  return (
    <Box
      sx={({ zIndex }) => ({
        display: { xs: 'none', lg: 'block' },
        position: 'relative',
        // What opens from it lies over the page, and under the bar.
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

/** What every page stands in. The main part fills the screen, so that what stands below is never pushed about in sight. */
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
 * What the first screen can do without. A component of its own, so that the rest does not render again for it.
 * A prerendered page shows its own end until the app's has come. One that fails or is still loading leaves it in place.
 */
function LaterParts() {
  const idle = useIdle();
  return (
    <>
      {(idle || !inBrowser) && <PageEnd />}
      {idle && <Toasts />}
    </>
  );
}

/** What stands round every page. */
export function Layout() {
  const { name } = useClientInfo();
  return (
    <>
      <Frame>
        <SiteName value={name}>
          <PageOutlet />
        </SiteName>
      </Frame>
      <LaterParts />
      <RouteEffects />
      <ClientInfoGate />
    </>
  );
}
