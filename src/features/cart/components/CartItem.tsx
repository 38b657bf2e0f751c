import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { IconButton } from '@/shared/ui/Button';
import { QuantityStepper } from '@/shared/ui/QuantityStepper';
import { lineTotal } from '../cartLines';
import { LineText } from './LineText';
import { LineThumb } from './LineThumb';

interface CartItemProps {
  line: CartLine;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

export function CartItem({ line, onQuantity, onRemove }: CartItemProps) {
  // Two packs of one product must be told apart by ear, too.
  const name = [line.name, line.packDescription].filter(Boolean).join(', ');
  return (
    <Box component="li" data-cart-line tabIndex={-1} sx={{ display: 'flex', gap: 2, py: 2.5 }}>
      <LineThumb image={line.image} size={88} phoneSize={64} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <LineText line={line} linked />
          <IconButton
            data-remove
            aria-label={`Remove ${name}`}
            onClick={onRemove}
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
            onChange={onQuantity}
            label={`Quantity of ${name}`}
          />
          <Typography sx={{ fontWeight: 700, fontSize: '1.0625rem' }}>
            {formatPaisa(lineTotal(line))}
          </Typography>
        </Box>
      </Box>
    </Box>
  );
}
