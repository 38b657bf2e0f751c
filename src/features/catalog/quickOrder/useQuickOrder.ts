import { startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { getErrorMessage } from '@/shared/api/apiError';
import type { CartLine } from '@/shared/contract/cart';
import { formatCounted } from '@/shared/format/formatCounted';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { catalogApi } from '../catalogApi';
import type { Product } from '../mergeProducts';
import { readNeededPieces } from '../quantity/neededPieces';
import { buildCatalogueSearch } from '../search/catalogueSearch';
import type { SearchIndex } from '../search/searchIndex';
import { createKnownWords } from './nameWords';
import { anyPacksId, createRow, quickOrderDraft, smallestPackId } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';
import { createProductRanker } from './rankProducts';
import { readList } from './readList';
import { checkRow, isRowEmpty, hasUnclearUnit } from './rows';

/** Maximum number of rows after pasting a list. */
const maxRows = 200;

/**
 * Number of rows to match before yielding to other tasks, because each match takes time in a large
 * catalogue.
 */
const rowsPerBatch = 5;

/** Creates a row without a product. Its quantity is the needed number of pieces, if entered. */
function createStartingRow(): Row {
  const pieces = readNeededPieces();
  return createRow(pieces === undefined ? {} : { quantity: String(pieces), packId: anyPacksId });
}

/** Adds an empty row at the end, unless the last row is empty. */
function addEmptyRow(rows: readonly Row[]): readonly Row[] {
  const lastRow = rows.at(-1);
  return lastRow && isRowEmpty(lastRow) ? rows : [...rows, createStartingRow()];
}

const needsMatch = (row: Row): boolean =>
  row.touched && !row.productId && !row.note && !isRowEmpty(row);

/** The unit that the shopper chooses for quantities without a unit in the list. */
export type CountUnit = 'pieces' | 'packs';

const packIdsByUnit = { pieces: anyPacksId, packs: smallestPackId };

/** Applies the shopper's answer, pieces or packs, to a row with an unclear unit. */
const applyUnitAnswer = (row: Row, answer: CountUnit | undefined): Row =>
  row.lacksUnit ? { ...row, packId: answer && packIdsByUnit[answer] } : row;

/**
 * Returns the shopper's answer for all rows with an unclear unit, or `undefined` if there are no
 * such rows. `answer` is `undefined` if the shopper has not answered yet.
 */
function getUnitAnswer(rows: readonly Row[]): { answer: CountUnit | undefined } | undefined {
  const [firstUnclearRow] = rows.filter(({ lacksUnit }) => lacksUnit);
  if (!firstUnclearRow) return undefined;
  if (firstUnclearRow.packId === undefined) return { answer: undefined };
  return { answer: firstUnclearRow.packId === anyPacksId ? 'pieces' : 'packs' };
}

/**
 * Marks a pasted row if it names neither pieces nor packs. This is known only after its product has
 * been matched, because the quantity may be part of the product text until then.
 */
const markMissingUnit = (row: Row): Row =>
  row.isPasted && hasUnclearUnit(row) ? { ...row, lacksUnit: true } : row;

export type ChangeRows = (change: (rows: readonly Row[]) => readonly Row[]) => void;

/**
 * Manages the rows of a quick order and adds them to the cart.
 * @param search the shop's search, or `undefined` until it is complete
 */
export function useQuickOrder(
  search: SearchIndex<Product> | undefined,
  onAdd: (lines: CartLine[]) => void,
) {
  const dispatch = useAppDispatch();
  const [rows, setRows] = useState(() => addEmptyRow(quickOrderDraft.read().rows));
  const [clearedRows, setClearedRows] = useState<readonly Row[]>([]);
  const [summary, setSummary] = useState('');
  const filledRows = rows.filter((row) => !isRowEmpty(row));
  const productAnswers = useAppSelector(
    (state) =>
      rows.map(({ productId }) => {
        const { data, isError } = catalogApi.endpoints.getProduct.select(productId)(state);
        return isError ? 'failed' : data;
      }),
    shallowEqual,
  );
  const checkedRows = rows.map((row, index) => ({ row, ...checkRow(row, productAnswers[index]) }));

  useEffect(() => {
    const rowsToStore = rows.filter((row) => !isRowEmpty(row));
    quickOrderDraft.update(() => (rowsToStore.length > 0 ? { rows: rowsToStore } : undefined));
  }, [rows]);

  const rankProducts = useMemo(() => search && createProductRanker(search), [search]);
  useEffect(() => {
    const batch = rows.filter(needsMatch).slice(0, rowsPerBatch);
    if (!rankProducts || batch.length === 0) return;
    startTransition(() =>
      setRows((currentRows) => {
        const answer = getUnitAnswer(currentRows)?.answer;
        return currentRows.map((row) =>
          batch.includes(row) ? applyUnitAnswer(markMissingUnit(rankProducts(row)), answer) : row,
        );
      }),
    );
  }, [rankProducts, rows]);

  const change = useCallback<ChangeRows>((updateRows) => {
    setRows((currentRows) => addEmptyRow(updateRows(currentRows)));
    setSummary('');
  }, []);

  const unitAnswer = getUnitAnswer(filledRows);
  const answerUnit = (answer: CountUnit) =>
    change((currentRows) => currentRows.map((row) => applyUnitAnswer(row, answer)));

  return {
    /**
     * Answer to whether the list's numbers count pieces or packs. It is `undefined` if there is
     * nothing to ask.
     */
    unitAnswer,
    answerUnit,

    /** Rows with their cart lines or problems. */
    rows: checkedRows,
    change,
    /** Message about the result of the last action. */
    summary,

    canUndo: clearedRows.length > 0,
    /** Clears all rows, or restores them if they are already cleared. */
    clear: () => {
      setClearedRows(filledRows);
      change(() => (filledRows.length > 0 ? [] : clearedRows));
    },

    /**
     * Adds the rows of a pasted list.
     * @returns whether rows were added
     */
    paste: async (text: string): Promise<boolean> => {
      if (!search) setSummary('Your list will be filled in once the products have loaded.');
      const { data: loadedProducts, error } = await dispatch(
        catalogApi.endpoints.getProducts.initiate(undefined, { subscribe: false }),
      );
      if (!loadedProducts) {
        setSummary(getErrorMessage(error));
        return false;
      }
      const { products: loadedSearch } = await buildCatalogueSearch(loadedProducts);
      const parsedRows = readList(text, createKnownWords(loadedSearch));
      const rowsToAdd = parsedRows.filter(
        ({ pack, quantity, isQuantityInText }) => isQuantityInText || pack || quantity,
      );
      const newRows = rowsToAdd.map(({ product, pack, quantity }) =>
        createRow({ text: product, packText: pack, quantity, isPasted: true, touched: true }),
      );
      const rowCount = filledRows.length + newRows.length;
      if (newRows.length === 0 || rowCount > maxRows) {
        const tooManyText = `A quick order can have at most ${String(maxRows)} rows. With this list it would have ${String(rowCount)}.`;
        setSummary(
          newRows.length === 0 ? 'We could not find any products in this list.' : tooManyText,
        );
        return false;
      }
      change((currentRows) => [...currentRows.filter((row) => !isRowEmpty(row)), ...newRows]);
      const skippedRowsText = formatCounted(parsedRows.length - newRows.length, 'row');
      const skippedText =
        parsedRows.length > newRows.length && `Skipped ${skippedRowsText} without a quantity.`;
      const filledText = `${formatCounted(newRows.length, 'row')} filled in from your list.`;
      setSummary([filledText, skippedText].filter(Boolean).join(' '));
      return true;
    },

    addAll: () => {
      if (filledRows.length === 0) return;
      const linesOfReadyRows = checkedRows.flatMap(({ lines }) => (lines ? [lines] : []));
      const remainingRows = checkedRows.flatMap(({ row, lines }) =>
        lines ? [] : { ...row, touched: true },
      );
      if (linesOfReadyRows.length > 0) onAdd(linesOfReadyRows.flat());
      change(() => remainingRows.filter((row) => !isRowEmpty(row)));
      // Counts packs, as the badge of the cart does.
      const packCount = linesOfReadyRows.flat().reduce((sum, { quantity }) => sum + quantity, 0);
      const addedText = `${String(linesOfReadyRows.length)} of ${formatCounted(filledRows.length, 'row')} added`;
      setSummary(
        packCount > 0 ? `${addedText}: ${formatCounted(packCount, 'pack')}.` : `${addedText}.`,
      );
    },
  };
}

export type QuickOrderState = ReturnType<typeof useQuickOrder>;
