import { lazy, startTransition, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { isScriptMissing } from '@/shared/browser/scriptError';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';
import { InlineUnexpectedError } from './UnexpectedError';
import { MissingScript } from './MissingScript';

interface LazyOptions<P> {
  /** Shown while the script loads. By default, the nearest `Suspense` above shows its fallback. */
  renderLoading?: (props: P) => ReactNode;
  /** Shown if the script fails to load. By default, a short text with a Retry button. */
  renderLoadFailure?: (retry: () => void, props: P) => ReactNode;
  /** Shown after an error in the part itself. By default, a short text with a Reload button. */
  renderError?: (props: P) => ReactNode;
}

/** Options of a part that the page can do without. */
export const renderNothingOptions = {
  renderLoading: () => null,
  renderLoadFailure: () => null,
  renderError: () => null,
};

/**
 * Creates a part of the page whose script loads when the part is first rendered, or on `preload`. A
 * script that fails to load is requested again after a short time, on Retry, and when the
 * connection is back. The rest of the page is not affected.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
  {
    renderLoading,
    renderLoadFailure = (retry) => (
      <MissingScript message="This part could not be loaded." onRetry={retry} />
    ),
    renderError = () => <InlineUnexpectedError />,
  }: LazyOptions<P> = {},
) {
  let loadedComponent: ComponentType<P> | undefined;
  const loadComponent = async () => (loadedComponent ??= await importWithRetry(load));
  const createLazyComponent = () => lazy(async () => ({ default: await loadComponent() }));
  let latestComponent = createLazyComponent();
  const getComponent = (): ComponentType<P> => loadedComponent ?? latestComponent;

  function LazyPart(props: P) {
    const [{ Part, tries }, setTry] = useState(() => ({ Part: getComponent(), tries: 0 }));
    const [failedTry, setFailedTry] = useState<number>();
    const retry = () => setTry({ Part: getComponent(), tries: tries + 1 });
    useWhenOnline(failedTry === tries, () => {
      loadComponent().then(retry, () => undefined);
    });
    const partElement = <Part {...props} />;
    return (
      <ErrorBoundary
        key={tries}
        onError={(error) => {
          if (!isScriptMissing(error)) return;
          // React never retries a rejected `lazy` component, so later renders need a new `lazy`
          // component.
          latestComponent = createLazyComponent();
          setFailedTry(tries);
        }}
        fallbackRender={({ error }) =>
          isScriptMissing(error) ? renderLoadFailure(retry, props) : renderError(props)
        }
      >
        {renderLoading ? (
          <Suspense fallback={renderLoading(props)}>{partElement}</Suspense>
        ) : (
          partElement
        )}
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPart, {
    /**
     * Loads the script in advance.
     * @returns a promise that resolves when the script has loaded or failed, and never rejects
     */
    preload: async (): Promise<void> => {
      await loadComponent().catch(() => undefined);
    },
    /**
     * Applies a state change that renders the part. If the script has loaded, the change happens at
     * once. Otherwise, a transition waits for the script without showing a fallback.
     */
    open: (changeState: () => void) => {
      if (loadedComponent) changeState();
      else startTransition(changeState);
    },
  });
}
