import SearchRounded from '@mui/icons-material/SearchRounded';
import { styled } from '@mui/material/styles';
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

const SearchButton = styled(IconButton)(({ theme }) => ({
  gap: 8,
  '& span': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    justifyContent: 'flex-start',
    width: 'clamp(176px, 15vw, 240px)',
    padding: '0 10px 0 14px',
    border: `1px solid ${theme.vars.palette.divider}`,
    color: theme.vars.palette.text.secondary,
    backgroundColor: theme.vars.palette.background.paper,
    '& span': { display: 'inline' },
    '& span:last-child': {
      marginLeft: 'auto',
      minWidth: 22,
      borderRadius: 6,
      fontSize: '0.8125rem',
      backgroundColor: theme.vars.palette.background.default,
    },
  },
}));

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
        <SearchButton
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
          <SearchRounded />
          <span aria-hidden>Search</span>
          <span aria-hidden>/</span>
        </SearchButton>
      </form>
      <Suspense>
        {open !== undefined && <SearchSheet open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
