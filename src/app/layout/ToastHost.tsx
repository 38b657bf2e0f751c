import { lazy, Suspense, useState } from 'react';
import { selectToasts } from '@/shared/lib/toast';
import { useAppSelector } from '@/shared/lib/storeHooks';

const Toaster = lazy(() =>
  import(/* webpackChunkName: "toaster" */ './Toaster').then((m) => ({ default: m.Toaster })),
);

/** Loads notistack with the first toast. */
export function ToastHost() {
  const waiting = useAppSelector(selectToasts).length > 0;
  const [needed, setNeeded] = useState(false);
  if (waiting && !needed) setNeeded(true);
  if (!needed) return null;
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  );
}
