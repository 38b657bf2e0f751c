import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { holdScroll } from '@/shared/navigation/holdScroll';

type ProductTab = 'specification' | 'reviews';

const isTab = (text: string): text is ProductTab => ['specification', 'reviews'].includes(text);

/**
 * Reads the id of the open tab from the URL, and writes it there as `?tab=reviews`. `tabInUrl` is
 * `''` if the URL names no tab. A link can also name a tab as `#reviews`.
 */
export function useTabInUrl() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { hash } = useLocation();
  const tabInUrl = [searchParams.get('tab') ?? '', hash.slice(1)].find(isTab) ?? '';
  const openTab = (tab: string) =>
    setSearchParams(
      (previousParams) => {
        previousParams.set('tab', tab);
        return previousParams;
      },
      { replace: true, preventScrollReset: true },
    );
  return { tabInUrl, openTab };
}

/** Scrolls to the tabs if the page is opened at one of them, or if a link on the page opens one. */
export function useScrollToTabs() {
  const { tabInUrl, openTab } = useTabInUrl();
  const tabsRef = useRef<HTMLDivElement>(null);
  const keepTabsInView = () =>
    holdScroll(() => tabsRef.current?.scrollIntoView({ behavior: 'instant' }));

  const scrollToTabInUrl = useEffectEvent(() => (tabInUrl ? keepTabsInView() : undefined));
  useEffect(() => scrollToTabInUrl(), []);

  /** Opens a tab from elsewhere on the page, and scrolls to it. */
  const openAndScrollTo = (tab: string) => {
    openTab(tab);
    const tabButton = tabsRef.current?.querySelector<HTMLElement>(`[role=tab][id$="${tab}"]`);
    tabButton?.focus({ preventScroll: true });
    keepTabsInView();
  };
  return { tabInUrl, tabsRef, openAndScrollTo };
}
