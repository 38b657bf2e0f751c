import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { memo } from 'react';
import { flushSync } from 'react-dom';
import { formatPaisa } from '@/shared/format/money';
import { Button, IconButton } from '@/shared/ui/Button';
import type { Product } from '../../mergeProducts';
import type { SearchIndex } from '../../search/searchIndex';
import { useProduct } from '../../catalogApi';
import { packed } from '../../product/purchase';
import { anyPacks, noProduct } from '../quickOrderDraft';
import type { Row } from '../quickOrderDraft';
import { amountOf, isEmpty, isUnclear, readingsOf } from '../rows';
import type { Check, Part } from '../rows';
import type { ChangeRows } from '../useQuickOrder';
import { PackSelect } from './PackSelect';
import { ProductFinder } from './ProductFinder';
import { focusPart, partId, RowLabel } from './rowFields';

interface OrderRowProps extends Check {
  index: number;
  row: Row;
  search: SearchIndex<Product> | undefined;
  onChange: ChangeRows;
}

/** One row, drawn anew only when it or its product changes. */
export const OrderRow = memo((props: OrderRowProps) => {
  const { index, row, search, onChange, lines, at, message } = props;
  const { productId } = row;
  const { currentData: product, isError, refetch } = useProduct(productId || undefined);
  const sum = lines && packed(lines);

  const edit = (parts: Partial<Row>) =>
    onChange((rows) => rows.map((one) => (one.key === row.key ? { ...one, ...parts } : one)));
  const field = (part: Part) => ({
    id: partId(index, part),
    'aria-describedby': message ? partId(index, 'problem') : undefined,
    'aria-invalid': message !== '' && at === part,
  });
  const choose = (chosen: Pick<Product, 'productId' | 'productName'>) => {
    // The packs, which take the focus, are drawn only then.
    flushSync(() => edit({ ...noProduct, text: chosen.productName, productId: chosen.productId }));
    focusPart(index, 'pack');
  };

  return (
    <li>
      <div className="product">
        <RowLabel htmlFor={partId(index, 'product')} index={index}>
          Product
        </RowLabel>
        <ProductFinder
          {...field('product')}
          row={row}
          search={search}
          onEdit={edit}
          onChoose={choose}
        />
        {row.asked && <small>{`For “${row.asked}”`}</small>}
      </div>
      {productId && product !== null && (
        <PackSelect {...field('pack')} index={index} row={row} product={product} onEdit={edit} />
      )}
      {!isEmpty(row) && (
        <>
          <div className="quantity">
            <RowLabel htmlFor={partId(index, 'quantity')} index={index}>
              {amountOf(row).inPieces ? 'Pieces' : 'Packs'}
            </RowLabel>
            <input
              {...field('quantity')}
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              enterKeyHint="next"
              value={row.quantity}
              onChange={(event) => edit({ quantity: event.target.value })}
              onFocus={(event) => event.target.select()}
              onBlur={() => edit({ touched: true })}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) focusPart(index + 1, 'product');
              }}
            />
          </div>
          <div className="total">
            {sum && <strong>{formatPaisa(sum.price)}</strong>}
            {sum && <small>{sum.text}</small>}
          </div>
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
        <p id={partId(index, 'problem')}>
          <span>{message}</span>
          {row.guesses.map((guess) => (
            <Button key={guess.productId} onClick={() => choose(guess)}>
              <bdi>{guess.productName}</bdi>
            </Button>
          ))}
          {at === 'quantity' &&
            readingsOf(row).map((quantity) => (
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
          {isUnclear(row) && (
            <Button
              onClick={() =>
                onChange((rows) =>
                  rows.map((one) => (isUnclear(one) ? { ...one, packId: anyPacks } : one)),
                )
              }
            >
              Count such numbers as pieces
            </Button>
          )}
          {isError && <Button onClick={() => void refetch()}>Retry</Button>}
        </p>
      )}
    </li>
  );
});
