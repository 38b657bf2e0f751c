import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { askAgain, askAgainOnline } from '@/shared/api/askAgain';
import { selectKeptAt } from '@/shared/api/copiesSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { useOnline } from '@/shared/browser/useOnline';

/** Between two tries while the shop does not answer, in ms. */
const pause = 10_000;

/** In px: what the bar's 44 px targets leave free of its height. */
const height = 18;

/**
 * A line at the foot of the bar, whose row gives it the room: it covers nothing and pushes nothing below. No `<p>`: a
 * reader's own margin under paragraphs would lift it over the row.
 */
const Line = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height,
  overflow: 'hidden',
  fontSize: '0.75rem',
  fontWeight: 600,
  lineHeight: `${String(height)}px`,
  textAlign: 'center',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  pointerEvents: 'none',
  '&:not(:empty)': { backgroundColor: theme.vars.palette.primary.light },
  '&:not(:empty) + div': { paddingBottom: height },
}));

/** `23 Nov, 14:05`. */
const timeOf = (ms: number): string =>
  new Date(ms).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });

function wordsFor(isOnline: boolean, keptAt: number | undefined): string | false {
  if (keptAt === undefined)
    return !isOnline && 'You are offline. What is missing comes when you are back.';
  const state = isOnline ? 'The shop does not answer.' : 'You are offline.';
  return `${state} Prices as of ${timeOf(keptAt)}.`;
}

export function OfflineLine() {
  const dispatch = useAppDispatch();
  const isOnline = useOnline();
  const keptAt = useAppSelector(selectKeptAt);
  useEffect(() => dispatch(askAgainOnline()), [dispatch]);
  const isOld = keptAt !== undefined;
  useEffect(() => {
    if (!isOld || !isOnline) return undefined;
    const timer = setInterval(() => dispatch(askAgain()), pause);
    return () => clearInterval(timer);
  }, [isOld, isOnline, dispatch]);
  return <Line role="status">{wordsFor(isOnline, keptAt)}</Line>;
}
