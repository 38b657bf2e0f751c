import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { removeLine } from '@/shared/navigation/removeLine';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { showSuccess } from '@/shared/store/toast';
import { QuantityStepper } from '@/shared/ui/QuantityStepper';
import { getLineKey, getLineTotal } from '../cartLines';
import { lineRemoved, lineRestored, quantityChanged, selectLines } from '../cartSlice';
import { getMinimumProblems, getKeyWithoutPack } from '../minimumProblems';
import { LineText } from './LineText';
import { LineThumb } from './LineThumb';

interface CartListProps {
  /** Renders further content below a cart line, such as an offer of cheaper packs. */
  renderOffer: (line: CartLine) => ReactNode;
}

export function CartList({ renderOffer }: CartListProps) {
  const lines = useAppSelector(selectLines);
  const problemByKey = useMemo(() => getMinimumProblems(lines), [lines]);
  return (
    <Box
      component="ul"
      aria-label="Products in the cart"
      sx={{ borderTop: 1, borderColor: 'divider' }}
    >
      {lines.map((line, index) => (
        <CartItem
          key={getLineKey(line)}
          line={line}
          index={index}
          problem={problemByKey.get(getKeyWithoutPack(line))}
        >
          {renderOffer(line)}
        </CartItem>
      ))}
    </Box>
  );
}

interface CartItemProps {
  line: CartLine;
  index: number;
  /** Reason why this quantity cannot be ordered, if there is one. */
  problem: string | undefined;
  children: ReactNode;
}

function CartItem({ line, index, problem, children }: CartItemProps) {
  const dispatch = useAppDispatch();
  const remove = () => {
    removeLine(index, () => dispatch(lineRemoved(line)));
    const focusTarget = `[data-cart-line]:nth-child(${String(index + 1)})`;
    const message = `${line.name} removed from the cart`;
    dispatch(showSuccess(message, lineRestored({ index, line }), focusTarget));
  };
  // Screen reader users must be able to tell two packs of one product apart.
  const name = [line.name, line.packDescription].filter(Boolean).join(', ');
  return (
    <Box
      component="li"
      data-cart-line
      tabIndex={-1}
      sx={{ display: 'flex', gap: 2, py: 2.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <LineThumb image={line.image} size={{ xs: 64, sm: 88 }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <LineText line={line} isLinked />
          <IconButton
            data-remove
            aria-label={`Remove ${name}`}
            onClick={remove}
            sx={{ mt: -1, mr: -1, color: 'text.secondary' }}
          >
            <DeleteOutlineRounded />
          </IconButton>
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            gap: 1,
            mt: 1.5,
          }}
        >
          <QuantityStepper
            value={line.quantity}
            onChange={(quantity) => dispatch(quantityChanged({ line, quantity }))}
            label={`Quantity of ${name}`}
          />
          <Typography sx={{ fontWeight: 700, fontSize: '1.0625rem' }}>
            {formatPaisa(getLineTotal(line))}
          </Typography>
        </Box>
        {problem && (
          <Typography role="status" color="error" sx={{ mt: 1 }}>
            {problem}
          </Typography>
        )}
        {children}
      </Box>
    </Box>
  );
}
