import Box from '@mui/material/Box';
import { lazy, Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '../ErrorBoundary';
import { RouteEffects } from '../RouteEffects';
import { ClientInfoGate } from './ClientInfoGate';
import { SkipLink } from './SkipLink';
import { ToastHost } from './ToastHost';
import { TopBar } from './TopBar';
import { useIdle } from './useIdle';

const LateShell = lazy(() =>
  import(/* webpackChunkName: "late" */ './LateShell').then((module) => ({
    default: module.LateShell,
  })),
);

/** What stands round every page. A page that fails or is still loading leaves it in place. */
export function Layout() {
  const { pathname } = useLocation();
  const idle = useIdle();
  return (
    <>
      <SkipLink />
      <TopBar />
      <Box component="main" id="main" tabIndex={-1} sx={{ outline: 'none', minHeight: '80vh' }}>
        <ErrorBoundary resetKey={pathname}>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Box>
      {idle && (
        <ErrorBoundary quiet>
          <Suspense>
            <LateShell />
          </Suspense>
        </ErrorBoundary>
      )}
      <RouteEffects />
      <ToastHost />
      <ClientInfoGate />
    </>
  );
}
