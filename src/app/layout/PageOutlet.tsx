import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { UnexpectedErrorState } from '@/shared/ui/UnexpectedError';

/**
 * The page itself. It alone hears of each change of the address; the bar and the footer round it stay as drawn. Without a
 * `Suspense` of its own, which React hydrated at one go: 240 ms of a slow phone where a tap had to wait.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} FallbackComponent={UnexpectedErrorState}>
      <Outlet />
    </ErrorBoundary>
  );
}
