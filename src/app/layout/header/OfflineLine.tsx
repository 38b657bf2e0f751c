import { styled } from '@mui/material/styles';
import { useInterval, useNetwork } from '@mantine/hooks';
import { useEffect } from 'react';
import { refetchUnanswered, selectCachedAt } from '@/shared/api/staleSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';

/** Between two tries while the shop does not answer, in ms. */
const retryInterval = 10_000;

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

function wordsFor(isOnline: boolean, cachedAt: number | undefined): string | false {
  if (cachedAt === undefined)
    return !isOnline && 'You are offline. The rest loads when you are back online.';
  const state = isOnline ? 'The shop is not answering.' : 'You are offline.';
  return `${state} Prices as of ${timeOf(cachedAt)}.`;
}

export function OfflineLine() {
  const dispatch = useAppDispatch();
  const { online } = useNetwork();
  const cachedAt = useAppSelector(selectCachedAt);
  useWhenOnline(true, () => dispatch(refetchUnanswered()));
  // The connection may have gone and come back before the app listened.
  useEffect(() => {
    if (navigator.onLine) dispatch(refetchUnanswered());
  }, [dispatch]);
  const retry = () => {
    if (online && cachedAt !== undefined) dispatch(refetchUnanswered());
  };
  useInterval(retry, retryInterval, { autoInvoke: true });
  return <Line role="status">{wordsFor(online, cachedAt)}</Line>;
}
