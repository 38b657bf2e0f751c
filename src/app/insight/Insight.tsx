import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { loadTwice } from '@/shared/browser/loadTwice';
import { inBrowser } from '@/shared/browser/inBrowser';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { lazyPart, orNothing } from '@/shared/ui/lazyPart';

const Events = lazyPart(async () => (await import('./Events')).Events, orNothing);

/** What the owner wants to know of visits: its scripts come only where `config.js` says so. */
export function Insight() {
  const { measure, events } = runtimeConfig();
  const { pathname } = useLocation();
  const notePage = useRef<() => void>(undefined);
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Record<string, unknown>;
    const isRefused = doNotTrack === '1' || globalPrivacyControl === true;
    if (!measure || isRefused || Math.random() >= measure.sample) return;
    loadTwice(() => import(/* webpackChunkName: "measure" */ './measure')).then(
      ({ startMeasuring }) => {
        notePage.current = startMeasuring(measure.url);
      },
      () => undefined,
    );
  }, [measure]);
  useLayoutEffect(() => notePage.current?.(), [pathname]);
  return inBrowser && events && <Events />;
}
