import { cacheNames, hasCaches } from '@/shared/storage/offlineCaches';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';
import { Button } from '@/shared/ui/Button';

/** Rids the device of the lists, products and pictures that are kept for times without a connection. */
export function ClearOffline() {
  const dispatch = useAppDispatch();
  if (!hasCaches()) return null;
  const clear = async () => {
    try {
      await caches.delete(cacheNames.answers);
      navigator.serviceWorker.controller?.postMessage({ type: 'CLEAR_PICTURES' });
    } catch {
      // Storage that is blocked holds nothing.
    }
    dispatch(successToast('Offline copies cleared.'));
  };
  return (
    <Button sx={{ mx: 1.5 }} onClick={() => void clear()}>
      Clear offline copies
    </Button>
  );
}
