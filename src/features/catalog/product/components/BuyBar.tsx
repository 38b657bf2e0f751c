import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { tallPhone } from '@/shared/ui/screens';
import { getBuyBarStyles } from '@/shared/ui/buyBarStyles';

interface BuyBarProps {
  /** Total price in paisa, or `undefined` before a pack is chosen. */
  total: Paisa | undefined;
  /**
   * What the total covers, such as '300 pcs', or `undefined` if the number of pieces is unknown.
   */
  piecesText: string | undefined;
  /** Number of packs of the product in the cart. */
  countInCart: number;
  onAddToCart: () => void;
  onBuyNow: () => void;
}

/**
 * Buy bar of a product page, with the total and the two buttons. On a phone, the bar sticks to the
 * bottom of the screen.
 */
export function BuyBar({ total, piecesText, countInCart, onAddToCart, onBuyNow }: BuyBarProps) {
  return (
    <Box
      data-buy-bar
      sx={(theme) => ({
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
        gap: 1,
        [tallPhone]: getBuyBarStyles(theme, 132),
      })}
    >
      <Box
        aria-live="polite"
        sx={{
          gridColumn: '1 / -1',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          justifyContent: { xs: 'space-between', sm: 'flex-start' },
          columnGap: 2,
          color: 'text.secondary',
        }}
      >
        {total !== undefined && (
          <>
            <span>{piecesText === undefined ? 'Total' : `Total for ${piecesText}`}</span>
            <Typography
              component="b"
              color="secondary"
              sx={{ fontSize: { xs: '1.125rem', sm: '1.5rem' }, fontWeight: 700 }}
            >
              {formatPaisa(total)}
            </Typography>
          </>
        )}
        {countInCart > 0 && (
          <Box component="span" sx={{ flexBasis: { xs: '100%', sm: 'auto' } }}>
            {`In cart: ${formatNumber(countInCart)} ${countInCart === 1 ? 'pack' : 'packs'}`}
          </Box>
        )}
      </Box>
      <Button variant="contained" onClick={onAddToCart} sx={{ px: 1 }}>
        Add to cart
      </Button>
      <Button variant="outlined" onClick={onBuyNow} sx={{ px: 1 }}>
        Buy now
      </Button>
    </Box>
  );
}
