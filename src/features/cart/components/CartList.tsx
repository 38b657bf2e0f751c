import Box from '@mui/material/Box';
import { useAppSelector } from '@/shared/store/storeHooks';
import { lineIdentity } from '../cartLines';
import { selectLines } from '../cartSlice';
import { CartItem } from './CartItem';

export function CartList() {
  const lines = useAppSelector(selectLines);
  return (
    <Box
      component="ul"
      aria-label="Products in the cart"
      sx={{
        borderTop: 1,
        borderColor: 'divider',
        '& > li': { borderBottom: 1, borderColor: 'divider' },
      }}
    >
      {lines.map((line, index) => (
        <CartItem key={lineIdentity(line)} line={line} index={index} />
      ))}
    </Box>
  );
}
