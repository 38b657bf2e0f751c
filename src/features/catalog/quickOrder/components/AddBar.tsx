import { useDebouncedValue } from '@mantine/hooks';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { shallowEqual } from 'react-redux';
import { counted } from '@/shared/format/counted';
import { formatPaisa } from '@/shared/format/money';
import { useAppSelector } from '@/shared/store/storeHooks';
import { Button } from '@/shared/ui/Button';
import { shortScreen, tallPhone } from '@/shared/ui/screens';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { buyBarRoom, fixedBuyBar } from '../../buyBarStyles';
import { catalogApi } from '../../catalogApi';
import { packed } from '../../product/cheaperPacks';
import { quickOrderDraft } from '../quickOrderDraft';
import { answerOf, checkRow, isEmpty } from '../rows';
import type { QuickOrderState } from '../useQuickOrder';
import { focusPart } from './rowFields';

/** What has the focus stays clear of the bar, on phones by `--buy-bar`. */
const room = {
  ...buyBarRoom(188),
  '@media (min-width: 600px) and (min-height: 480.05px)': {
    html: { scrollPaddingBottom: 'calc(var(--bottom-bar) + 128px)' },
  },
};

/** A total is read out once the shopper has stopped typing for so long, in ms. */
const spokenAfter = 1500;

/** What all rows come to, and the way into the cart. It watches the rows, so it keeps them as the tab's draft, too. */
export function AddBar({ order }: { order: QuickOrderState }) {
  const { form, summary, addAll, clear, canUndo } = order;
  const [isAdding, setIsAdding] = useState(false);
  const rows = useWatch({ control: form.control, name: 'rows' });
  useEffect(() => {
    const filled = rows.filter((row) => !isEmpty(row));
    quickOrderDraft.update(() => (filled.length > 0 ? { rows: filled } : undefined));
  }, [rows]);
  const answers = useAppSelector(
    (state) =>
      rows.map(({ productId }) =>
        answerOf(catalogApi.endpoints.getProduct.select(productId)(state)),
      ),
    shallowEqual,
  );
  const checks = rows.map((row, index) => checkRow(row, answers[index]));
  const lines = checks.map((check) => check.lines);
  const ready = lines.filter((own) => own !== undefined);
  const words =
    ready.length > 0 &&
    `${counted(ready.length, 'row')} ready, ${formatPaisa(packed(ready.flat()).price)}`;
  const toCheck = checks.flatMap(({ message, at = 'pack' }, index) =>
    message ? [{ index, at }] : [],
  );
  const [first] = toCheck;
  const toLook = first && `${counted(toCheck.length, 'row')} to look at`;
  const [spoken] = useDebouncedValue([words, toLook].filter(Boolean).join('. '), spokenAfter);
  const isClear = rows.every(isEmpty);

  const add = async () => {
    setIsAdding(true);
    await addAll(lines);
    setIsAdding(false);
  };

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
          [tallPhone]: { ...fixedBuyBar, mt: 0, '& > :last-child': { width: 1 } },
        }}
      >
        <Box role="status" sx={{ flex: '1 0 100%', '&:empty': { display: 'none' } }}>
          {summary}
        </Box>
        <Box sx={{ flex: '1 0 auto', fontWeight: 700 }}>{words || 'Nothing to add yet'}</Box>
        <VisuallyHidden role="status">{spoken}</VisuallyHidden>
        {first && <Button onClick={() => focusPart(first.index, first.at)}>{toLook}</Button>}
        <Button variant="contained" loading={isAdding} onClick={() => void add()}>
          Add all to cart
        </Button>
      </Box>
    </>
  );
}
