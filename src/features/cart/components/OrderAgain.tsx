import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import type { AskFreshLines, CartLine } from '@/shared/contract/cart';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { addedToast } from '@/shared/store/toast';
import { Button } from '@/shared/ui/Button';
import { linesAdded } from '../cartSlice';
import { changesOf, revised } from '../lineChanges';
import type { LineChange } from '../lineChanges';
import { LineChanges } from './LineChanges';

interface OrderAgainProps {
  lines: readonly CartLine[];
  askFreshLines: AskFreshLines;
}

/** Puts an order's lines into the cart at today's prices; what has changed since is shown and agreed to first. */
export function OrderAgain({ lines, askFreshLines }: OrderAgainProps) {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const [changes, setChanges] = useState<LineChange[]>();
  const button = useRef<HTMLButtonElement>(null);

  const add = (agreed: readonly LineChange[]) => {
    const sold = revised(lines, agreed).map((line) => ({ ...line, isUnchecked: undefined }));
    dispatch(linesAdded(sold));
    dispatch(addedToast(sold.length));
  };

  const close = () => {
    setChanges(undefined);
    button.current?.focus();
  };

  const ask = async () => {
    setIsAsking(true);
    const found = changesOf(lines, await askFreshLines(lines));
    setIsAsking(false);
    if (found.length > 0) setChanges(found);
    else add([]);
  };

  const isAllGone = changes && revised(lines, changes).length === 0;
  return (
    <>
      <Button ref={button} variant="outlined" loading={isAsking} onClick={() => void ask()}>
        {isAsking ? 'Checking prices...' : 'Order again'}
      </Button>
      {changes && (
        <Box sx={{ flexBasis: '100%', order: 1 }}>
          <LineChanges
            heldUp={1}
            title={
              isAllGone
                ? 'None of these products is sold any more'
                : 'Prices or packs have changed since this order'
            }
            changes={changes}
          >
            {!isAllGone && (
              <Button
                variant="contained"
                onClick={() => {
                  add(changes);
                  close();
                }}
              >
                Add what is still sold
              </Button>
            )}
            <Button onClick={close}>{isAllGone ? 'Close' : 'Cancel'}</Button>
          </LineChanges>
        </Box>
      )}
    </>
  );
}
