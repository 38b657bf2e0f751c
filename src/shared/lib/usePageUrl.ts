import { useSyncExternalStore } from 'react';
import { useHref, useLocation } from 'react-router-dom';

const never = () => () => undefined;

/** The address of this page, for passing on: in full, but where there is no browser from its path on. */
export function usePageUrl(): string {
  const path = useHref(useLocation());
  return useSyncExternalStore(
    never,
    () => new URL(path, window.location.origin).href,
    () => path,
  );
}
