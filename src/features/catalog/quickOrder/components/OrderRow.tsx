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
import { formatPaisa } from '@/shared/format/money';
import type { Product } from '../../mergeProducts';
import type { SearchIndex } from '../../search/searchIndex';
import { useProduct } from '../../catalogApi';
import { summariseLines } from '../../product/purchase';
import { clearedProduct } from '../quickOrderDraft';
import type { Row } from '../quickOrderDraft';
import { getAmount, isEmpty, getReadings } from '../rows';
import type { Check, Part } from '../rows';
import type { ChangeRows } from '../useQuickOrder';
import { Guesses } from './Guesses';
import { PackSelect } from './PackSelect';
import { ProductFinder } from './ProductFinder';
import { RowField } from './RowField';
import { RowInput } from './RowInput';
import { columns, focusPart, getPartId } from './rowParts';

interface OrderRowProps extends Check {
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
    ...columns,
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
  const { currentData: product, isError, refetch } = useProduct(productId || undefined);
  const sum = lines && summariseLines(lines);

  const edit = (parts: Partial<Row>) =>
    onChange((rows) =>
      rows.map((existingRow) =>
        existingRow.key === row.key ? { ...existingRow, ...parts } : existingRow,
      ),
    );
  const field = (part: Part) => ({
    id: getPartId(index, part),
    'aria-describedby': message ? getPartId(index, 'problem') : undefined,
  });
  const isWrong = (part: Part) => message !== '' && invalidPart === part;
  const choose = (chosenProduct: Pick<Product, 'productId' | 'productName'>) => {
    // The pack field is rendered synchronously, because it receives the focus next.
    flushSync(() =>
      edit({
        ...clearedProduct,
        text: chosenProduct.productName,
        productId: chosenProduct.productId,
      }),
    );
    focusPart(index, 'pack');
  };

  return (
    <Paper component="li" variant="outlined" sx={cardOrRowStyle}>
      <Box sx={{ flex: '1 0 100%', minWidth: 0 }}>
        <RowField
          id={getPartId(index, 'product')}
          index={index}
          label="Product"
          error={isWrong('product')}
        >
          <ProductFinder
            {...field('product')}
            row={row}
            search={search}
            onEdit={edit}
            onChoose={choose}
          />
        </RowField>
        {row.asked && <SmallPrint>{`You wrote “${row.asked}”`}</SmallPrint>}
      </Box>
      {productId && product !== null && (
        <PackSelect
          {...field('pack')}
          error={isWrong('pack')}
          index={index}
          row={row}
          product={product}
          onEdit={edit}
        />
      )}
      {!isEmpty(row) && (
        <>
          <Box sx={{ gridColumn: 3, width: '7rem' }}>
            <RowField
              id={getPartId(index, 'quantity')}
              index={index}
              label={getAmount(row).inPieces ? 'Pieces' : 'Packs'}
              error={isWrong('quantity')}
            >
              <RowInput
                {...field('quantity')}
                autoComplete="off"
                inputProps={{ inputMode: 'numeric', maxLength: 20, enterKeyHint: 'next' }}
                slotProps={{ input: { sx: { textAlign: 'center' } } }}
                value={row.quantity}
                onChange={(event) => edit({ quantity: event.target.value })}
                onFocus={(event) => event.target.select()}
                onBlur={() => edit({ touched: true })}
                onKeyDown={({ key, nativeEvent }) => {
                  if (key === 'Enter' && !nativeEvent.isComposing) focusPart(index + 1, 'product');
                }}
              />
            </RowField>
          </Box>
          <Box sx={{ flex: 1, pt: { md: 1 }, textAlign: 'right' }}>
            {sum && (
              <Typography component="strong" sx={{ fontWeight: 700 }}>
                {formatPaisa(sum.price)}
              </Typography>
            )}
            {sum && <SmallPrint>{sum.text}</SmallPrint>}
          </Box>
          <IconButton
            aria-label={`Remove row ${String(index + 1)}`}
            onClick={() => {
              focusPart(index + 1, 'product');
              onChange((rows) => rows.filter(({ key }) => key !== row.key));
            }}
          >
            <DeleteOutlineRounded />
          </IconButton>
        </>
      )}
      {message && (
        <Typography
          id={getPartId(index, 'problem')}
          color="error"
          sx={{ gridColumn: '1 / -1', flex: '1 0 100%', fontSize: '0.875rem', fontWeight: 600 }}
        >
          <span>{message}</span>
          {invalidPart === 'quantity' &&
            getReadings(row).map((quantity) => (
              <Button
                key={quantity}
                onClick={() => {
                  edit({ quantity });
                  focusPart(index, 'quantity');
                }}
              >
                {quantity}
              </Button>
            ))}
          {isError && <Button onClick={() => void refetch()}>Retry</Button>}
        </Typography>
      )}
      {message && invalidPart === 'product' && row.guesses.length > 0 && (
        <Guesses guesses={row.guesses} pictures={pictures} onChoose={choose} />
      )}
    </Paper>
  );
});
