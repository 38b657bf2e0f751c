import { useEffect } from 'react';
import { loadTwice } from '@/shared/browser/loadTwice';
import { inBrowser } from '@/shared/browser/inBrowser';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { lazyPart, orNothing } from '@/shared/ui/lazyPart';

const Events = lazyPart(async () => (await import('./Events')).Events, orNothing);

/** What the owner wants to know of visits: its scripts come only where `config.js` says so. */
export function Insight() {
  const { measure, events } = runtimeConfig();
  const dispatch = useAppDispatch();
  useEffect(() => {
    const { doNotTrack, globalPrivacyControl } = navigator as Navigator & Record<string, unknown>;
    const isRefused = doNotTrack === '1' || globalPrivacyControl === true;
    if (!measure || isRefused || Math.random() >= measure.sample) return;
    loadTwice(() => import(/* webpackChunkName: "measure" */ './measure')).then(
      ({ measured }) => dispatch(measured(measure.url)),
      () => undefined,
    );
  }, [measure, dispatch]);
  return inBrowser && events && <Events />;
}
