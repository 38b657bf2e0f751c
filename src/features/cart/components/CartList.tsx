import Box from '@mui/material/Box';
import { removeLine } from '@/shared/navigation/removeLine';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { successToast } from '@/shared/store/toast';
import { lineIdentity } from '../cartLines';
import { lineRemoved, lineRestored, quantityChanged, selectLines } from '../cartSlice';
import { CartItem } from './CartItem';

export function CartList() {
  const lines = useAppSelector(selectLines);
  const dispatch = useAppDispatch();

  const remove = (index: number) => {
    const line = lines[index];
    if (!line) return;
    removeLine(index, () => dispatch(lineRemoved({ index, line })));
    const undo = {
      label: 'Undo',
      dispatch: lineRestored({ index, line }),
      focus: `[data-cart-line]:nth-child(${String(index + 1)})`,
    };
    dispatch(successToast(`${line.name} removed from the cart`, undo));
  };

  return (
    <Box
      component="ul"
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
