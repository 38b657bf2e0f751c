import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { CartLine } from '@/shared/contract/cart';
import { formatPaisa } from '@/shared/format/money';
import { getLineKey, getLineTotal } from '../cartLines';
import { LineText } from './LineText';
import { LineThumb } from './LineThumb';
import { Totals } from './Totals';

export function OrderLines({ lines }: { lines: readonly CartLine[] }) {
  return (
    <div>
      <Box component="ul" sx={{ display: 'grid', gap: 2 }}>
        {lines.map((line) => (
          <Box
            component="li"
            key={getLineKey(line)}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}
          >
            <LineThumb image={line.image} size={56} />
            <LineText line={line} />
            <Typography sx={{ ml: 'auto', fontWeight: 600, whiteSpace: 'nowrap' }}>
              {formatPaisa(getLineTotal(line))}
            </Typography>
          </Box>
        ))}
      </Box>
      <Totals lines={lines} isBelowLines />
    </div>
  );
}
