import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import { memo } from 'react';
import { formatRupees } from '@/shared/format/money';
import { packsTimesPieces, piecesIn } from '@/shared/format/pieces';
import { Button, IconButton } from '@/shared/ui/Button';
import type { Product } from '../../mergeProducts';
import type { SearchIndex } from '../../search/searchIndex';
import { checkRow, choiceOf, isEmpty, messageOf } from '../rows';
import type { Answer, Part, Row } from '../rows';
import { PackSelect } from './PackSelect';
import { ProductFinder } from './ProductFinder';

/** The same at every draw, so that a row is drawn anew only when it changes. */
export interface RowActions {
  onEdit: (id: string, parts: Partial<Row>) => void;
  onFocus: (id: string, part: Part) => void;
  onNext: () => void;
  onRemove: (id: string) => void;
  onRetry: (productId: string) => void;
  /** @returns whether it was a list */
  onPaste: (text: string) => boolean;
}

interface OrderRowProps {
  row: Row;
  number: number;
  answer: Answer;
  index: SearchIndex<Product> | undefined;
  actions: RowActions;
}

export const OrderRow = memo(function OrderRow({
  row,
  number,
  answer,
  index,
  actions,
}: OrderRowProps) {
  const { id, productId, guess } = row;
  const place = `row ${String(number)}`;
  const product = answer && answer !== 'failed' ? answer : undefined;
  const check = checkRow(row, answer);
  const message = isEmpty(row) ? '' : messageOf(row, check);
  const wrongPart = message && !check.line ? check.at : undefined;
  const describes = message ? `${id}-message` : undefined;
  const edit = (parts: Partial<Row>) => actions.onEdit(id, parts);
  const pieces = check.line && piecesIn(check.line.packDescription, check.line.packUnit);

  const choose = (chosen: Pick<Product, 'productId' | 'productName'>) => {
    edit({
      text: chosen.productName,
      productId: chosen.productId,
      guess: undefined,
      isNew: false,
      touched: false,
    });
    actions.onFocus(id, 'pack');
  };

  return (
    <li>
      <div className="product">
        <label className="label column" htmlFor={`${id}-product`}>
          Product
        </label>
        <ProductFinder
          row={row}
          id={`${id}-product`}
          label={`Product, ${place}`}
          index={index}
          problemId={describes}
          isWrong={wrongPart === 'product'}
          onType={(text) =>
            edit({
              text,
              productId: '',
              guess: undefined,
              isNew: false,
              packId: undefined,
              options: {},
            })
          }
          onChoose={choose}
          onLeave={() => {
            if (!isEmpty(row) && !productId && !guess && !row.note) edit({ isNew: true });
          }}
          onPaste={actions.onPaste}
        />
      </div>
      {productId && answer !== null && (
        <div className="pack">
          <PackSelect
            row={row}
            place={place}
            product={product}
            choice={product && choiceOf(row, product)}
            problemId={describes}
            isWrong={wrongPart === 'pack'}
            onChange={edit}
          />
        </div>
      )}
      {!isEmpty(row) && (
        <>
          <div className="quantity">
            <label className="label column" htmlFor={`${id}-quantity`}>
              Packs
            </label>
            <input
              id={`${id}-quantity`}
              aria-label={`Packs, ${place}`}
              aria-describedby={describes}
              aria-invalid={wrongPart === 'quantity'}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              enterKeyHint="next"
              value={row.quantity}
              onChange={(event) => edit({ quantity: event.target.value })}
              onFocus={(event) => event.target.select()}
              onBlur={() => {
                if (!row.touched) edit({ touched: true, note: row.note });
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                actions.onNext();
              }}
            />
          </div>
          <div className="total">
            {check.line && <div className="sum">{formatRupees(check.line.total)}</div>}
            {check.line && pieces && (
              <div className="small">{packsTimesPieces(check.line.quantity, pieces)}</div>
            )}
          </div>
          <IconButton
            className="remove"
            aria-label={`Remove ${place}`}
            onClick={() => actions.onRemove(id)}
          >
            <DeleteOutlineRounded />
          </IconButton>
        </>
      )}
      {message && (
        <p className="message" id={`${id}-message`}>
          {message}
          {guess && (
            <Button onClick={() => choose(guess)}>Did you mean “{guess.productName}”?</Button>
          )}
          {answer === 'failed' && <Button onClick={() => actions.onRetry(productId)}>Retry</Button>}
        </p>
      )}
    </li>
  );
});
