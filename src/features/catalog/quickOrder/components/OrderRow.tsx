import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import { formatPaisa } from '@/shared/format/money';
import { Button, IconButton } from '@/shared/ui/Button';
import type { Product } from '../../mergeProducts';
import type { SearchIndex } from '../../search/searchIndex';
import { useProduct } from '../../catalogApi';
import { packed } from '../../product/cheaperPacks';
import { quantityBeside } from '../match';
import { noProduct } from '../quickOrderDraft';
import type { Row } from '../quickOrderDraft';
import { amountOf, answerOf, checkRow, isEmpty, isUnclear } from '../rows';
import type { Part } from '../rows';
import type { QuickOrderState } from '../useQuickOrder';
import { PackSelect } from './PackSelect';
import { ProductFinder } from './ProductFinder';
import { focusPart, partId, RowLabel } from './rowFields';

interface OrderRowProps {
  index: number;
  order: QuickOrderState;
  search: SearchIndex<Product> | undefined;
}

/** One row, drawn anew only when it or its product changes. */
export function OrderRow({ index, order, search }: OrderRowProps) {
  const row = useWatch({ control: order.form.control, name: `rows.${index}`, exact: true });
  const { currentData: product, isError, refetch } = useProduct(row.productId || undefined);
  const { lines, at, message } = checkRow(row, answerOf({ data: product, isError }));
  const sum = lines && packed(lines);
  const { productId } = row;

  const edit = (parts: Partial<Row>) => order.edit(index, parts);
  const field = (part: Part) => ({
    id: partId(index, part),
    'aria-describedby': message ? partId(index, 'problem') : undefined,
    'aria-invalid': message !== '' && at === part,
  });
  const choose = (chosen: Pick<Product, 'productId' | 'productName'>) => {
    const { productName: text } = chosen;
    const quantity = quantityBeside(row.text, text) ?? row.quantity;
    // The packs, which take the focus, are drawn only then.
    flushSync(() => edit({ ...noProduct, text, productId: chosen.productId, quantity }));
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
        {row.asked && <small>For “{row.asked}”</small>}
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
              onBlur={() => {
                if (!row.touched) edit({ touched: true });
              }}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing)
                  focusPart(order.rows.length - 1, 'product');
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
              focusPart(index + 1 < order.rows.length ? index + 1 : index - 1, 'product');
              order.remove(index);
            }}
          >
            <DeleteOutlineRounded />
          </IconButton>
        </>
      )}
      {message && (
        <p id={partId(index, 'problem')}>
          {message}
          {row.guesses.map((guess) => (
            <Button key={guess.productId} onClick={() => choose(guess)}>
              {guess.productName}
            </Button>
          ))}
          {isUnclear(row) && (
            <Button onClick={order.countPieces}>Count such numbers as pieces</Button>
          )}
          {isError && (
            <Button
              onClick={() => {
                edit({});
                void refetch();
              }}
            >
              Retry
            </Button>
          )}
        </p>
      )}
    </li>
  );
}
