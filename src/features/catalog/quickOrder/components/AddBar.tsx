import { useDebouncedValue } from '@mantine/hooks';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { counted } from '@/shared/format/counted';
import { formatPaisa } from '@/shared/format/money';
import { Button } from '@/shared/ui/Button';
import { shortScreen, tallPhone } from '@/shared/ui/screens';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { fixedBuyBar } from '../../buyBarStyles';
import { packed } from '../../product/purchase';
import { isEmpty } from '../rows';
import type { QuickOrderState } from '../useQuickOrder';
import { focusPart } from './rowFields';

/** What has the focus stays clear of the bar; on phones `--buy-bar` sees to it. */
const room = {
  '@media (min-width: 37.5em) and (min-height: 30.003em)': {
    html: { scrollPaddingBottom: 'calc(var(--bottom-bar) + 128px)' },
  },
};

/** A total is read out once the shopper has stopped typing for so long, in ms. */
const spokenAfter = 1500;

/** What all rows come to, and the way into the cart. */
export function AddBar({ order }: { order: QuickOrderState }) {
  const { rows, summary, addAll, clear, canUndo } = order;
  const ready = rows.flatMap(({ lines }) => (lines ? [lines] : []));
  const words =
    ready.length > 0 &&
    `${counted(ready.length, 'row')} ready, ${formatPaisa(packed(ready.flat()).price)}`;
  const toCheck = rows.flatMap(({ message, at = 'pack' }, index) =>
    message ? [{ index, at }] : [],
  );
  const [first] = toCheck;
  const toLook = first && `${counted(toCheck.length, 'row')} to look at`;
  const [spoken] = useDebouncedValue([words, toLook].filter(Boolean).join('. '), spokenAfter);
  const isClear = rows.every(({ row }) => isEmpty(row));

  return (
    <>
      <GlobalStyles styles={room} />
      {(!isClear || canUndo) && <Button onClick={clear}>{isClear ? 'Undo' : 'Clear all'}</Button>}
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
          [tallPhone]: (theme) => ({
            ...fixedBuyBar(theme, 188),
            mt: 0,
            '& > :last-child': { width: 1 },
          }),
        }}
      >
        <Box role="status" sx={{ flex: '1 0 100%', '&:empty': { display: 'none' } }}>
          {summary}
        </Box>
        <Box sx={{ flex: '1 0 auto', fontWeight: 700 }}>{words || 'Nothing to add yet'}</Box>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        {first && <Button onClick={() => focusPart(first.index, first.at)}>{toLook}</Button>}
        <Button variant="contained" onClick={addAll}>
          Add all to cart
        </Button>
      </Box>
    </>
  );
}
