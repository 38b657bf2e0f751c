import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { counted } from '@/shared/format/counted';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { wait } from '@/shared/timing/wait';
import type { Product } from '../mergeProducts';
import { askFreshLines } from '../product/freshLines';
import type { SearchIndex } from '../search/searchIndex';
import { productMatcher } from './match';
import { pastedRows, pastedText } from './pastedRows';
import { anyPacks, newRow, quickOrderDraft } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';
import { isEmpty, isUnclear, maxRows, orderOf, unread, withEmptyRow, withUnit } from './rows';

export interface QuickOrderForm {
  /** What stands in the box for lists. */
  list: string;
  rows: Row[];
}

export interface QuickOrderOptions {
  onAdd: (lines: CartLine[]) => void;
  /** What has changed between a line and what the shop sells now, in words; `undefined`: nothing. */
  changeText: (line: CartLine, now: FreshLine) => string | undefined;
}

export type QuickOrderState = Omit<ReturnType<typeof useQuickOrder>, 'list'>;

/** The rows of a quick order and the way into the cart. */
export function useQuickOrder(
  products: SearchIndex<Product> | undefined,
  { onAdd, changeText }: QuickOrderOptions,
) {
  const dispatch = useAppDispatch();
  const unmountSignal = useUnmountSignal();
  const list = useRef<HTMLOListElement>(null);
  const [summary, setSummary] = useState('');
  const [cleared, setCleared] = useState<Row[]>([]);
  const [defaultValues] = useState(() => {
    // What was not chosen yet is looked up again.
    const unchecked = { guesses: [], note: '', touched: true };
    const rows = quickOrderDraft.read().rows.map((row) => ({ ...row, ...unchecked }));
    return { list: '', rows: withEmptyRow(rows) };
  });
  const form = useForm<QuickOrderForm>({ defaultValues });
  const { getValues, setValue, control } = form;
  const { fields, append, replace } = useFieldArray({ control, name: 'rows' });

  const match = useMemo(() => products && productMatcher(products), [products]);
  /** Looks up the product that the row's text names, once. */
  const lookUp = (row: Row): Row => {
    const isDone = row.productId || row.note || !row.touched || isEmpty(row);
    return withUnit(isDone ? row : { ...row, ...match?.(row) });
  };
  /** In slices, since each search takes time in a large shop. */
  const lookUpAll = async () => {
    const signal = unmountSignal();
    for (let at = 0; at < getValues('rows').length && !signal.aborted; at += 1) {
      const row = getValues(`rows.${at}`);
      const found = lookUp(row);
      if (found !== row) setValue(`rows.${at}`, found);
      if (at % 5 === 4) await wait(0);
    }
  };
  const setRows = (rows: readonly Row[]) => {
    replace(withEmptyRow(rows));
    void lookUpAll();
  };
  const filledRows = () => getValues('rows').filter((row) => !isEmpty(row));
  const begin = useEffectEvent(() => void lookUpAll());
  useEffect(() => {
    if (match) begin();
  }, [match]);

  const noteOf = (line: CartLine, now: FreshLine): string | undefined => {
    const changed = changeText(line, now);
    if (!now) return changed ?? unread;
    return changed && `${changed}. Add again to accept.`;
  };

  return {
    form,
    /** Only their keys: each row watches its own values. */
    rows: fields,
    /** Of the rows. */
    list,
    summary,

    edit: (index: number, parts: Partial<Row>) => {
      const row = { ...getValues(`rows.${index}`), note: '', ...parts };
      setValue(`rows.${index}`, lookUp(row));
      setSummary('');
      const isLast = index === getValues('rows').length - 1;
      if (isLast && !isEmpty(row) && index + 1 < maxRows) append(newRow(), { shouldFocus: false });
    },

    remove: (index: number) => setRows(getValues('rows').filter((_, at) => at !== index)),

    /** Numbers that name neither packs nor pieces count pieces. */
    countPieces: () =>
      setRows(
        getValues('rows').map((row) => (isUnclear(row) ? { ...row, packId: anyPacks } : row)),
      ),

    canUndo: cleared.length > 0,
    /** Clears all rows, or brings them back. */
    clear: () => {
      const filled = filledRows();
      setCleared(filled);
      setRows(filled.length > 0 ? [] : cleared);
      setSummary('');
    },

    paste: (text: string) => {
      const filled = filledRows();
      const all = pastedRows(text);
      const pasted = all.filter(({ pack, quantity }) => pack || quantity);
      const blank = counted(all.length - pasted.length, 'row');
      const left = pasted.splice(Math.max(maxRows - filled.length, 0));
      const added = pasted.map(({ product, pack, quantity }) =>
        newRow({ text: product, packText: pack, quantity, touched: true }),
      );
      setRows([...filled, ...added]);
      setValue('list', pastedText(left));
      const rest = `${counted(left.length, 'row')} left in “Paste a list”: there is room for ${String(maxRows)}.`;
      const said = [
        `${counted(added.length, 'row')} filled in.`,
        pasted.length + left.length < all.length && `${blank} without a quantity left out.`,
        left.length > 0 && rest,
      ];
      setSummary(said.filter(Boolean).join(' '));
      list.current?.focus();
    },

    /** @param lines what each row stands for, if it can be added */
    addAll: async (lines: readonly (CartLine[] | undefined)[]) => {
      const signal = unmountSignal();
      const rows = getValues('rows');
      const tried = filledRows().length;
      if (tried === 0) {
        // A second press too many takes no word back.
        setSummary((now) => now || 'There is nothing to add yet.');
        return;
      }
      const ready = lines.flatMap((own = []) => own);
      const orders = new Map(rows.map((row, at) => [orderOf(row), lines[at]]));
      setSummary(ready.length > 0 ? 'Checking prices...' : '');
      const answers = await dispatch(askFreshLines(ready));
      if (signal.aborted) return;

      const fresh = new Map(ready.map((line, at) => [line, answers[at]]));
      const added: CartLine[][] = [];
      const rest = getValues('rows').flatMap((row) => {
        // One that was changed meanwhile waits for the next press.
        const own = orders.get(orderOf(row));
        if (!own) return { ...row, touched: !isEmpty(row) };
        const note = own.map((line) => noteOf(line, fresh.get(line))).find(Boolean);
        if (note !== undefined) return { ...row, note, touched: true };
        added.push(own);
        return [];
      });
      setRows(rest);
      if (added.length > 0) onAdd(added.flat());
      setSummary(`${String(added.length)} of ${String(tried)} added`);
    },
  };
}
