import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { useIdle } from '@/shared/lib/useIdle';
import { ErrorBoundary } from '../ErrorBoundary';
import { RouteEffects } from '../RouteEffects';
import { ClientInfoGate } from './ClientInfoGate';
import { PageOutlet } from './PageOutlet';
import { SkipLink } from './SkipLink';
import { ToastHost } from './ToastHost';
import { topBarHeight, TopBar } from './TopBar';

const LateShell = lazy(() =>
  import(/* webpackChunkName: "late" */ './LateShell').then((module) => ({
    default: module.LateShell,
  })),
);

/**
 * What stands round every page. The main part fills the screen from the start, so that what stands below it is never
 * pushed about in sight. A page that fails or is still loading leaves it in place.
 */
export function Layout() {
  const idle = useIdle();
  return (
    <>
      <SkipLink />
      <TopBar />
      <Box
        component="main"
        id="main"
        tabIndex={-1}
        sx={{ outline: 'none', minHeight: `calc(100vh - ${String(topBarHeight)}px)` }}
      >
        <PageOutlet />
      </Box>
      {idle && (
        <ErrorBoundary quiet>
          <Suspense>
            <LateShell />
          </Suspense>
        </ErrorBoundary>
      )}
      <RouteEffects />
      <ToastHost idle={idle} />
      <ClientInfoGate />
    </>
  );
}
