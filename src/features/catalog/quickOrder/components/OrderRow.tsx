import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { formatRupees } from '@/shared/format/money';
import { packsTimesPieces, piecesIn } from '@/shared/format/pieces';
import { Button, IconButton } from '@/shared/ui/Button';
import type { Product } from '../../mergeProducts';
import type { SearchIndex } from '../../search/searchIndex';
import { useProduct } from '../../useCatalog';
import { answerOf, checkRow, choiceOf, isEmpty } from '../rows';
import type { Row } from '../rows';
import type { QuickOrderForm } from '../useQuickOrder';
import { PackSelect } from './PackSelect';
import { ProductFinder } from './ProductFinder';
import { focusPart, partId } from './partId';

interface OrderRowProps {
  index: number;
  control: Control<QuickOrderForm>;
  search: SearchIndex<Product> | undefined;
  onEdit: (parts: Partial<Row>) => void;
  /** Enter in the last field of the row. */
  onNext: () => void;
  onRemove: () => void;
  /** @returns whether it was a list */
  onPaste: (text: string) => boolean;
}

/** One row, drawn anew only when it or its product changes. */
export function OrderRow({
  index,
  control,
  search,
  onEdit,
  onNext,
  onRemove,
  onPaste,
}: OrderRowProps) {
  const row = useWatch({ control, name: `rows.${index}`, exact: true });
  const { currentData: product, isError, refetch } = useProduct(row.productId || undefined);
  const { line, at, message } = checkRow(row, answerOf({ data: product, isError }));
  const { productId, guess } = row;
  const place = `row ${String(index + 1)}`;
  const wrongPart = message ? at : undefined;
  const problemId = message ? partId(index, 'problem') : undefined;
  const pieces = line && piecesIn(line.packDescription, line.packUnit);

  const choose = (chosen: Pick<Product, 'productId' | 'productName'>) => {
    const { productName: text } = chosen;
    // The packs, which take the focus, are drawn only then.
    flushSync(() =>
      onEdit({ text, productId: chosen.productId, guess: undefined, touched: false }),
    );
    focusPart(index, 'pack');
  };

  return (
    <li>
      <div className="product">
        <label className="column" htmlFor={partId(index, 'product')}>
          Product
        </label>
        <ProductFinder
          row={row}
          id={partId(index, 'product')}
          label={`Product, ${place}`}
          search={search}
          problemId={problemId}
          isWrong={wrongPart === 'product'}
          onType={(text) =>
            onEdit({
              text,
              productId: '',
              guess: undefined,
              packId: undefined,
              options: {},
              touched: false,
            })
          }
          onChoose={choose}
          onLeave={() => {
            if (!isEmpty(row) && !productId && !row.touched) onEdit({ touched: true });
          }}
          onPaste={onPaste}
        />
      </div>
      {productId && product !== null && (
        <div className="pack">
          <PackSelect
            row={row}
            index={index}
            place={place}
            product={product}
            choice={product && choiceOf(row, product)}
            problemId={problemId}
            isWrong={wrongPart === 'pack'}
            onChange={onEdit}
          />
        </div>
      )}
      {!isEmpty(row) && (
        <>
          <div className="quantity">
            <label className="column" htmlFor={partId(index, 'quantity')}>
              Packs
            </label>
            <input
              id={partId(index, 'quantity')}
              aria-label={`Packs, ${place}`}
              aria-describedby={problemId}
              aria-invalid={wrongPart === 'quantity'}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              enterKeyHint="next"
              value={row.quantity}
              onChange={(event) => onEdit({ quantity: event.target.value })}
              onFocus={(event) => event.target.select()}
              onBlur={() => {
                if (!row.touched) onEdit({ touched: true, note: row.note });
              }}
              onKeyDown={({ key, nativeEvent }) => {
                if (key === 'Enter' && !nativeEvent.isComposing) onNext();
              }}
            />
          </div>
          <div className="total">
            {line && <strong>{formatRupees(line.total)}</strong>}
            {line && pieces && <small>{packsTimesPieces(line.quantity, pieces)}</small>}
          </div>
          <IconButton aria-label={`Remove ${place}`} onClick={onRemove}>
            <DeleteOutlineRounded />
          </IconButton>
        </>
      )}
      {message && (
        <p id={problemId}>
          {message}
          {guess && (
            <Button onClick={() => choose(guess)}>Did you mean “{guess.productName}”?</Button>
          )}
          {isError && (
            <Button
              onClick={() => {
                onEdit({});
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
