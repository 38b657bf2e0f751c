import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useEffectEvent, useLayoutEffect, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { isBrowser } from '@/shared/browser/isBrowser';
import { isComposing } from '@/shared/browser/isComposing';
import { addBase } from '@/shared/config/base';
import { paths } from '@/shared/config/paths';
import { lazyWithRetry } from '@/shared/ui/lazyWithRetry';
import { getOverlayErrorOptions } from '@/shared/ui/getOverlayErrorOptions';

export const SearchSheet = lazyWithRetry(async () => (await import('./SearchSheet')).SearchSheet, {
  ...getOverlayErrorOptions('search'),
});

const searchParam = 'search';

/**
 * Returns `true` if the address asks to open the search. Otherwise returns `undefined`, so that the
 * script of the search does not load yet.
 */
const isSearchRequested = () =>
  (isBrowser && new URLSearchParams(window.location.search).get(searchParam) === '') || undefined;

/**
 * On wide screens, the search button looks like a search field and fills the free space of the top
 * bar.
 */
const fieldStyles: SxProps<Theme> = ({ breakpoints, vars }) => ({
  [breakpoints.up('lg')]: {
    justifyContent: 'flex-start',
    gap: 1,
    width: '100%',
    p: '0 10px 0 14px',
    border: `1px solid ${vars.palette.divider}`,
    color: 'text.secondary',
    bgcolor: 'background.paper',
    fontSize: '1rem',
  },
});

/**
 * The search in the header of every page. Its icon button or the `/` key opens it. Until the
 * search's script has loaded, the button submits a form that leads to the page of all products.
 * There, `isSearchRequested` opens the search.
 */
export function HeaderSearch() {
  const [open, setOpen] = useState<boolean | undefined>(isSearchRequested);
  const openSearch = (event: SyntheticEvent | KeyboardEvent) => {
    event.preventDefault();
    SearchSheet.open(() => setOpen(true));
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '/' || ctrlKey || metaKey || altKey || isComposing(event)) return;
    if (target instanceof Element && target.matches('input, textarea, select')) return;
    // Ignores a dialog that is sliding away, because the shopper has already closed it.
    if (!document.querySelector('[aria-modal="true"]:not([aria-hidden="true"] *)'))
      openSearch(event);
  });
  // Unlike `useWindowEvent`, a layout effect listens before the first paint, so that no key press
  // is missed.
  useLayoutEffect(() => {
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <Box
        component="form"
        action={addBase(paths.products.to())}
        sx={{ flex: { lg: '1 1 0' }, minWidth: { lg: 'min(11rem, 240px)' } }}
      >
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
          onClick={openSearch}
          sx={fieldStyles}
        >
          <SearchRounded />
          <Typography
            component="span"
            aria-hidden
            noWrap
            sx={{ display: { xs: 'none', lg: 'block' }, minWidth: 0 }}
          >
            Search
          </Typography>
          <Box
            component="span"
            aria-hidden
            sx={{
              display: { xs: 'none', lg: 'inline' },
              ml: 'auto',
              minWidth: 22,
              borderRadius: '6px',
              bgcolor: 'background.default',
              fontSize: '0.8125rem',
            }}
          >
            /
          </Box>
        </IconButton>
      </Box>
      <Suspense>
        {open !== undefined && <SearchSheet open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
