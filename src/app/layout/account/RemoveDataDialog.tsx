import { useAppDispatch } from '@/shared/store/storeHooks';
import { ConfirmDialog } from '@/shared/ui/ConfirmDialog';
import { removeData } from './removeData';

interface RemoveDataDialogProps {
  owners: readonly string[];
  onClose: () => void;
}

/** Asks a shopper who has logged out whether to remove the data that is left on this device. */
export function RemoveDataDialog({ owners, onClose }: RemoveDataDialogProps) {
  const dispatch = useAppDispatch();
  return (
    <ConfirmDialog
      open
      title="Remove your data from this device?"
      text="This removes all orders that you placed while logged in, even if they are not sent yet. It also removes the cart, delivery details, searches, and the lists of saved, compared and viewed products. Orders that you have already sent will not be cancelled. Orders placed without logging in stay under My Orders."
      confirmLabel="Remove my data"
      onConfirm={() => {
        dispatch(removeData(owners));
        onClose();
      }}
      onCancel={onClose}
    />
  );
}
