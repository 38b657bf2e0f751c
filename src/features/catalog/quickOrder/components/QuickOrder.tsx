import { useEffect, useMemo, useRef } from 'react';
import { messageOf as errorText } from '@/shared/api/apiError';
import { sum, toPaisa } from '@/shared/format/money';
import { InlineError } from '@/shared/ui/InlineError';
import { productEntry, useSearchIndex } from '../../search/useSearchIndex';
import { useProducts } from '../../useCatalog';
import { checkRow, isEmpty, messageOf } from '../rows';
import { useGrowing } from '../useGrowing';
import { useQuickOrder } from '../useQuickOrder';
import type { QuickOrderOptions } from '../useQuickOrder';
import { AddBar } from './AddBar';
import { OrderRow } from './OrderRow';
import type { RowActions } from './OrderRow';
import { PasteList } from './PasteList';
import { RowsLook } from './quickOrderLook';

/** More than one cell, which a field for one product cannot take. */
const isList = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Many products at once, by keyboard or from a spreadsheet. */
export function QuickOrder({ onAdd, changeText }: Pick<QuickOrderOptions, 'onAdd' | 'changeText'>) {
  const products = useProducts();
  const search = useSearchIndex(products.data, true, productEntry);
  const order = useQuickOrder({ products: products.data, index: search.index, onAdd, changeText });
  const { rows, answers, edit, remove, retry, paste } = order;
  const drawn = useGrowing(rows.length);
  const list = useRef<HTMLOListElement>(null);
  /** What takes the focus once it is drawn. */
  const wanted = useRef<() => HTMLElement | null | undefined>(undefined);

  useEffect(() => {
    const element = wanted.current?.();
    if (!element) return;
    wanted.current = undefined;
    element.focus();
  });

  const actions = useMemo((): RowActions => {
    const finders = () => [
      ...(list.current?.querySelectorAll<HTMLElement>('[role=combobox]') ?? []),
    ];
    return {
      onEdit: edit,
      onFocus: (id, part) => {
        wanted.current = () => document.getElementById(`${id}-${part}`);
      },
      onNext: () => finders().at(-1)?.focus(),
      onRemove: (id) => {
        const at = finders().findIndex((finder) => finder.id === `${id}-product`);
        wanted.current = () => finders()[Math.min(at, finders().length - 1)];
        remove(id);
      },
      onRetry: retry,
      onPaste: (text) => isList(text) && paste(text) > 0,
    };
  }, [edit, paste, remove, retry]);

  const checks = rows.map((row) => checkRow(row, answers.get(row.productId)));
  const lines = checks.flatMap(({ line }) => line ?? []);
  const toCheck = rows.flatMap((row, at) => {
    const check = checks[at];
    return check && !isEmpty(row) && messageOf(row, check) ? [{ row, check }] : [];
  });
  const checkFirst = () => {
    const [first] = toCheck;
    if (!first) return;
    const part = 'at' in first.check ? first.check.at : 'pack';
    document.getElementById(`${first.row.id}-${part}`)?.focus();
  };
  const error = products.data ? search.error : products.error;

  return (
    <>
      <PasteList
        onPaste={(text) => {
          const isTaken = paste(text) > 0;
          if (isTaken) wanted.current = () => list.current;
          return isTaken;
        }}
      />
      {error && (
        <InlineError
          message={errorText(error)}
          onRetry={() => {
            search.refetch();
            if (products.isError) void products.refetch();
          }}
        />
      )}
      <RowsLook>
        <div className="headings" aria-hidden>
          <span>Product</span>
          <span>Pack</span>
          <span>Packs</span>
          <span style={{ textAlign: 'right' }}>Total</span>
        </div>
        <ol ref={list} tabIndex={-1} aria-label="Rows">
          {rows.slice(0, drawn).map((row, at) => (
            <OrderRow
              key={row.id}
              row={row}
              number={at + 1}
              answer={answers.get(row.productId)}
              index={search.index}
              actions={actions}
            />
          ))}
        </ol>
      </RowsLook>
      <AddBar
        ready={lines.length}
        total={sum(...lines.map(({ total }) => toPaisa(total)))}
        summary={order.summary}
        toCheck={toCheck.length}
        onCheck={checkFirst}
        isAdding={order.isAdding}
        onAdd={() => void order.addAll()}
      />
    </>
  );
}
