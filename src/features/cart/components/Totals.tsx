import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { shippingFee, subtotalOf, totalOf } from '../cartLines';

function Row({ name, strong, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        justifyContent: 'space-between',
        gap: 2,
        py: 1,
        ...(strong && {
          mt: 1,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          fontSize: '1.25rem',
          fontWeight: 700,
          letterSpacing: '-0.01em',
        }),
      }}
    >
      <dt>{name}</dt>
      <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
        {children}
      </Box>
    </Box>
  );
}

export function Totals({ lines }: { lines: readonly CartLine[] }) {
  return (
    <Box component="dl" aria-live="polite" aria-atomic sx={{ m: 0 }}>
      <Row name="Subtotal">{formatPaisa(subtotalOf(lines))}</Row>
      <Row name="Shipping">
        {formatPaisa(shippingFee)}
        <Box
          component="span"
          sx={{ display: 'block', fontSize: '0.875rem', color: 'primary.main' }}
        >
          Free delivery
        </Box>
      </Row>
      <Row name="Total" strong>
        {formatPaisa(totalOf(lines))}
      </Row>
    </Box>
  );
}
