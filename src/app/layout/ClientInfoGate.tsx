import { useTimeout } from '@mantine/hooks';
import Backdrop from '@mui/material/Backdrop';
import CircularProgress from '@mui/material/CircularProgress';
import { useState } from 'react';
import { useClientInfoLoading } from '@/features/content/clientInfoApi';

/** Longest wait for client information, in ms. After that, the page is shown without it. */
const maxClientInfoWaitMs = 10_000;

/**
 * Shows a full-screen spinner until client information has arrived or cannot be loaded. Meanwhile,
 * the page behind the spinner loads its data and images.
 */
export function ClientInfoGate() {
  const isLoading = useClientInfoLoading();
  const [isLate, setIsLate] = useState(false);
  useTimeout(() => setIsLate(true), maxClientInfoWaitMs, { autoInvoke: true });
  if (!isLoading || isLate) return null;
  return (
    <Backdrop open role="status" aria-label="Loading the shop" sx={{ zIndex: 'modal' }}>
      <CircularProgress size={48} aria-hidden />
    </Backdrop>
  );
}
