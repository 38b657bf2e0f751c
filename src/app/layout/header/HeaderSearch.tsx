import { Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { inBrowser } from '@/shared/browser/inBrowser';
import { withBase } from '@/shared/config/base';
import { paths } from '@/shared/config/paths';
import { IconButton } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';
import { overlayFailed } from '@/shared/ui/overlayFailed';

export const SearchSheet = lazyPart(async () => (await import('./SearchSheet')).SearchSheet, {
  failed: overlayFailed('search'),
});

const searchParam = 'search';

const isAskedFor = () =>
  (inBrowser && new URLSearchParams(window.location.search).get(searchParam) === '') || undefined;

/**
 * The search of every page: an icon, or `/` on a keyboard, opens its box. Pressed before the script has come, it leads
 * to all products, with a search for nothing in the address, and the box opens there.
 */
export function HeaderSearch() {
  const [open, setOpen] = useState<boolean | undefined>(isAskedFor);
  const show = (event: SyntheticEvent | KeyboardEvent) => {
    event.preventDefault();
    SearchSheet.open(() => setOpen(true));
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey) return;
    if (target instanceof Element && target.matches('input, textarea, select')) return;
    if (!document.querySelector('[aria-modal="true"]')) show(event);
  });
  // Before paint, which useWindowEvent is not: what is on the screen listens.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <form action={withBase(paths.products.to())}>
        <IconButton
          type="submit"
          name={searchParam}
          value=""
          aria-label="Search"
          aria-keyshortcuts="/"
          aria-haspopup="dialog"
          aria-expanded={open ?? false}
          onPointerEnter={SearchSheet.preload}
          onFocus={SearchSheet.preload}
          onClick={show}
        >
          <svg className="icon" viewBox="0 0 24 24" aria-hidden>
            <path d="M15.5 14h-.79l-.28-.27c1.2-1.4 1.82-3.31 1.48-5.34-.47-2.78-2.79-5-5.59-5.34-4.23-.52-7.79 3.04-7.27 7.27.34 2.8 2.56 5.12 5.34 5.59 2.03.34 3.94-.28 5.34-1.48l.27.28v.79l4.25 4.25c.41.41 1.08.41 1.49 0s.41-1.08 0-1.49zm-6 0C7.01 14 5 11.99 5 9.5S7.01 5 9.5 5 14 7.01 14 9.5 11.99 14 9.5 14" />
          </svg>
          <span aria-hidden>Search</span>
          <span aria-hidden>/</span>
        </IconButton>
      </form>
      <Suspense>
        {open !== undefined && <SearchSheet open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
