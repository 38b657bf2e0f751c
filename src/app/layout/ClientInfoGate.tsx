import { useTimeout } from '@mantine/hooks';
import { keyframes, styled } from '@mui/material/styles';
import { useState } from 'react';
import { useClientInfo } from '@/features/content/clientInfoApi';
import { hasContent } from '../boot/drawnFrom';

/** No answer for so long, in ms, counts as none: the shop shows itself without client information. */
const longestWait = 10_000;

const turn = keyframes`to { rotate: 1turn; }`;

const Spinner = styled('div')(({ theme: { vars, zIndex } }) => ({
  position: 'fixed',
  inset: 0,
  zIndex: zIndex.modal,
  display: 'grid',
  placeItems: 'center',
  backgroundColor: `rgb(${vars.palette.background.defaultChannel} / 60%)`,
  '&::after': {
    content: '""',
    width: 48,
    height: 48,
    border: `4px solid ${vars.palette.divider}`,
    borderTopColor: vars.palette.primary.main,
    borderRadius: '50%',
    animation: `${turn} 1s linear infinite`,
  },
}));

/**
 * The full-screen spinner: it lies over the page until client information arrives or fails, while the page behind it
 * already loads its data and images. Content that was prerendered takes its place.
 */
export function ClientInfoGate() {
  const { isLoading } = useClientInfo();
  const [isPrerendered] = useState(hasContent);
  const [isLate, setIsLate] = useState(false);
  useTimeout(() => setIsLate(true), longestWait, { autoInvoke: true });
  if (!isLoading || isLate || isPrerendered) return null;
  return <Spinner role="status" aria-label="Loading the shop" />;
}
