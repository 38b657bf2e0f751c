import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { holdPlace } from '@/shared/lib/holdPlace';

/** The open tab as it stands in the address, `?tab=reviews` or `#reviews`: a link leads straight to it. */
export function useTabInUrl() {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const [initial] = useState(() => search.get('tab') ?? (hash.slice(1) || undefined));
  const place = useRef<HTMLDivElement>(null);

  useEffect(
    () =>
      initial ? holdPlace(() => place.current?.scrollIntoView({ behavior: 'instant' })) : undefined,
    [initial],
  );

  const onOpen = (tab: string) =>
    setSearch(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );

  return { initial, place, onOpen };
}
