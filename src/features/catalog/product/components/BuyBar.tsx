import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { formatPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { Button } from '@/shared/ui/Button';
import { tallPhone } from '@/shared/ui/screens';
import { buyBarRoom, fixedBuyBar } from '../../buyBarStyles';

const room = buyBarRoom(112);

interface BuyBarProps {
  /** Paisa; `undefined` before a pack is picked. */
  total: Paisa | undefined;
  /** What it is for: '300 pcs'. */
  pieces: string | undefined;
  onAddToCart: () => void;
  onBuyNow: () => void;
}

export function BuyBar({ total, pieces, onAddToCart, onBuyNow }: BuyBarProps) {
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
            alignItems: 'baseline',
            justifyContent: { xs: 'space-between', sm: 'flex-start' },
            gap: 2,
            minHeight: { sm: 40 },
          }}
        >
          {total !== undefined && (
            <>
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {pieces === undefined ? 'Total' : `Total for ${pieces}`}
              </Box>
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
        </Box>
        <Button variant="outlined" onClick={onAddToCart} sx={{ px: 1 }}>
          Add to cart
        </Button>
        <Button variant="contained" onClick={onBuyNow} sx={{ px: 1 }}>
          Buy now
        </Button>
      </Box>
    </>
  );
}
