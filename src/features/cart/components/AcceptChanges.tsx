import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { Button } from '@/shared/ui/Button';
import { changesAccepted } from '../cartSlice';
import type { LineChange } from '../lineChanges';
import { LineChanges } from './LineChanges';

/** What the shop has changed of the lines in the cart, to be accepted. Nothing where nothing has. */
export function AcceptChanges({ changes, heldUp }: { changes: LineChange[]; heldUp?: number }) {
  const dispatch = useAppDispatch();
  if (changes.length === 0) return null;
  const accept = () => {
    dispatch(changesAccepted(changes));
    // The button goes, and the focus with it.
    focusPageHeading();
  };
  return (
    <LineChanges
      title="Prices or packs have changed since you chose"
      changes={changes}
      heldUp={heldUp}
    >
      <Button variant="contained" onClick={accept}>
        Accept the changes
      </Button>
    </LineChanges>
  );
}
