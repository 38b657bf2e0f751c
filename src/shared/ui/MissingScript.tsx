import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { readSiteFile } from '@/shared/api/siteFile';
import { addBase } from '@/shared/config/base';
import { useOnlineStatus } from '../browser/useOnlineStatus';
import { ErrorState } from './ErrorState';
import { InlineError } from './InlineError';

const BuildList = v.object({ entry: v.array(v.string()) });

/**
 * Returns the addresses of the scripts with which this page was opened, or `undefined` in
 * development.
 */
const getEntryScripts = () =>
  document.querySelector<HTMLElement>('script[data-entry]')?.dataset['entry']?.split(' ');

/**
 * Returns whether the site was updated after this page was opened. Every update changes the names
 * of the site's scripts.
 */
function useIsReleaseOutdated(): boolean {
  const [isOutdated, setIsOutdated] = useState(false);
  const isOnline = useOnlineStatus();
  useEffect(() => {
    const openedScripts = getEntryScripts();
    if (!openedScripts || !isOnline) return undefined;
    let isEffectActive = true;
    readSiteFile('assets/build.json', 'no-store')
      .then((buildList) => v.parse(BuildList, buildList).entry.map((name) => addBase(name)))
      .then(
        (currentScripts) =>
          isEffectActive && setIsOutdated(currentScripts.join() !== openedScripts.join()),
        // If the list of scripts cannot be loaded, the connection is the likely cause.
        () => undefined,
      );
    return () => {
      isEffectActive = false;
    };
  }, [isOnline]);
  return isOutdated;
}

const updatedText = 'The shop was updated since you opened this page. What you typed is kept.';

/** Reloads the page. What the shopper typed is kept, because drafts are in session storage. */
const reload = () => window.location.reload();

interface MissingScriptProps {
  message: string;
  onRetry: () => void;
}

/**
 * Replaces a part of a page whose script failed to load. It offers Retry, or Reload if a new
 * release is the cause.
 */
export const MissingScript = ({ message, onRetry }: MissingScriptProps) =>
  useIsReleaseOutdated() ? (
    <InlineError message={updatedText} onRetry={reload} retryLabel="Reload" />
  ) : (
    <InlineError message={message} onRetry={onRetry} />
  );

/** Replaces a page whose script failed to load. */
export const MissingPageScript = ({ message, onRetry }: MissingScriptProps) =>
  useIsReleaseOutdated() ? (
    <ErrorState message={updatedText} onRetry={reload} retryLabel="Reload" />
  ) : (
    <ErrorState message={message} onRetry={onRetry} />
  );
