import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { counted } from '@/shared/format/counted';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import type { Product } from '../mergeProducts';
import { askFreshLines } from '../product/freshLines';
import type { SearchIndex } from '../search/searchIndex';
import { productMatcher } from './matchProduct';
import { pastedRows } from './pastedRows';
import { readDraft, useDraftOf } from './quickOrderDraft';
import { checkRow, isEmpty, isSameOrder, matched, maxRows, rowOf, withEmptyRow } from './rows';
import type { Row } from './rows';
import { atOnce, useAnswers } from './useAnswers';

/** How long rows are looked up at a stretch, in ms, before the page may go on. */
const stretch = 20;

export interface QuickOrderOptions {
  products: readonly Product[] | undefined;
  index: SearchIndex<Product> | undefined;
  onAdd: (lines: CartLine[]) => void;
  /** What has changed between a line and what the shop sells now, in words; `undefined`: nothing. */
  changeText: (line: CartLine, now: FreshLine) => string | undefined;
}

/** The rows of a quick order, what is known of their products, and the way into the cart. */
export function useQuickOrder({ products, index, onAdd, changeText }: QuickOrderOptions) {
  const dispatch = useAppDispatch();
  const unmountSignal = useUnmountSignal();
  const [rows, setRows] = useState(() => withEmptyRow(readDraft()));
  const [summary, setSummary] = useState('');
  const [isAdding, setIsAdding] = useState(false);
  // The truth for what ends later than a draw, such as a second press of the button.
  const latest = useRef({ rows, isAdding });

  const change = useCallback((make: (rows: readonly Row[]) => readonly Row[]) => {
    latest.current.rows = withEmptyRow(make(latest.current.rows));
    setRows(latest.current.rows);
  }, []);

  const edit = useCallback(
    (id: string, parts: Partial<Row>) => {
      change((now) => now.map((row) => (row.id === id ? { ...row, note: '', ...parts } : row)));
      setSummary('');
    },
    [change],
  );
  const remove = useCallback(
    (id: string) => {
      change((now) => now.filter((row) => row.id !== id));
      setSummary('');
    },
    [change],
  );

  useDraftOf(rows);

  const ids = useMemo(
    () => [...new Set(rows.map(({ productId }) => productId).filter(Boolean))],
    [rows],
  );
  const { answers, retry, renew } = useAnswers(ids);

  const match = useMemo(
    () => (products && index ? productMatcher(products, index) : undefined),
    [products, index],
  );
  useEffect(() => {
    if (!match || !rows.some(({ isNew }) => isNew)) return undefined;
    const timer = setTimeout(() => {
      const end = performance.now() + stretch;
      change((now) =>
        now.map((row) =>
          row.isNew && performance.now() < end ? matched(row, match(row.text)) : row,
        ),
      );
    });
    return () => clearTimeout(timer);
  }, [change, match, rows]);

  const paste = useCallback(
    (text: string) => {
      const filled = latest.current.rows.filter((row) => !isEmpty(row));
      const pasted = pastedRows(text, maxRows - filled.length);
      change(() => [...filled, ...pasted.rows.map(rowOf)]);
      const count = `${counted(pasted.rows.length, 'row')} filled in.`;
      const { leftOut } = pasted;
      setSummary(
        leftOut === 0
          ? count
          : `${count} ${counted(leftOut, 'row')} ${leftOut === 1 ? 'was' : 'were'} left out: a list holds ${String(maxRows)}.`,
      );
      return pasted.rows.length;
    },
    [change],
  );

  const addAll = async () => {
    if (latest.current.isAdding) return;
    const signal = unmountSignal();
    const tried = latest.current.rows.filter((row) => !isEmpty(row));
    if (tried.length === 0) {
      // A second press too many takes no word back.
      setSummary((now) => now || 'There is nothing to add yet.');
      return;
    }
    const ready = tried.flatMap((row) => {
      const { line } = checkRow(row, answers.get(row.productId));
      return line ? [{ row, line }] : [];
    });
    const setAdding = (now: boolean) => {
      latest.current.isAdding = now;
      setIsAdding(now);
    };
    setAdding(true);
    setSummary(ready.length > 0 ? 'Checking prices...' : '');
    const fresh: FreshLine[] = [];
    for (let at = 0; at < ready.length && !signal.aborted; at += atOnce) {
      const lines = ready.slice(at, at + atOnce).map(({ line }) => line);
      fresh.push(...(await dispatch(askFreshLines(lines))));
    }
    if (signal.aborted) return;

    const present = new Map(latest.current.rows.map((row) => [row.id, row]));
    const added = new Map<string, CartLine>();
    const notes = new Map<string, string>();
    const unread: string[] = [];
    ready.forEach(({ row, line }, at) => {
      const now = fresh[at];
      const changed = changeText(line, now);
      // A row that was changed meanwhile waits for the next press.
      if (!isSameOrder(row, present.get(row.id))) return;
      if (now === undefined) unread.push(line.productId);
      else if (changed === undefined) added.set(row.id, line);
      else notes.set(row.id, now ? `${changed}. Add again to accept.` : changed);
    });
    change((now) =>
      now
        .filter(({ id }) => !added.has(id))
        .map((row) => {
          const note = notes.get(row.id) ?? row.note;
          const isSaid = isEmpty(row) || (row.touched && note === row.note);
          return isSaid ? row : { ...row, note, touched: true };
        }),
    );
    renew(
      ready.map(({ line }) => line.productId),
      unread,
    );
    if (added.size > 0) onAdd([...added.values()]);
    setSummary(`${String(added.size)} of ${String(tried.length)} added`);
    setAdding(false);
  };

  return { rows, answers, summary, isAdding, edit, remove, retry, paste, addAll };
}
