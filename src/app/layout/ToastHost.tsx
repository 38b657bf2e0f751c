import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { selectToasts } from '@/shared/lib/toast';
import { useAppSelector } from '@/shared/lib/storeHooks';

/**
 * Loads notistack once the first screen is done, or with a toast that comes earlier. Not with the first toast: the one
 * that says that the connection is gone would have to come over it.
 */
export function ToastHost({ idle }: { idle: boolean }) {
  const waiting = useAppSelector(selectToasts).length;
  const [toaster, setToaster] = useState<{ Toaster: ComponentType }>();

  useEffect(() => {
    if (!idle && waiting === 0) return;
    // Where it cannot be loaded, the toasts wait, and the next one tries again.
    import(/* webpackChunkName: "toaster" */ './Toaster').then(setToaster, () => undefined);
  }, [idle, waiting]);

  return toaster ? <toaster.Toaster /> : null;
}
