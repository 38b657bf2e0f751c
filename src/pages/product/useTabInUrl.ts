import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { holdScroll } from '@/shared/navigation/holdScroll';

/** The open tab as it stands in the address, `?tab=reviews` or `#reviews`: a link leads straight to it. */
export function useTabInUrl() {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const [active, setActive] = useState(() => search.get('tab') ?? (hash.slice(1) || undefined));
  /** Anew each time that something leads to the tabs. */
  const [led, setLed] = useState({ isLed: active !== undefined, byPress: false });
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!led.isLed) return undefined;
    const tab = place.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]');
    if (led.byPress) tab?.focus({ preventScroll: true });
    return holdScroll(() => place.current?.scrollIntoView({ behavior: 'instant' }));
  }, [led]);

  const open = (tab: string) => {
    setActive(tab);
    setSearch(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  /** Opens a tab from elsewhere on the page, and moves there. */
  const leadTo = (tab: string) => {
    open(tab);
    setLed({ isLed: true, byPress: true });
  };

  return { active, place, open, leadTo };
}
