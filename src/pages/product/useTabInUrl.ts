import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import { holdScroll } from '@/shared/navigation/holdScroll';

/**
 * Keeps the open tab in the URL, as `?tab=reviews` or `#reviews`, so that a link can lead to it.
 */
export function useTabInUrl() {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const active = useVisitorValue(search.get('tab') ?? hash.slice(1), '');
  const place = useRef<HTMLDivElement>(null);
  const keepInView = () => holdScroll(() => place.current?.scrollIntoView({ behavior: 'instant' }));

  const isHydrated = useVisitorValue(true, false);
  const startKeepingInView = useEffectEvent(() => (active ? keepInView() : undefined));
  useEffect(() => (isHydrated ? startKeepingInView() : undefined), [isHydrated]);

  const openTab = (tab: string) =>
    setSearch(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  /** Opens a tab from elsewhere on the page, and scrolls to it. */
  const openAndScrollTo = (tab: string) => {
    openTab(tab);
    const button = place.current?.querySelector<HTMLElement>(`[role=tab][id$="${tab}"]`);
    button?.focus({ preventScroll: true });
    keepInView();
  };

  return { active, place, openTab, openAndScrollTo };
}
