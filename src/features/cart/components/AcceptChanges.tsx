import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { joinedParts } from '@/shared/text/isolated';
import { changesAccepted } from '../cartSlice';
import { changeText } from '../lineChanges';
import type { LineChange } from '../lineChanges';

interface AcceptChangesProps {
  changes: LineChange[];
  /** How often they were in the way of what the shopper wants: each time they take the focus. */
  heldUp?: number;
}

/** What the shop has changed of the lines in the cart, to be accepted. Nothing where nothing has. */
export function AcceptChanges({ changes, heldUp = 0 }: AcceptChangesProps) {
  const dispatch = useAppDispatch();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (heldUp > 0) box.current?.focus();
  }, [heldUp]);
  if (changes.length === 0) return null;
  const accept = () => {
    dispatch(changesAccepted(changes));
    // The button goes, and the focus with it.
    focusPageHeading();
  };
  const title = 'Prices or packs have changed since you chose';
  return (
    <Alert
      ref={box}
      severity="warning"
      role="group"
      aria-label={title}
      tabIndex={-1}
      sx={{ color: 'text.primary' }}
    >
      <strong role="status">{title}</strong>
      <Box component="ul" sx={{ my: 1, pl: 2.5, listStyle: 'disc' }}>
        {changes.map(({ line, now }, index) => (
          <li key={index}>
            <span>{`${joinedParts([line.name, line.packDescription], ', ')}: `}</span>
            <strong>{changeText(line, now)}</strong>
          </li>
        ))}
      </Box>
      <Button variant="contained" onClick={accept}>
        Accept the changes
      </Button>
    </Alert>
  );
}
