import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { importWithRetry } from '@/shared/browser/importWithRetry';
import { isBrowser } from '@/shared/browser/isBrowser';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { lazyWithRetry, renderNothingOptions } from '@/shared/ui/lazyWithRetry';

const ActionEvents = lazyWithRetry(
  async () => (await import('./ActionEvents')).ActionEvents,
  renderNothingOptions,
);

/**
 * Loads the scripts that measure the pages and report events to the shop's owner, but only if
 * `config.js` turns them on.
 */
export function Analytics() {
  const { measure, events } = getRuntimeConfig();
  const { pathname } = useLocation();
  const pageChangeHandler = useRef<() => void>(undefined);
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Record<string, unknown>;
    const isRefused = doNotTrack === '1' || globalPrivacyControl === true;
    if (!measure || isRefused || Math.random() >= measure.sample) return;
    importWithRetry(() => import(/* webpackChunkName: "measure" */ './measure')).then(
      ({ startMeasuring }) => {
        pageChangeHandler.current = startMeasuring(measure.url);
      },
      () => undefined,
    );
  }, [measure]);
  useLayoutEffect(() => pageChangeHandler.current?.(), [pathname]);
  return isBrowser && events && <ActionEvents />;
}
