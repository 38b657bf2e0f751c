import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { paths } from '@/shared/config/paths';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { AsidePanel } from '@/shared/ui/TwoColumns';
import { getTotal } from '../cartLines';
import { OrderLines } from './OrderLines';

interface OrderSummaryProps {
  lines: readonly CartLine[];
  isBuyNow: boolean;
}

/**
 * Summary of the order, which can be collapsed. On wide screens, where it is next to the form, it
 * starts expanded. While it is collapsed, it shows only the order's total.
 */
export function OrderSummary({ lines, isBuyNow }: OrderSummaryProps) {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const [isToggledOpen, setToggledOpen] = useState<boolean>();
  const isOpen = isToggledOpen ?? isWide;
  return (
    <AsidePanel sx={{ py: { xs: 1, sm: 1.5 } }}>
      <Accordion
        expanded={isOpen}
        onChange={(_event, expanded) => setToggledOpen(expanded)}
        slotProps={{ heading: { component: 'h2' } }}
      >
        <AccordionSummary expandIcon={<ExpandMoreRounded />}>
          <Typography variant="h3" component="span" sx={{ flexGrow: 1 }}>
            Order Summary
          </Typography>
          {!isOpen && (
            <Typography variant="h3" component="span">
              {formatPaisa(getTotal(lines))}
            </Typography>
          )}
        </AccordionSummary>
        <AccordionDetails>
          <OrderLines lines={lines} />
        </AccordionDetails>
      </Accordion>
      {isBuyNow ? (
        <Typography variant="body2" color="textSecondary">
          You are buying this product only. Your cart stays as it is.
        </Typography>
      ) : (
        <Link href={paths.cart.to()} sx={{ display: 'inline-block', py: 1.25 }}>
          Edit cart
        </Link>
      )}
    </AsidePanel>
  );
}
