import { useAppDispatch } from '@/shared/store/storeHooks';
import { changesAccepted } from '../cartSlice';
import { formatLineChange } from '../lineChanges';
import type { LineChange } from '../lineChanges';
import { ChangesNotice } from './ChangesNotice';

interface AcceptChangesProps {
  changes: LineChange[];
  blockedCount?: number;
}

/**
 * Lists cart lines that the shop has changed or no longer sells, so that the shopper can accept the
 * changes. Renders nothing if there are no changes.
 */
export function AcceptChanges({ changes, blockedCount = 0 }: AcceptChangesProps) {
  const dispatch = useAppDispatch();
  return (
    <ChangesNotice
      title="Prices or pack sizes have changed since you chose these products"
      changes={changes.map(({ line, current }) => ({
        line,
        text: formatLineChange(line, current) ?? '',
      }))}
      blockedCount={blockedCount}
      onAccept={() => dispatch(changesAccepted(changes))}
    />
  );
}
