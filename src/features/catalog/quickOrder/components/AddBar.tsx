import { useDebouncedValue } from '@mantine/hooks';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatCounted } from '@/shared/format/formatCounted';
import { formatPaisa } from '@/shared/format/money';
import { tallPhone } from '@/shared/ui/screens';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { getBuyBarStyles } from '@/shared/ui/buyBarStyles';
import { summariseLines } from '../../product/purchase';
import { isRowEmpty } from '../rows';
import type { QuickOrderState } from '../useQuickOrder';
import { focusRowPart } from './rowParts';

/**
 * Wide and high screens, on which the add bar sticks to the bottom. On upright phones, it is styled
 * as a buy bar instead.
 */
const stickyBarScreen = '@media (min-width: 37.5em) and (min-height: 30.003em)';

/** How long typing must pause before screen readers announce the total, in ms. */
const announceDelayMs = 1500;

/** Shows the total of all rows, with controls to clear them and to add them to the cart. */
export function AddBar({ order }: { order: QuickOrderState }) {
  const { rows, summary, unitAnswer, addAll, clear, canUndo } = order;
  const linesOfReadyRows = rows.flatMap(({ lines }) => (lines ? [lines] : []));
  const readyText =
    linesOfReadyRows.length > 0 &&
    `${formatCounted(linesOfReadyRows.length, 'row')} ready, ${formatPaisa(summariseLines(linesOfReadyRows.flat()).price)}`;
  const rowsToCheck = rows.flatMap(({ message, invalidPart = 'pack' }, index) =>
    message ? [{ index, invalidPart }] : [],
  );
  const [firstRowToCheck] = rowsToCheck;
  const checkText =
    firstRowToCheck &&
    `${formatCounted(rowsToCheck.length, 'row')} ${rowsToCheck.length === 1 ? 'needs' : 'need'} your choice`;
  const [announcement] = useDebouncedValue(
    [readyText, checkText].filter(Boolean).join('. '),
    announceDelayMs,
  );
  const isUnitUnanswered = unitAnswer !== undefined && unitAnswer.answer === undefined;
  const isOrderEmpty = rows.every(({ row }) => isRowEmpty(row));

  return (
    <>
      {(!isOrderEmpty || canUndo) && (
        <Button onClick={clear}>
          <span>{isOrderEmpty ? 'Undo' : 'Clear all'}</span>
        </Button>
      )}
      <Box
        data-buy-bar
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 2,
          rowGap: 0.5,
          mt: 3,
          py: 2,
          borderTop: 1,
          borderColor: 'divider',
          bgcolor: 'background.default',
          [stickyBarScreen]: {
            position: 'sticky',
            bottom: 0,
            zIndex: 1,
            // Height of the add bar with a message above its buttons. Focused elements and the chat
            // button stay above the bar.
            'html:has(&)': { '--sticky-bar': '6.75rem' },
          },
          [tallPhone]: (theme) => ({
            ...getBuyBarStyles(theme, 188),
            mt: 0,
          }),
        }}
      >
        <Typography
          component="div"
          role="status"
          sx={{ flex: '1 0 100%', '&:empty': { display: 'none' } }}
        >
          {summary}
        </Typography>
        <Typography sx={{ flex: '1 0 auto', fontWeight: 700 }}>
          {readyText ||
            (isUnitUnanswered
              ? 'Pieces or packs? Please choose above the rows.'
              : 'Nothing to add yet')}
        </Typography>
        <VisuallyHidden role="status">{announcement}</VisuallyHidden>
        {firstRowToCheck && (
          <Button onClick={() => focusRowPart(firstRowToCheck.index, firstRowToCheck.invalidPart)}>
            <span>{checkText}</span>
          </Button>
        )}
        <Button variant="contained" onClick={addAll} sx={{ [tallPhone]: { width: 1 } }}>
          Add all to cart
        </Button>
      </Box>
    </>
  );
}
