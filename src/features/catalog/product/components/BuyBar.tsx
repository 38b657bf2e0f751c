import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { formatPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { Button } from '@/shared/ui/Button';
import { tallPhone } from '@/shared/ui/screens';
import { buyBarRoom, fixedBuyBar } from '../../buyBarStyles';

const room = buyBarRoom(132);

interface BuyBarProps {
  /** Paisa; `undefined` before a pack is picked. */
  total: Paisa | undefined;
  /** What it is for: '300 pcs'. */
  pieces: string | undefined;
  /** How many packs of the product are in the cart. */
  inCart: number;
  onAddToCart: () => void;
  onBuyNow: () => void;
}

export function BuyBar({ total, pieces, inCart, onAddToCart, onBuyNow }: BuyBarProps) {
  return (
    <>
      <GlobalStyles styles={room} />
      <Box
        data-buy-bar
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 1,
          [tallPhone]: fixedBuyBar,
        }}
      >
        <Box
          aria-live="polite"
          sx={{
            gridColumn: '1 / -1',
            // Above the button, so as wide as the page.
            [tallPhone]: { mr: 'calc(4px - var(--chat-room, 4px))' },
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: { xs: 'space-between', sm: 'flex-start' },
            columnGap: 2,
            minHeight: { sm: 40 },
            color: 'text.secondary',
          }}
        >
          {total !== undefined && (
            <>
              <span>{pieces === undefined ? 'Total' : `Total for ${pieces}`}</span>
              <Box
                component="span"
                sx={{
                  fontWeight: 700,
                  fontSize: { xs: '1.125rem', sm: '1.5rem' },
                  color: 'secondary.main',
                }}
              >
                {formatPaisa(total)}
              </Box>
            </>
          )}
          {inCart > 0 && (
            <Box component="span" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
              In cart: {formatNumber(inCart)} {inCart === 1 ? 'pack' : 'packs'}
            </Box>
          )}
        </Box>
        <Button variant="contained" onClick={onAddToCart} style={{ paddingInline: 8 }}>
          Add to cart
        </Button>
        <Button variant="outlined" onClick={onBuyNow} style={{ paddingInline: 8 }}>
          Buy now
        </Button>
      </Box>
    </>
  );
}
