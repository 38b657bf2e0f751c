import Box from '@mui/material/Box';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { totalsOf } from '../orderText';

export function Totals({ lines }: { lines: readonly CartLine[] }) {
  return (
    <Box
      component="dl"
      aria-live="polite"
      aria-atomic
      sx={{
        m: 0,
        // Below the lines that they are of.
        'ul + &': { mt: 2, pt: 1, borderTop: 1, borderColor: 'divider' },
        '& > div': {
          display: 'flex',
          justifyContent: 'space-between',
          gap: 2,
          py: 1,
          overflowWrap: 'break-word',
        },
        '& > div:last-of-type': {
          mt: 1,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          fontSize: '1.25rem',
          fontWeight: 700,
          letterSpacing: '-0.01em',
        },
        '& dd': { m: 0, textAlign: 'right' },
        '& small': { display: 'block', color: 'primary.main' },
      }}
    >
      {totalsOf(lines).map(({ name, amount, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{formatPaisa(amount)}</span>
            <small className="small">{note}</small>
          </dd>
        </div>
      ))}
    </Box>
  );
}
