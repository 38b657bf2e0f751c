import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { UnexpectedErrorState } from '@/shared/ui/UnexpectedError';

/**
 * Renders the page. When the address changes, only this component renders again, not the top bar
 * and the footer. It has no `Suspense` boundary of its own. With such a boundary, React hydrated
 * the page in one block, and a tap on a slow phone had to wait 240 ms.
 */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary key={pathname} FallbackComponent={UnexpectedErrorState}>
      <Outlet />
    </ErrorBoundary>
  );
}
