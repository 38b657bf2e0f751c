import SearchRounded from '@mui/icons-material/SearchRounded';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { BarButton } from '@/shared/ui/PlainButton';
import { ErrorBoundary } from '../ErrorBoundary';
import { useSlashKey } from './useSlashKey';

const loadOverlay = () => import(/* webpackChunkName: "search-box" */ './SearchOverlay');
const SearchOverlay = lazy(() =>
  loadOverlay().then((module) => ({ default: module.SearchOverlay })),
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
    setOpen(true);
  }, []);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  useSlashKey(show);
  const warm = () => void loadOverlay().catch(() => undefined);

  return (
    <>
      <Button
        ref={button}
        type="button"
        aria-label="Search"
        aria-keyshortcuts="/"
        aria-expanded={open}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={show}
      >
        <SearchRounded />
        <span aria-hidden>Search</span>
        <span aria-hidden>/</span>
      </Button>
      {open && (
        <ErrorBoundary quiet>
          <Suspense>
            <SearchOverlay onClose={close} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
