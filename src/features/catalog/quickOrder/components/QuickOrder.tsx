import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useMemo, useRef } from 'react';
import { getErrorMessage } from '@/shared/api/apiError';
import type { CartLine } from '@/shared/contract/cart';
import { InlineError } from '@/shared/ui/InlineError';
import { RadioOptions } from '@/shared/ui/RadioOptions';
import { useCatalogueSearch } from '../../search/useCatalogueSearch';
import { useGetProductsQuery } from '../../catalogApi';
import { useQuickOrder } from '../useQuickOrder';
import { AddBar } from './AddBar';
import { OrderRow } from './OrderRow';
import { PasteList } from './PasteList';
import { columnStyles } from './rowParts';

/** Returns whether a text has several cells, which do not fit into the field for one product. */
const hasSeveralCells = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Form for ordering many products at once, by keyboard or from a spreadsheet. */
export function QuickOrder({ onAdd }: { onAdd: (lines: CartLine[]) => void }) {
  const { search, isComplete, error, refetch } = useCatalogueSearch(useGetProductsQuery());
  const products = search?.products.items;
  const order = useQuickOrder(isComplete ? search?.products : undefined, onAdd);
  const pictures = useMemo(
    () => new Map(products?.map(({ productId, productImageURL }) => [productId, productImageURL])),
    [products],
  );
  const orderGroup = useRef<HTMLDivElement>(null);
  const paste = async (text: string): Promise<boolean> => {
    const hasAddedRows = await order.paste(text);
    if (hasAddedRows) orderGroup.current?.focus();
    return hasAddedRows;
  };

  return (
    <>
      <PasteList onPaste={paste} />
      {!search && error && <InlineError message={getErrorMessage(error)} onRetry={refetch} />}
      <Box ref={orderGroup} tabIndex={-1} role="group" aria-label="Order">
        {order.unitAnswer && (
          <Paper variant="outlined" sx={{ mb: 3, p: 2 }}>
            <RadioOptions
              legend="Are the quantities in your list pieces or packs?"
              items={[
                { value: 'pieces', label: 'Pieces' },
                { value: 'packs', label: 'Packs' },
              ]}
              value={order.unitAnswer.answer}
              onChange={(answer) => order.answerUnit(answer === 'packs' ? 'packs' : 'pieces')}
            />
          </Paper>
        )}
        <Box aria-hidden sx={{ display: { xs: 'none', md: 'grid' }, ...columnStyles, pb: 1 }}>
          {['Product', 'Pack', 'Quantity', 'Total'].map((heading) => (
            <Typography
              key={heading}
              component="span"
              color="textSecondary"
              sx={{
                fontSize: '0.875rem',
                fontWeight: 600,
                textAlign: heading === 'Total' ? 'right' : undefined,
              }}
            >
              {heading}
            </Typography>
          ))}
        </Box>
        <Box
          component="ol"
          aria-label="Rows"
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!hasSeveralCells(text)) return;
            event.preventDefault();
            void paste(text);
          }}
        >
          {order.rows.map((checkedRow, index) => (
            <OrderRow
              {...checkedRow}
              key={checkedRow.row.key}
              index={index}
              search={search?.products}
              pictures={pictures}
              onChange={order.change}
            />
          ))}
        </Box>
      </Box>
      <AddBar order={order} />
    </>
  );
}
