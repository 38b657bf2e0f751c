import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shallowEqual } from 'react-redux';
import type { CartLine } from '@/shared/contract/cart';
import { formatCounted } from '@/shared/format/formatCounted';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { catalogApi } from '../catalogApi';
import { useProductWords } from '../facts/factsApi';
import type { Product } from '../mergeProducts';
import { readNeededPieces } from '../quantity/neededPieces';
import { createProductMatcher } from './match';
import { getNameIndex } from './nameIndex';
import type { NameIndex } from './nameIndex';
import { parsePastedRows } from './pastedRows';
import { anyPacks, createRow, quickOrderDraft } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';
import { checkRow, isEmpty, isUnclear } from './rows';
import { resolveRow } from './resolveRow';
import { needsDetails } from './sizes';

/** Maximum number of rows after pasting a list. */
const maxRows = 200;

/**
 * Number of rows to match before yielding to other tasks, because each match takes time in a large
 * catalogue.
 */
const searchesAtOnce = 5;

/** Creates an empty row with the number of pieces that the shopper needs, if entered. */
function createStartingRow(): Row {
  const pieces = readNeededPieces();
  return createRow(pieces === undefined ? {} : { quantity: String(pieces), packId: anyPacks });
}

/** Adds an empty row at the end, if there is none. */
function withEmptyRow(rows: readonly Row[]): readonly Row[] {
  const last = rows.at(-1);
  return last && isEmpty(last) ? rows : [...rows, createStartingRow()];
}

const isToFind = (row: Row): boolean =>
  row.touched && !row.productId && !row.note && !row.toSettle && !isEmpty(row);

/** The unit that the shopper chooses for quantities that the list gives without one. */
export type Counted = 'pieces' | 'packs';

/**
 * Applies the answer to a row with an unclear unit. Without an answer, its pack must still be
 * chosen.
 */
const getCountedAs = (row: Row, answer: Counted | undefined): Row =>
  row.unsaid ? { ...row, packId: answer && (answer === 'pieces' ? anyPacks : '') } : row;

/**
 * Returns the answer for all rows with an unclear unit, or `undefined` if there are no such rows.
 */
function getUnsaidRows(rows: readonly Row[]): { answer: Counted | undefined } | undefined {
  const [first] = rows.filter(({ unsaid }) => unsaid);
  if (!first) return undefined;
  if (first.packId === undefined) return { answer: undefined };
  return { answer: first.packId === anyPacks ? 'pieces' : 'packs' };
}

/**
 * Marks a pasted row as `unsaid` if it names neither pieces nor packs. This is known only after
 * matching.
 */
const listed = (row: Row): Row => (row.fromList && isUnclear(row) ? { ...row, unsaid: true } : row);

export type ChangeRows = (change: (rows: readonly Row[]) => readonly Row[]) => void;

/** Returns the index of product names once it is built. */
function useNameIndex(products: readonly Product[] | undefined): NameIndex | undefined {
  const [index, setIndex] = useState<NameIndex>();
  useEffect(() => {
    if (!products) return undefined;
    let current = true;
    void getNameIndex(products).then((built) => {
      if (current) setIndex(built);
    });
    return () => {
      current = false;
    };
  }, [products]);
  return index;
}

/**
 * Loads the details of uncertain guesses for a few rows at a time, and chooses the product that
 * they confirm.
 */
function useSettledRows(
  rows: readonly Row[],
  setRows: (change: (rows: readonly Row[]) => readonly Row[]) => void,
) {
  const dispatch = useAppDispatch();
  const searched = useRef(new Set<string>());
  useEffect(() => {
    const some = rows
      .filter(({ key, toSettle }) => toSettle && !searched.current.has(key))
      .slice(0, Math.max(0, searchesAtOnce - searched.current.size));
    for (const row of some) {
      searched.current.add(row.key);
      const queries = row.guesses.map(({ productId }) =>
        dispatch(catalogApi.endpoints.getProduct.initiate(productId)),
      );
      void Promise.all(queries).then((answers) => {
        searched.current.delete(row.key);
        for (const query of queries) query.unsubscribe();
        const details = answers.map(({ data }) => data);
        startTransition(() =>
          setRows((now) =>
            now.map((one) =>
              one.key === row.key && one.toSettle ? resolveRow(one, details) : one,
            ),
          ),
        );
      });
    }
  }, [dispatch, rows, setRows]);
}

