import { lazy, startTransition, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { isScriptMissing } from '@/shared/browser/scriptError';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';
import { InlineUnexpectedError } from './UnexpectedError';
import { MissingScript } from './MissingScript';

interface Options<P> {
  /** What stands in its place meanwhile; left out, the nearest `Suspense` above waits for it. */
  loading?: (props: P) => ReactNode;
  /** What stands there if its script does not arrive; left out, a short text with Retry. */
  failed?: (retry: () => void, props: P) => ReactNode;
  /** What stands there after a fault in the part itself; left out, a short text with Reload. */
  faulty?: (props: P) => ReactNode;
}

/** Options of a part that the page does as well without. */
export const renderNothing = { loading: () => null, failed: () => null, faulty: () => null };

/**
 * A part of the page whose script comes when the part is first drawn, or by `preload`. A script that does not arrive is
 * asked for once more soon, then on Retry and when the connection is back, and costs the page nothing but this part.
 */
export function lazyWithRetry<P extends object>(
  load: () => Promise<ComponentType<P>>,
  {
    loading,
    failed = (retry) => <MissingScript message="This part could not be loaded." onRetry={retry} />,
    faulty = () => <InlineUnexpectedError />,
  }: Options<P> = {},
) {
  let loaded: ComponentType<P> | undefined;
  const get = async () => (loaded ??= await importWithRetry(load));
  const make = () => lazy(async () => ({ default: await get() }));
  let latest = make();
  const present = (): ComponentType<P> => loaded ?? latest;

  function LazyPart(props: P) {
    const [{ Part, tries }, setTry] = useState(() => ({ Part: present(), tries: 0 }));
    const [failedTry, setFailedTry] = useState<number>();
    const retry = () => setTry({ Part: present(), tries: tries + 1 });
    useWhenOnline(failedTry === tries, () => {
      get().then(retry, () => undefined);
    });
    const part = <Part {...props} />;
    return (
      <ErrorBoundary
        key={tries}
        onError={(error) => {
          if (!isScriptMissing(error)) return;
          // React keeps a rejected `lazy` for good: whoever draws the part from now on gets a new one.
          latest = make();
          setFailedTry(tries);
        }}
        fallbackRender={({ error }) =>
          isScriptMissing(error) ? failed(retry, props) : faulty(props)
        }
      >
        {loading ? <Suspense fallback={loading(props)}>{part}</Suspense> : part}
      </ErrorBoundary>
    );
  }
  return Object.assign(LazyPart, {
    /** Loads it ahead. @returns when it is there or cannot be had; never rejects */
    preload: async (): Promise<void> => {
      await get().catch(() => undefined);
    },
    /** Makes a change that draws the part: at once, or as a transition, which waits for it with no fallback between. */
    open: (change: () => void) => {
      if (loaded) change();
      else startTransition(change);
    },
  });
}
