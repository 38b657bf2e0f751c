import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { askAgainOnline } from '@/shared/api/askAgain';
import { useAppDispatch } from '@/shared/lib/storeHooks';
import { useOnline } from '@/shared/lib/useOnline';

/** In px: what the bar's 44 px targets leave free of its height. */
const height = 18;

/** A line at the foot of the bar, whose row gives it the room: it covers nothing and pushes nothing below. */
const Line = styled('p')(({ theme }) => ({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height,
  margin: 0,
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

export function OfflineLine() {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(askAgainOnline()), [dispatch]);
  return (
    <Line role="status">
      {!useOnline() && 'You are offline. What is missing comes when you are back.'}
    </Line>
  );
}
