import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Collapse from '@mui/material/Collapse';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Button } from '@/shared/ui/Button';
import { paths } from '@/shared/config/paths';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { totalOf } from '../cartLines';
import { OrderLines } from './OrderLines';
import { Panel } from './Panel';
import { Totals } from './Totals';

export function OrderSummary({
  lines,
  isBuyNow,
}: {
  lines: readonly CartLine[];
  isBuyNow: boolean;
}) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [chosen, setChosen] = useState<boolean>();
  const open = chosen ?? isWide;
  const id = useId();
  return (
    <Panel sx={{ py: { xs: 1, sm: 1.5 } }}>
      <Typography variant="h3" component="h2">
        <Button
          color="inherit"
          fullWidth
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setChosen(!open)}
          sx={{
            minHeight: 48,
            px: 0,
            font: 'inherit',
            letterSpacing: 'inherit',
            flexWrap: 'wrap',
            justifyContent: 'flex-start',
            borderRadius: 1,
          }}
        >
          Order Summary
          <ExpandMoreRounded
            aria-hidden
            sx={{ transform: open ? 'rotate(180deg)' : 'none', transition: 'transform 0.2s' }}
          />
          {!open && (
            <Box component="span" sx={{ ml: 'auto' }}>
              {formatPaisa(totalOf(lines))}
            </Box>
          )}
        </Button>
      </Typography>
      {isBuyNow && (
        <Typography color="textSecondary" variant="body2" sx={{ pb: 1 }}>
          Buying this product only; your cart is kept.
        </Typography>
      )}
      <Collapse in={open} id={id} unmountOnExit>
        <Box sx={{ pt: 1, pb: 2 }}>
          <OrderLines lines={lines} />
          <Box sx={{ mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }}>
            <Totals lines={lines} />
          </Box>
          {!isBuyNow && (
            <Link
              component={RouterLink}
              to={paths.cart.to()}
              sx={{ display: 'inline-block', py: 1.25 }}
            >
              Edit cart
            </Link>
          )}
        </Box>
      </Collapse>
    </Panel>
  );
}
