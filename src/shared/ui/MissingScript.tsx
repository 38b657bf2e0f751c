import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readSiteFile } from '@/shared/api/siteFile';
import { withBase } from '@/shared/config/base';
import { useOnlineStatus } from '../browser/useOnlineStatus';
import { ErrorState } from './ErrorState';
import { InlineError } from './InlineError';

const BuildList = v.object({ entry: v.array(v.string()) });

/** The addresses of the scripts that this page was opened with; none while developing. */
const openedWith = () =>
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry']?.split(' ');

/** Whether the site was updated after this page was opened: then the names of its scripts are others now. */
function useNewRelease(): boolean {
  const [isNew, setIsNew] = useState(false);
  const isOnline = useOnlineStatus();
  useEffect(() => {
    const scripts = openedWith();
    if (!scripts || !isOnline) return undefined;
    let isCurrent = true;
    readSiteFile('assets/build.json', 'no-store')
      .then((list) => v.parse(BuildList, list).entry.map((name) => withBase(name)))
      .then(
        (entry) => isCurrent && setIsNew(entry.join() !== scripts.join()),
        // Nothing is known of a new release, so the connection is to blame.
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [isOnline]);
  return isNew;
}

const updated = 'The shop was updated since you opened this page. What you typed is kept.';

/** Drafts are kept in the session, so what is typed outlives it. */
const reload = () => window.location.reload();

interface Missing {
  message: string;
  onRetry: () => void;
}

/** In place of a part whose script did not arrive: Retry, or Reload if a new release is the reason. */
export const MissingScript = ({ message, onRetry }: Missing) =>
  useNewRelease() ? (
    <InlineError message={updated} onRetry={reload} retryLabel="Reload" />
  ) : (
    <InlineError message={message} onRetry={onRetry} />
  );

/** The same in place of a page. */
export const MissingPageScript = ({ message, onRetry }: Missing) =>
  useNewRelease() ? (
    <ErrorState message={updated} onRetry={reload} retryLabel="Reload" />
  ) : (
    <ErrorState message={message} onRetry={onRetry} />
  );
