import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { joinParts } from '@/shared/text/isolate';
import { changesAccepted } from '../cartSlice';
import { formatLineChange } from '../lineChanges';
import type { LineChange } from '../lineChanges';
import { CheckoutNotice } from './CheckoutNotice';

interface AcceptChangesProps {
  changes: LineChange[];
  /**
   * How many times these changes stopped the shopper from placing the order. The notice receives
   * the focus each time.
   */
  blockedCount?: number;
}

/**
 * Lists cart lines that the shop has changed or no longer sells, so that the shopper can accept the
 * changes. Renders nothing if there are no changes.
 */
export function AcceptChanges({ changes, blockedCount = 0 }: AcceptChangesProps) {
  const dispatch = useAppDispatch();
  if (changes.length === 0) return null;
  const acceptChanges = () => {
    dispatch(changesAccepted(changes));
    // Moves the focus, because the focused button disappears.
    focusPageHeading();
  };
  return (
    <CheckoutNotice
      title="Prices or pack sizes have changed since you chose these products"
      blockedCount={blockedCount}
    >
      <Box component="ul" sx={{ my: 1, pl: 2.5, listStyle: 'disc' }}>
        {changes.map(({ line, current }, index) => (
          <li key={index}>
            <span>{`${joinParts([line.name, line.packDescription], ', ')}: `}</span>
            <strong>{formatLineChange(line, current)}</strong>
          </li>
        ))}
      </Box>
      <Button variant="contained" onClick={acceptChanges}>
        Accept the changes
      </Button>
    </CheckoutNotice>
  );
}
