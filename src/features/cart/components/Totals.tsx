import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { getTotals } from '../orderText';

interface TotalsProps {
  lines: readonly CartLine[];
  /** Whether cart lines are shown above. A divider then separates the totals from them. */
  isBelowLines?: boolean;
}

export function Totals({ lines, isBelowLines = false }: TotalsProps) {
  const totals = getTotals(lines);
  return (
    <Box
      component="dl"
      aria-live="polite"
      aria-atomic
      sx={{
        m: 0,
        ...(isBelowLines && { mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' }),
      }}
    >
      {totals.map(({ name, amount, note }, index) => (
        <Box
          key={name}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1,
            overflowWrap: 'break-word',
            ...(index === totals.length - 1 && grandTotalStyles),
          }}
        >
          <dt>{name}</dt>
          <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
            <span>{formatPaisa(amount)}</span>
            <Typography component="small" variant="body2" color="primary" sx={{ display: 'block' }}>
              {note}
            </Typography>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const grandTotalStyles = {
  mt: 1,
  pt: 2,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: '1.25rem',
  fontWeight: 700,
  letterSpacing: '-0.01em',
};
