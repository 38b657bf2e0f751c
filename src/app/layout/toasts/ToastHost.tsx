import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { selectToasts, toastClosed } from '@/shared/store/toast';
import { useIdle } from '@/shared/timing/useIdle';
import { Button } from '@/shared/ui/Button';
import { lazyPart } from '@/shared/ui/lazyPart';
import { OverlayBox } from '@/shared/ui/OverlayError';

const Toaster = lazyPart(async () => (await import('./Toaster')).Toaster, {
  loading: () => null,
  failed: () => <PlainToast />,
});

function PlainToast() {
  const [toast] = useAppSelector(selectToasts);
  const dispatch = useAppDispatch();
  if (!toast) return null;
  return (
    <OverlayBox role="alert">
      {toast.message}
      <Button onClick={() => dispatch(toastClosed(toast.id))}>Close</Button>
    </OverlayBox>
  );
}

/**
 * Loads notistack once the first screen is done, or with a toast that comes earlier. Not with the first toast: the one
 * that says that the connection is gone would have to come over it.
 */
export function ToastHost() {
  const idle = useIdle();
  const isWaiting = useAppSelector(selectToasts).length > 0;
  const [isWanted, setWanted] = useState(false);
  if ((idle || isWaiting) && !isWanted) setWanted(true);
  return isWanted && <Toaster />;
}
