import { useEffect, useRef, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';

/** How long what stands above may still grow, in ms. */
const patience = 3000;
const userScrolls = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Keeps the element at the top of the window while the page settles; a shopper who scrolls meanwhile wins. */
function holdInView(element: HTMLElement): () => void {
  const observer = new ResizeObserver(() => {
    element.scrollIntoView({ behavior: 'instant' });
  });
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    for (const event of userScrolls) window.removeEventListener(event, stop);
  };
  const timer = setTimeout(stop, patience);
  for (const event of userScrolls) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** The open tab as it stands in the address, `?tab=reviews` or `#reviews`: a link leads straight to it. */
export function useTabInUrl() {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const [initial] = useState(() => search.get('tab') ?? (hash.slice(1) || undefined));
  const place = useRef<HTMLDivElement>(null);

  useEffect(() => (initial && place.current ? holdInView(place.current) : undefined), [initial]);

  const onOpen = (tab: string) => {
    setSearch(
      (before) => {
        before.set('tab', tab);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return { initial, place, onOpen };
}
