import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { UnexpectedErrorState } from '@/shared/ui/UnexpectedError';

/**
 * Renders the page. Only this component renders again when the address changes, not the bar and the footer. It has no
 * `Suspense` of its own, because React hydrated that in one block: a tap on a slow phone waited 240 ms.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} FallbackComponent={UnexpectedErrorState}>
      <Outlet />
    </ErrorBoundary>
  );
}
