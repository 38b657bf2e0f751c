import Box from '@mui/material/Box';
import { PlainButton } from '@/shared/ui/PlainButton';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { formatPaisa } from '@/shared/lib/money';

/** Room at the foot of the page for what is fixed there; floating buttons and toasts keep above it. */
const room = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    ':root': { '--bottom-bar': '112px' },
    body: { paddingBottom: 'calc(var(--bottom-bar) + env(safe-area-inset-bottom))' },
  },
});

interface BuyBarProps {
  /** Paisa; `undefined` before a pack is picked. */
  total: number | undefined;
  onAddToCart: () => void;
  onBuyNow: () => void;
}

/** Total and buttons: within the page on wide screens, fixed at the thumb's reach on phones. */
export function BuyBar({ total, onAddToCart, onBuyNow }: BuyBarProps) {
  return (
    <>
      <GlobalStyles styles={room} />
      <Box
        data-keep-clear
        sx={{
          display: 'grid',
          gridTemplateColumns: '1fr 1fr',
          gap: 1,
          position: { xs: 'fixed', sm: 'static' },
          insetInline: 0,
          bottom: 0,
          zIndex: { xs: 'appBar', sm: 'auto' },
          px: { xs: 2, sm: 0 },
          pt: { xs: 1, sm: 0 },
          pb: { xs: 'calc(8px + env(safe-area-inset-bottom))', sm: 0 },
          borderTop: { xs: 1, sm: 0 },
          borderTopColor: { xs: 'divider' },
          bgcolor: { xs: 'background.paper', sm: 'transparent' },
        }}
      >
        <Box
          aria-live="polite"
          sx={{
            gridColumn: '1 / -1',
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
                Total
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
