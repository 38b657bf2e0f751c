import { useDebouncedValue } from '@mantine/hooks';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { shallowEqual } from 'react-redux';
import type { CartLine } from '@/shared/contract/cart';
import { counted } from '@/shared/format/counted';
import { formatPaisa, sum, toPaisa } from '@/shared/format/money';
import { useAppSelector } from '@/shared/store/storeHooks';
import { Button } from '@/shared/ui/Button';
import { shortScreen, tallPhone } from '@/shared/ui/screens';
import { VisuallyHidden } from '@/shared/ui/VisuallyHidden';
import { buyBarRoom, fixedBuyBar } from '../../buyBarStyles';
import { catalogApi } from '../../catalogApi';
import { quickOrderDraft } from '../quickOrderDraft';
import { answerOf, checkRow, isEmpty } from '../rows';
import type { QuickOrderForm } from '../useQuickOrder';
import { focusPart } from './rowFields';

/** What has the focus stays clear of the bar, on phones by `--buy-bar`. */
const room = {
  ...buyBarRoom(144),
  '@media (min-width: 600px) and (min-height: 480.05px)': {
    html: { scrollPaddingBottom: 'calc(var(--bottom-bar) + 128px)' },
  },
};

/** A total is read out once the shopper has stopped typing for so long, in ms. */
const spokenAfter = 1500;

interface AddBarProps {
  control: Control<QuickOrderForm>;
  summary: string;
  /** @param lines what each row stands for, if it can be added */
  onAdd: (lines: (CartLine | undefined)[]) => Promise<void>;
}

/** What all rows come to, and the way into the cart. It watches the rows, so it keeps them as the tab's draft, too. */
export function AddBar({ control, summary, onAdd }: AddBarProps) {
  const [isAdding, setIsAdding] = useState(false);
  const rows = useWatch({ control, name: 'rows' });
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
  const lines = checks.map(({ line }) => line);
  const ready = lines.filter((line) => line !== undefined);
  const total = sum(...ready.map((line) => toPaisa(line.total)));
  const words =
    ready.length === 0 ? '' : `${counted(ready.length, 'product')}, ${formatPaisa(total)}`;
  const [spoken] = useDebouncedValue(words, spokenAfter);
  const toCheck = checks.filter(({ message }) => message).length;

  const add = async () => {
    setIsAdding(true);
    await onAdd(lines);
    setIsAdding(false);
  };

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
        {toCheck > 0 && (
          <Button
            onClick={() => {
              const first = checks.findIndex(({ message }) => message);
              focusPart(first, checks[first]?.at ?? 'pack');
            }}
          >
            Check {counted(toCheck, 'row')}
          </Button>
        )}
        <Button variant="contained" loading={isAdding} onClick={() => void add()}>
          Add all to cart
        </Button>
      </Box>
    </>
  );
}
