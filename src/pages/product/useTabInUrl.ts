import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useVisitorValue } from '@/shared/browser/useVisitorValue';
import { holdScroll } from '@/shared/navigation/holdScroll';

/**
 * Keeps the id of the open tab in the URL, as `?tab=reviews` or `#reviews`, so that a link can lead
 * to that tab.
 */
export function useTabInUrl() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { hash } = useLocation();
  const tabInUrl = searchParams.get('tab') ?? hash.slice(1);
  const activeTab = useVisitorValue(tabInUrl, '');
  const tabsRef = useRef<HTMLDivElement>(null);
  const keepTabsInView = () =>
    holdScroll(() => tabsRef.current?.scrollIntoView({ behavior: 'instant' }));

  const scrollToTabInUrl = useEffectEvent(() => (tabInUrl ? keepTabsInView() : undefined));
  useEffect(() => scrollToTabInUrl(), []);

  const openTab = (tab: string) =>
    setSearchParams(
      (previousParams) => {
        previousParams.set('tab', tab);
        return previousParams;
      },
      { replace: true, preventScrollReset: true },
    );
  /** Opens a tab from elsewhere on the page, and scrolls to it. */
  const openAndScrollTo = (tab: string) => {
    openTab(tab);
    const tabButton = tabsRef.current?.querySelector<HTMLElement>(`[role=tab][id$="${tab}"]`);
    tabButton?.focus({ preventScroll: true });
    keepTabsInView();
  };

  return { activeTab, tabsRef, openTab, openAndScrollTo };
}
