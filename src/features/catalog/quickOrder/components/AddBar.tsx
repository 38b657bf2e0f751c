import { useDebouncedValue } from '@mantine/hooks';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { counted } from '@/shared/format/counted';
import { formatPaisa } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { Button } from '@/shared/ui/Button';
import { shortScreen, tallPhone } from '@/shared/ui/screens';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { buyBarRoom, fixedBuyBar } from '../../buyBarLook';

/** What has the focus stays clear of the bar, on phones by `--buy-bar`. */
const room = {
  ...buyBarRoom(144),
  '@media (min-width: 600px) and (min-height: 480.05px)': {
    html: { scrollPaddingBottom: 'calc(var(--bottom-bar) + 128px)' },
  },
};

/** A total is read out once the shopper has stopped typing for so long, in ms. */
const calm = 1500;

interface AddBarProps {
  /** How many rows can be added. */
  ready: number;
  total: Paisa;
  summary: string;
  /** How many rows say what is wrong with them. */
  toCheck: number;
  onCheck: () => void;
  isAdding: boolean;
  onAdd: () => void;
}

export function AddBar({ ready, total, summary, toCheck, onCheck, isAdding, onAdd }: AddBarProps) {
  const words = ready === 0 ? '' : `${counted(ready, 'product')}, ${formatPaisa(total)}`;
  const [spoken] = useDebouncedValue(words, calm);
  return (
    <>
      <GlobalStyles styles={room} />
      <Box
        data-buy-bar
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          position: 'sticky',
          bottom: 'var(--bottom-bar)',
          zIndex: 1,
          mt: 3,
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          [shortScreen]: { position: 'static' },
          [tallPhone]: { ...fixedBuyBar, mt: 0, '& > :last-child': { width: 1 } },
        }}
      >
        <Box role="status" sx={{ flex: '1 0 100%', '&:empty': { display: 'none' } }}>
          {summary}
        </Box>
        <Box sx={{ flex: 1, fontWeight: 700 }}>{words || 'Nothing to add yet'}</Box>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        {toCheck > 0 && <Button onClick={onCheck}>Check {counted(toCheck, 'row')}</Button>}
        <Button
          variant="contained"
          // Not disabled: the button that was pressed keeps the focus.
          aria-disabled={isAdding}
          onClick={onAdd}
        >
          Add all to cart
        </Button>
      </Box>
    </>
  );
}
