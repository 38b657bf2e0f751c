import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Link } from 'react-router-dom';
import { paths } from '@/shared/config/paths';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { totalOf } from '../cartLines';
import { OrderLines } from './OrderLines';
import { Panel } from './Panel';

interface OrderSummaryProps {
  lines: readonly CartLine[];
  isBuyNow: boolean;
}

/** Open from the start where it stands beside the form. */
export function OrderSummary({ lines, isBuyNow }: OrderSummaryProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  return (
    <Panel data-aside sx={{ py: { xs: 1, sm: 1.5 } }}>
      <details open={isWide}>
        <Box component="summary" sx={summary}>
          <h2 className="h3">Order Summary</h2>
          <ExpandMoreRounded aria-hidden />
          <span className="h3">{formatPaisa(totalOf(lines))}</span>
        </Box>
        <OrderLines lines={lines} />
      </details>
      {isBuyNow ? (
        <p className="small muted">You are buying this product only. Your cart stays as it is.</p>
      ) : (
        <Link to={paths.cart.to()} style={{ display: 'inline-block', paddingBlock: 10 }}>
          Edit cart
        </Link>
      )}
    </Panel>
  );
}

const summary = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  minHeight: 48,
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > span': { ml: 'auto' },
  '[open] > &': { mb: 1 },
  '[open] > & > span': { display: 'none' },
  '[open] > & > svg': { rotate: '180deg' },
};
