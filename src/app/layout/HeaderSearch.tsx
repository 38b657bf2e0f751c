import SearchRounded from '@mui/icons-material/SearchRounded';
import { styled } from '@mui/material/styles';
import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyPart } from '@/shared/ui/lazyPart';
import { OverlayError } from '@/shared/ui/OverlayError';
import { BarButton } from '@/shared/ui/PlainButton';
import { useSlashKey } from './useSlashKey';

export const SearchOverlay = lazyPart(
  async () => (await import(/* webpackChunkName: "search-box" */ './SearchOverlay')).SearchOverlay,
  {
    failed: (retry, { onClose }) => (
      <OverlayError name="search" onRetry={retry} onClose={onClose} />
    ),
  },
);

const Button = styled(BarButton)(({ theme }) => ({
  gap: 8,
  '& span': { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    width: 'auto',
    padding: '0 10px 0 14px',
    border: `1px solid ${theme.vars?.palette.divider ?? 'currentcolor'}`,
    color: theme.vars?.palette.text.secondary,
    backgroundColor: theme.vars?.palette.background.paper,
    '& span': { display: 'inline' },
    '& span:last-child': {
      minWidth: 22,
      borderRadius: 6,
      fontSize: '0.8125rem',
      backgroundColor: theme.vars?.palette.background.default,
    },
  },
}));

/** The search of every page: an icon, or `/` on a keyboard, opens the box over the bar. */
export function HeaderSearch() {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const show = useCallback(() => {
    SearchOverlay.open(() => {
      setOpen(true);
    });
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useSlashKey(show);

  return (
    <>
      <Button
        ref={button}
        type="button"
        aria-label="Search"
        aria-keyshortcuts="/"
        aria-expanded={open}
        onPointerEnter={SearchOverlay.preload}
        onFocus={SearchOverlay.preload}
        onClick={show}
      >
        <SearchRounded />
        <span aria-hidden>Search</span>
        <span aria-hidden>/</span>
      </Button>
      <Suspense>{open && <SearchOverlay onClose={close} />}</Suspense>
    </>
  );
}
