import { useInterval } from '@mantine/hooks';
import Box from '@mui/material/Box';
import { QueryStatus } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { refetchUnanswered, selectOldestCachedAt } from '@/shared/api/staleAnswers';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import type { RootState } from '@/shared/store/storeHooks';
import { getAge } from '@/shared/timing/clock';
import { isBrowser } from '@/shared/browser/isBrowser';
import { useOnlineStatus } from '@/shared/browser/useOnlineStatus';
import { shortScreen } from '@/shared/ui/screens';

/** Time in ms between two attempts to refetch missing answers while the shop does not answer. */
const retryInterval = 10_000;

/** Longest wait for a first answer before the line says that the shop is slow, in ms. */
const maxWait = 10_000;

/** Formats a time like `23 Nov, 14:05`, in the shop's time zone. */
const formatTime = (ms: number): string =>
  new Date(ms).toLocaleString('en-GB', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: getRuntimeConfig().brand.timeZone,
  });

/**
 * Returns when the oldest query without an answer was started, in ms since 1970. Returns `undefined`
 * if the shop waits for no first answer.
 */
function selectWaitStart({ api }: RootState): number | undefined {
  // The prerenderer writes every answer that is read into the page, and this reads them all.
  if (!isBrowser) return undefined;
  const times = Object.values(api.queries).flatMap((query) =>
    query?.status === QueryStatus.pending && query.data === undefined ? query.startedTimeStamp : [],
  );
  return times.length > 0 ? Math.min(...times) : undefined;
}

/** Returns whether the page has waited for a first answer for too long. */
function useIsShopSlow(): boolean {
  const waitStart = useAppSelector(selectWaitStart);
  const [slowWaitStart, setSlowWaitStart] = useState<number>();
  useEffect(() => {
    if (waitStart === undefined) return undefined;
    const timer = setTimeout(() => setSlowWaitStart(waitStart), maxWait - getAge(waitStart));
    return () => clearTimeout(timer);
  }, [waitStart]);
  return waitStart !== undefined && waitStart === slowWaitStart;
}

function getOfflineText(
  isOnline: boolean,
  cachedAt: number | undefined,
  isShopSlow: boolean,
): string | undefined {
  if (cachedAt === undefined) {
    if (!isOnline) return 'You are offline. More will load when you are back online.';
    return isShopSlow ? 'The shop is answering slowly. Please wait.' : undefined;
  }
  const stateText = isOnline ? 'The shop is not answering.' : 'You are offline.';
  return `${stateText} Prices as of ${formatTime(cachedAt)}.`;
}

/**
 * Returns the text of the offline line, or `undefined` while the shop answers in time. Refetches
 * missing answers until the shop answers. When the browser is online again, RTK Query refetches all
 * answers by itself.
 */
export function useOfflineText(): string | undefined {
  const dispatch = useAppDispatch();
  const isOnline = useOnlineStatus();
  const cachedAt = useAppSelector(selectOldestCachedAt);
  const isUnanswered = isOnline && cachedAt !== undefined;
  const { start, stop } = useInterval(() => dispatch(refetchUnanswered()), retryInterval);
  useEffect(() => {
    if (isUnanswered) start();
    return stop;
  }, [isUnanswered, start, stop]);
  return getOfflineText(isOnline, cachedAt, useIsShopSlow());
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
