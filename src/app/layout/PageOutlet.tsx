import { Suspense } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/shared/ui/ErrorBoundary';
import { ErrorState } from '@/shared/ui/ErrorState';

/** The page itself. It alone hears of each change of the address; the bar and the footer round it stay as drawn. */
export function PageOutlet() {
  const { pathname } = useLocation();
  return (
    <Suspense>
      <ErrorBoundary
        key={pathname}
        fallback={(reset) => (
          <ErrorState message="Something went wrong on this page." onRetry={reset} />
        )}
      >
        <Outlet />
      </ErrorBoundary>
    </Suspense>
  );
}