/** Manages the rows of a quick order and adds them to the cart. */
export function useQuickOrder(
  products: readonly Product[] | undefined,
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

  const index = useNameIndex(products);
  const hasSizeToFind = rows.some((row) => isToFind(row) && needsDetails(row.text));
  const { words, isSettled } = useProductWords({ skip: !hasSizeToFind });
  const match = useMemo(() => index && createProductMatcher(index, words), [index, words]);
  useEffect(() => {
    const some = rows.filter(isToFind).slice(0, searchesAtOnce);
    if (!match || some.length === 0 || (hasSizeToFind && !isSettled)) return;
    startTransition(() =>
      setRows((now) => {
        const answer = getUnsaidRows(now)?.answer;
        return now.map((row) =>
          some.includes(row) ? getCountedAs(listed(match(row)), answer) : row,
        );
      }),
    );
  }, [match, rows, hasSizeToFind, isSettled]);
  useSettledRows(rows, setRows);

  const change = useCallback<ChangeRows>((changed) => {
    setRows((now) => withEmptyRow(changed(now)));
    setSummary('');
  }, []);

  const unsaid = getUnsaidRows(filled);
  const answerAll = (answer: Counted) =>
    change((now) => now.map((row) => getCountedAs(row, answer)));

  return {
    /**
     * Answer to whether the list's numbers count pieces or packs. It is `undefined` if there is
     * nothing to ask.
     */
    unsaid,
    answerAll,

    /** Rows with their cart lines or problems. */
    rows: checked,
    change,
    /** Message about the result of the last action. */
    summary,

    canUndo: cleared.length > 0,
    /** Clears all rows, or restores them if they are already cleared. */
    clear: () => {
      setCleared(filled);
      change(() => (filled.length > 0 ? [] : cleared));
    },

    /**
     * Adds the rows of a pasted list.
     * @returns whether rows were added
     */
    paste: async (text: string): Promise<boolean> => {
      if (!products) {
        setSummary('The products are still loading. Please try again in a moment.');
        return false;
      }
      const listed = await parsePastedRows(text, await getNameIndex(products));
      const wanted = listed.filter(({ pack, quantity, isLine }) => isLine || pack || quantity);
      const pasted = wanted.map(({ product, pack, quantity }) =>
        createRow({ text: product, packText: pack, quantity, fromList: true, touched: true }),
      );
      const count = filled.length + pasted.length;
      if (pasted.length === 0 || count > maxRows) {
        const most = `A quick order can have at most ${String(maxRows)} rows. With this list it would have ${String(count)}.`;
        setSummary(pasted.length === 0 ? 'We could not find any products in this list.' : most);
        return false;
      }
      change((now) => [...now.filter((row) => !isEmpty(row)), ...pasted]);
      const left = formatCounted(listed.length - pasted.length, 'row');
      const blank = listed.length > pasted.length && `Skipped ${left} without a quantity.`;
      const done = `${formatCounted(pasted.length, 'row')} filled in from your list.`;
      setSummary([done, blank].filter(Boolean).join(' '));
      return true;
    },

    addAll: () => {
      if (filled.length === 0) return;
      const ready = checked.flatMap(({ lines }) => (lines ? [lines] : []));
      const left = checked.flatMap(({ row, lines }) => (lines ? [] : { ...row, touched: true }));
      if (ready.length > 0) onAdd(ready.flat());
      change(() => left.filter((row) => !isEmpty(row)));
      // Counts packs, as the badge of the cart does.
      const packs = ready.flat().reduce((sum, { quantity }) => sum + quantity, 0);
      const all = `${String(ready.length)} of ${formatCounted(filled.length, 'row')} added`;
      setSummary(packs > 0 ? `${all}: ${formatCounted(packs, 'pack')}.` : `${all}.`);
    },
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;
