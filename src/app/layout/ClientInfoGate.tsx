import Box from '@mui/material/Box';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useClientInfo } from '@/features/content/useClientInfo';
import { setSiteName } from '@/shared/lib/pageHead';
import { hasContent } from '../boot/takeOver';

/** Longest time that the spinner stands before the shop shows itself without client information, in ms. */
const patience = 4000;

const leave = keyframes({ to: { visibility: 'hidden' } });
const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

const Spinner = styled('div')(({ theme }) => ({
  width: 48,
  height: 48,
  border: '4px solid',
  borderColor: theme.vars.palette.divider,
  borderTopColor: theme.vars.palette.primary.main,
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
}));

/**
 * The full-screen spinner: it lies over the page until client information arrives or fails, while the page behind it
 * already loads its data and images. Content that was written ahead takes its place. The company's name goes into the
 * tab's title.
 */
export function ClientInfoGate() {
  const { name, isLoading } = useClientInfo();
  const [isWrittenAhead] = useState(hasContent);
  useEffect(() => setSiteName(name), [name]);
  if (!isLoading || isWrittenAhead) return null;
  return (
    <Box
      role="status"
      aria-label="Loading the shop"
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        animation: `${leave} 0s ${String(patience)}ms forwards`,
        display: 'grid',
        placeItems: 'center',
        bgcolor: 'rgb(251 248 243 / 60%)',
      }}
    >
      <Spinner aria-hidden />
    </Box>
  );
}
