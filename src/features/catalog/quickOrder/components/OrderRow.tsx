import { skipToken } from '@reduxjs/toolkit/query';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isComposing } from '@/shared/browser/isComposing';
import { paths } from '@/shared/config/paths';
import { formatPaisa } from '@/shared/format/money';
import type { Product } from '../../mergeProducts';
import type { SearchIndex } from '../../search/searchIndex';
import { useGetProductQuery } from '../../catalogApi';
import { summariseLines } from '../../product/purchase';
import { clearedProductFields, notFoundText } from '../quickOrderDraft';
import type { Row } from '../quickOrderDraft';
import { getAmount, isRowEmpty, getQuantityReadings } from '../rows';
import type { RowCheck, RowPart } from '../rows';
import type { ChangeRows } from '../useQuickOrder';
import { Guesses } from './Guesses';
import { PackSelect } from './PackSelect';
import { ProductFinder } from './ProductFinder';
import { RowField } from './RowField';
import { RowInput } from './RowInput';
import { columnStyles, focusRowPart, getRowPartId } from './rowParts';

interface OrderRowProps extends RowCheck {
  index: number;
  row: Row;
  search: SearchIndex<Product> | undefined;
  /** Picture URLs by product id. */
  pictures: ReadonlyMap<string, string>;
  onChange: ChangeRows;
}

/** Styles a row as a card on narrow screens and as a table row on wide screens. */
const cardOrRowStyle = ({ breakpoints }: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: '12px',
  mb: '12px',
  p: 2,
  [breakpoints.up('md')]: {
    display: 'grid',
    ...columnStyles,
    alignItems: 'start',
    mb: 0,
    p: '12px 0',
    borderWidth: '1px 0 0',
    borderRadius: 0,
    background: 'none',
  },
});

const SmallPrint = ({ children }: { children: ReactNode }) => (
  <Typography
    component="small"
    color="textSecondary"
    sx={{ display: 'block', fontSize: '0.8125rem' }}
  >
    {children}
  </Typography>
);

/** Memoised, so that a row renders only when the row itself or its product changes. */
export const OrderRow = memo((props: OrderRowProps) => {
  const { index, row, search, pictures, onChange, lines, invalidPart, message } = props;
  const { productId } = row;
  const {
    currentData: product,
    isError,
    refetch,
  } = useGetProductQuery(productId || skipToken, {
    // A list may have 200 rows. The checkout checks all prices again.
    refetchOnMountOrArgChange: false,
  });
  const summary = lines && summariseLines(lines);

  const editRow = (changes: Partial<Row>) =>
    onChange((rows) =>
      rows.map((existingRow) =>
        existingRow.key === row.key ? { ...existingRow, ...changes } : existingRow,
      ),
    );
  const getFieldProps = (part: RowPart) => ({
    id: getRowPartId(index, part),
    'aria-describedby': message ? getRowPartId(index, 'problem') : undefined,
  });
  const isInvalid = (part: RowPart) => message !== '' && invalidPart === part;
  const chooseProduct = (
    chosenProduct: Pick<Product, 'productId' | 'productName'>,
    changes: Partial<Row> = {},
  ) => {
    // The pack field is rendered synchronously, because it receives the focus next.
    flushSync(() =>
      editRow({
        ...clearedProductFields,
        text: chosenProduct.productName,
        productId: chosenProduct.productId,
        ...changes,
      }),
    );
    focusRowPart(index, 'pack');
  };

  return (
    <Paper component="li" variant="outlined" sx={cardOrRowStyle}>
      <Box sx={{ flex: '1 0 100%', minWidth: 0 }}>
        <RowField
          id={getRowPartId(index, 'product')}
          index={index}
          label="Product"
          error={isInvalid('product')}
        >
          <ProductFinder
            {...getFieldProps('product')}
            row={row}
            search={search}
            onEdit={editRow}
            onChoose={(chosenProduct) => chooseProduct(chosenProduct)}
          />
        </RowField>
        {row.originalText && <SmallPrint>{`You wrote “${row.originalText}”`}</SmallPrint>}
      </Box>
      {productId && product !== null && (
        <PackSelect
          {...getFieldProps('pack')}
          error={isInvalid('pack')}
          index={index}
          row={row}
          product={product}
          onEdit={editRow}
        />
      )}
      {!isRowEmpty(row) && (
        <>
          <Box sx={{ gridColumn: 3, width: '7rem' }}>
            <RowField
              id={getRowPartId(index, 'quantity')}
              index={index}
              label={getAmount(row).inPieces ? 'Pieces' : 'Packs'}
              error={isInvalid('quantity')}
            >
              <RowInput
                {...getFieldProps('quantity')}
                autoComplete="off"
                inputProps={{ inputMode: 'numeric', maxLength: 20, enterKeyHint: 'next' }}
                slotProps={{ input: { sx: { textAlign: 'center' } } }}
                value={row.quantity}
                onChange={(event) => editRow({ quantity: event.target.value })}
                onFocus={(event) => event.target.select()}
                onBlur={() => editRow({ touched: true })}
                onKeyDown={({ key, nativeEvent }) => {
                  if (key === 'Enter' && !isComposing(nativeEvent))
                    focusRowPart(index + 1, 'product');
                }}
              />
            </RowField>
          </Box>
          <Box sx={{ flex: 1, pt: { md: 1 }, textAlign: 'right' }}>
            {summary && (
              <Typography component="strong" sx={{ fontWeight: 700 }}>
                {formatPaisa(summary.price)}
              </Typography>
            )}
            {summary && <SmallPrint>{summary.text}</SmallPrint>}
          </Box>
          <IconButton
            aria-label={`Remove row ${String(index + 1)}`}
            onClick={() => {
              focusRowPart(index + 1, 'product');
              onChange((rows) => rows.filter(({ key }) => key !== row.key));
            }}
          >
            <DeleteOutlineRounded />
          </IconButton>
        </>
      )}
      {message && (
        <Typography
          id={getRowPartId(index, 'problem')}
          color="error"
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gridColumn: '1 / -1',
            flex: '1 0 100%',
            fontSize: '0.875rem',
            fontWeight: 600,
          }}
        >
          <span>{message}</span>
          {invalidPart === 'quantity' &&
            getQuantityReadings(row).map((quantity) => (
              <Button
                key={quantity}
                onClick={() => {
                  editRow({ quantity });
                  focusRowPart(index, 'quantity');
                }}
              >
                {quantity}
              </Button>
            ))}
          {row.note.startsWith(notFoundText) && (
            <Button href={paths.products.to({ search: row.text })}>Search the shop</Button>
          )}
          {isError && <Button onClick={() => void refetch()}>Retry</Button>}
        </Typography>
      )}
      {message && invalidPart === 'product' && row.guesses.length > 0 && (
        <Guesses
          guesses={row.guesses}
          pictures={pictures}
          onChoose={(guess) => chooseProduct(guess, { originalText: row.text, touched: true })}
        />
      )}
    </Paper>
  );
});
