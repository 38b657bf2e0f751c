import Box from '@mui/material/Box';
import { Button } from '@/shared/ui/Button';

interface GoneProductsProps {
  count: number;
  onRemove?: () => void;
}

/** A word on those of a list that the shop has no longer. */
export function GoneProducts({ count, onRemove }: GoneProductsProps) {
  if (count === 0) return null;
  return (
    <Box sx={{ mt: 3, color: 'text.secondary' }}>
      {count === 1
        ? 'One of these products is no longer sold.'
        : `${String(count)} of these products are no longer sold.`}
      {onRemove && (
        <Button onClick={onRemove} sx={{ ml: 1 }}>
          {count === 1 ? 'Remove it' : 'Remove them'}
        </Button>
      )}
    </Box>
  );
}
