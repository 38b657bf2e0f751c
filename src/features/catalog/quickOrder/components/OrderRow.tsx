import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { flushSync } from 'react-dom';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { formatRupees } from '@/shared/format/money';
import { packsTimesPieces, piecesIn } from '@/shared/format/pieces';
import { Button, IconButton } from '@/shared/ui/Button';
import type { Product } from '../../mergeProducts';
import type { SearchIndex } from '../../search/searchIndex';
import { useProduct } from '../../catalogApi';
import { answerOf, checkRow, isEmpty } from '../rows';
import type { Part } from '../rows';
import type { Row } from '../quickOrderDraft';
import type { QuickOrderForm } from '../useQuickOrder';
import { PackSelect } from './PackSelect';
import { ProductFinder } from './ProductFinder';
import { focusPart, partId } from './rowFields';
import type { FieldProps } from './rowFields';

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
  const problemId = message ? partId(index, 'problem') : undefined;
  const pieces = line && piecesIn(line.packDescription, line.packUnit);

  const field = (part: Part, label: string): FieldProps => ({
    id: partId(index, part),
    'aria-label': `${label}, row ${String(index + 1)}`,
    'aria-describedby': problemId,
    'aria-invalid': message !== '' && at === part,
  });

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
          {...field('product', 'Product')}
          row={row}
          search={search}
          onEdit={onEdit}
          onChoose={choose}
          onPaste={onPaste}
        />
      </div>
      {productId && product !== null && (
        <div className="pack">
          <PackSelect {...{ row, product, field, onEdit }} />
        </div>
      )}
      {!isEmpty(row) && (
        <>
          <div className="quantity">
            <label className="column" htmlFor={partId(index, 'quantity')}>
              Packs
            </label>
            <input
              {...field('quantity', 'Packs')}
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
          <IconButton aria-label={`Remove row ${String(index + 1)}`} onClick={onRemove}>
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
