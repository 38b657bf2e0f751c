import { cacheNames, hasCaches } from '@/shared/storage/offlineCaches';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';
import { Button } from '@/shared/ui/Button';

async function clearOffline(): Promise<void> {
  await caches.delete(cacheNames.answers);
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration();
  registration?.active?.postMessage({ type: 'CLEAR_PICTURES' });
}

/** Rids the device of the lists, products and pictures that are kept for times without a connection. */
export function ClearOffline() {
  const dispatch = useAppDispatch();
  if (!hasCaches()) return null;
  const clear = async () => {
    // Storage that is blocked holds nothing.
    await clearOffline().catch(() => undefined);
    dispatch(successToast('Offline copies cleared.'));
  };
  return (
    <Button sx={{ mx: 1.5 }} onClick={() => void clear()}>
      Clear offline copies
    </Button>
  );
}
