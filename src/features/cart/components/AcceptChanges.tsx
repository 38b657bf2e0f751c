import type { Ref } from 'react';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { Button } from '@/shared/ui/Button';
import type { LineChange } from '../cartLines';
import { changesAccepted } from '../cartSlice';
import { LineChanges } from './LineChanges';

interface AcceptChangesProps {
  changes: readonly LineChange[];
  ref?: Ref<HTMLDivElement>;
}

/** What the shop has changed of the lines in the cart, to be accepted. Nothing where nothing has. */
export function AcceptChanges({ changes, ref }: AcceptChangesProps) {
  const dispatch = useAppDispatch();
  if (changes.length === 0) return null;
  return (
    <LineChanges
      {...(ref && { ref })}
      title="The shop has changed since you chose"
      changes={changes}
    >
      <Button
        variant="contained"
        onClick={() => {
          dispatch(changesAccepted([...changes]));
          // The button goes, and the focus with it.
          focusPageHeading();
        }}
      >
        Accept the changes
      </Button>
    </LineChanges>
  );
}
