import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { CartLine } from '@/shared/contract/cart';
import { counted } from '@/shared/format/counted';
import { useAppSelector } from '@/shared/store/storeHooks';
import { catalogApi } from '../catalogApi';
import type { Product } from '../mergeProducts';
import type { SearchIndex } from '../search/searchIndex';
import { productMatcher } from './match';
import { pastedRows } from './pastedRows';
import { newRow, quickOrderDraft } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';
import { checkRow, isEmpty } from './rows';

/** A list that is pasted fills no more. */
const maxRows = 200;

/** Each search takes time in a large shop: after so many others have their turn. */
const searchesAtOnce = 5;

/** One empty row stands at the end. */
function withEmptyRow(rows: readonly Row[]): readonly Row[] {
  const last = rows.at(-1);
  return last && isEmpty(last) ? rows : [...rows, newRow()];
}

const isToFind = (row: Row): boolean => row.touched && !row.productId && !row.note && !isEmpty(row);

export type ChangeRows = (change: (rows: readonly Row[]) => readonly Row[]) => void;

/** The rows of a quick order and the way into the cart. */
export function useQuickOrder(
  products: SearchIndex<Product> | undefined,
  onAdd: (lines: CartLine[]) => void,
) {
  const [rows, setRows] = useState(() => withEmptyRow(quickOrderDraft.read().rows));
  const [cleared, setCleared] = useState<readonly Row[]>([]);
  const [summary, setSummary] = useState('');
  const filled = rows.filter((row) => !isEmpty(row));
  const answers = useAppSelector(
    (state) =>
      rows.map(({ productId }) => {
        const { data, isError } = catalogApi.endpoints.getProduct.select(productId)(state);
        return isError ? 'failed' : data;
      }),
    shallowEqual,
  );
  const checked = rows.map((row, index) => ({ row, ...checkRow(row, answers[index]) }));

  useEffect(() => {
    const kept = rows.filter((row) => !isEmpty(row));
    quickOrderDraft.update(() => (kept.length > 0 ? { rows: kept } : undefined));
  }, [rows]);

  const match = useMemo(() => products && productMatcher(products), [products]);
  useEffect(() => {
    const some = rows.filter(isToFind).slice(0, searchesAtOnce);
    if (!match || some.length === 0) return;
    startTransition(() =>
      setRows((now) => now.map((row) => (some.includes(row) ? match(row) : row))),
    );
  }, [match, rows]);

  const change = useCallback<ChangeRows>((changed) => {
    setRows((now) => withEmptyRow(changed(now)));
    setSummary('');
  }, []);

  return {
    /** Each with what it stands for, or what is wrong with it. */
    rows: checked,
    change,
    /** What came of the last press or paste. */
    summary,

    canUndo: cleared.length > 0,
    /** Clears all rows, or brings them back. */
    clear: () => {
      setCleared(filled);
      change(() => (filled.length > 0 ? [] : cleared));
    },

    /** @returns whether rows were filled in */
    paste: (text: string): boolean => {
      const listed = pastedRows(text);
      const pasted = listed
        .filter(({ pack, quantity }) => pack || quantity)
        .map(({ product, pack, quantity }) =>
          newRow({ text: product, packText: pack, quantity, touched: true }),
        );
      const all = [...filled, ...pasted];
      if (pasted.length === 0 || all.length > maxRows) {
        const most = `There is room for ${String(maxRows)} rows, and these would be ${String(all.length)}.`;
        setSummary(pasted.length === 0 ? 'There is no product in this list.' : most);
        return false;
      }
      change(() => all);
      const left = counted(listed.length - pasted.length, 'row');
      const blank = listed.length > pasted.length && `${left} without a quantity left out.`;
      setSummary([`${counted(pasted.length, 'row')} filled in.`, blank].filter(Boolean).join(' '));
      return true;
    },

    addAll: () => {
      if (filled.length === 0) return;
      const ready = checked.flatMap(({ lines }) => (lines ? [lines] : []));
      const left = checked.flatMap(({ row, lines }) => (lines ? [] : { ...row, touched: true }));
      if (ready.length > 0) onAdd(ready.flat());
      change(() => left.filter((row) => !isEmpty(row)));
      setSummary(`${String(ready.length)} of ${String(filled.length)} added`);
    },
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;
