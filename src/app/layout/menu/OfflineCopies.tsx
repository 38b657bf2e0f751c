import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import { hasCaches } from '@/shared/storage/offlineCaches';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';
import { Button } from '@/shared/ui/Button';
import { clearKept, countKept } from './keptCopies';

/** How many lists, products and pictures are kept for times without a connection, and the way to be rid of them. */
export function OfflineCopies() {
  const dispatch = useAppDispatch();
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!hasCaches()) return;
    // Storage that is blocked holds nothing.
    void countKept().then(
      (kept) => kept > 0 && setCount(kept),
      () => undefined,
    );
  }, []);
  if (count === undefined) return null;
  const clear = async () => {
    await clearKept();
    // The row stays: it has the focus.
    setCount(0);
    dispatch(successToast('Offline copies cleared.'));
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2.5, color: 'text.secondary' }}>
      Offline copies: {count}
      <Button aria-label="Clear offline copies" onClick={() => void clear()}>
        Clear
      </Button>
    </Box>
  );
}
