import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { focusPageHeading } from '@/shared/navigation/focusPageHeading';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';
import { lineIdentity } from '../cartLines';
import { lineRemoved, lineRestored, quantityChanged, selectLines } from '../cartSlice';
import { CartItem } from './CartItem';

export function CartList() {
  const lines = useAppSelector(selectLines);
  const dispatch = useAppDispatch();
  const list = useRef<HTMLUListElement>(null);
  const removedAt = useRef<number>(undefined);

  useEffect(() => {
    if (removedAt.current === undefined) return;
    const buttons = list.current?.querySelectorAll<HTMLElement>('[data-remove-line]') ?? [];
    buttons[Math.min(removedAt.current, buttons.length - 1)]?.focus();
    removedAt.current = undefined;
  }, [lines.length]);

  const remove = (index: number) => {
    const line = lines[index];
    if (!line) return;
    removedAt.current = index;
    dispatch(lineRemoved({ index, line }));
    const undo = {
      label: 'Undo',
      dispatch: lineRestored({ index, line }),
      focus: `[data-cart-line]:nth-child(${String(index + 1)})`,
    };
    dispatch(successToast(`${line.name} removed from the cart`, undo));
    // The last one takes the list with it.
    if (lines.length === 1) focusPageHeading();
  };

  return (
    <Box
      component="ul"
      ref={list}
      aria-label="Products in the cart"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        borderTop: 1,
        borderColor: 'divider',
        '& > li': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {lines.map((line, index) => (
        <CartItem
          key={lineIdentity(line) ?? `short-${String(index)}`}
          line={line}
          onQuantity={(quantity) => {
            dispatch(quantityChanged({ index, line, quantity }));
          }}
          onRemove={() => remove(index)}
        />
      ))}
    </Box>
  );
}
