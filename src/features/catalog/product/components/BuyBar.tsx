import { styled } from '@mui/material/styles';
import { formatPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { Button } from '@/shared/ui/Button';
import { tallPhone } from '@/shared/ui/screens';
import { fixedBuyBar } from '../../buyBarStyles';

/** What it comes to, above the two buttons; at the foot of a phone's screen. */
const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 8,
  [tallPhone]: fixedBuyBar(theme, 132),
  '& > [aria-live]': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: 16,
    color: theme.vars.palette.text.secondary,
    // Above the button, so as wide as the page.
    [tallPhone]: { marginRight: 'calc(4px - var(--chat-room, 52px))' },
    [theme.breakpoints.up('sm')]: { justifyContent: 'flex-start', minHeight: 40 },
  },
  '& b': {
    fontSize: '1.125rem',
    color: theme.vars.palette.secondary.main,
    [theme.breakpoints.up('sm')]: { fontSize: '1.5rem' },
  },
  '& .in-cart': { flexBasis: '100%', [theme.breakpoints.up('sm')]: { flexBasis: 'auto' } },
  '& button': { paddingInline: 8 },
}));

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
    <Bar data-buy-bar>
      <div aria-live="polite">
        {total !== undefined && (
          <>
            <span>{pieces === undefined ? 'Total' : `Total for ${pieces}`}</span>
            <b>{formatPaisa(total)}</b>
          </>
        )}
        {inCart > 0 && (
          <span className="in-cart">
            {`In cart: ${formatNumber(inCart)} ${inCart === 1 ? 'pack' : 'packs'}`}
          </span>
        )}
      </div>
      <Button variant="contained" onClick={onAddToCart}>
        Add to cart
      </Button>
      <Button variant="outlined" onClick={onBuyNow}>
        Buy now
      </Button>
    </Bar>
  );
}
