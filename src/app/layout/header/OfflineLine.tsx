import { useInterval } from '@mantine/hooks';
import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { refetchUnanswered, selectOldestCachedAt } from '@/shared/api/staleSlice';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { useOnlineStatus } from '@/shared/browser/useOnlineStatus';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';
import { shortScreen } from '@/shared/ui/screens';

/** Time in ms between two attempts to refetch missing answers while the shop does not answer. */
const retryInterval = 10_000;

/** Formats a time like `23 Nov, 14:05`, in the shop's time zone. */
const formatTime = (ms: number): string =>
  new Date(ms).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: getRuntimeConfig().brand.timeZone,
  });

function getOfflineText(isOnline: boolean, cachedAt: number | undefined): string | undefined {
  if (cachedAt === undefined)
    return isOnline ? undefined : 'You are offline. More will load when you are back online.';
  const stateText = isOnline ? 'The shop is not answering.' : 'You are offline.';
  return `${stateText} Prices as of ${formatTime(cachedAt)}.`;
}

/**
 * Returns the text of the offline line, or `undefined` while the shop can be reached. Refetches
 * missing answers once the shop can be reached again.
 */
export function useOfflineText(): string | undefined {
  const dispatch = useAppDispatch();
  const isOnline = useOnlineStatus();
  const cachedAt = useAppSelector(selectOldestCachedAt);
  useWhenOnline(true, () => dispatch(refetchUnanswered()));
  const isUnanswered = isOnline && cachedAt !== undefined;
  const { start, stop } = useInterval(() => dispatch(refetchUnanswered()), retryInterval);
  useEffect(() => {
    if (isUnanswered) start();
    return stop;
  }, [isUnanswered, start, stop]);
  return getOfflineText(isOnline, cachedAt);
}

/**
 * Height of the offline line in px. This space is free below the 44 px touch targets of the top
 * bar, so the line covers nothing and does not move the content below.
 */
export const offlineLineHeight = 18;

/**
 * A line of text in the free space at the bottom of the top bar. The line is not a `<p>`, because a
 * user style sheet could add margins to paragraphs.
 */
export const OfflineLine = ({ text = '' }: { text: string | undefined }) => (
  <Box
    aria-live="polite"
    sx={{
      position: 'absolute',
      inset: 'auto 0 0',
      height: offlineLineHeight,
      overflow: 'hidden',
      bgcolor: text ? 'primary.light' : undefined,
      fontSize: '0.75rem',
      fontWeight: 600,
      lineHeight: 1.5,
      textAlign: 'center',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      pointerEvents: 'none',
      // On short screens the top bar scrolls with the page, so the whole text fits.
      [shortScreen]: { position: 'static', height: 'auto', whiteSpace: 'normal' },
    }}
  >
    {text}
  </Box>
);
