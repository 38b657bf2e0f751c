import Box from '@mui/material/Box';
import { PlainButton } from '@/shared/ui/PlainButton';
import GlobalStyles from '@mui/material/GlobalStyles';
import { formatPaisa } from '@/shared/lib/money';
import type { Paisa } from '@/shared/lib/money';
import { tallPhone } from '@/shared/ui/screens';

/** `base.css` makes room for it at the foot of the page; toasts keep above it. */
const room = {
  [tallPhone]: {
    ':root': { '--buy-bar': '112px' },
  },
};

/** Fixed over the page, with room for the button that opens a chat. */
const fixed = {
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: 'appBar',
  pl: 2,
  pr: 'calc(12px + var(--chat-room, 4px))',
  pt: 1,
  pb: 'calc(8px + env(safe-area-inset-bottom))',
  borderTop: 1,
  borderTopColor: 'divider',
  bgcolor: 'background.paper',
} as const;

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
        data-keep-clear
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 1,
          [tallPhone]: fixed,
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
        <PlainButton variant="outlined" onClick={onAddToCart} sx={{ px: 1 }}>
          Add to cart
        </PlainButton>
        <PlainButton variant="contained" onClick={onBuyNow} sx={{ px: 1 }}>
          Buy now
        </PlainButton>
      </Box>
    </>
  );
}
