import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { counted } from '@/shared/format/counted';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { useAppDispatch } from '@/shared/store/storeHooks';
import type { Product } from '../mergeProducts';
import { askFreshLines } from '../product/freshLines';
import type { SearchIndex } from '../search/searchIndex';
import { productMatcher } from './match';
import { pastedRows, pastedText } from './pastedRows';
import { newRow, quickOrderDraft } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';
import { isEmpty, maxRows, orderOf, unread, withEmptyRow } from './rows';

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
  const [defaultValues] = useState(() => {
    // What was not chosen yet is looked up again.
    const unchecked = { guess: undefined, note: '', touched: true };
    const rows = quickOrderDraft.read().rows.map((row) => ({ ...row, ...unchecked }));
    return { list: '', rows: withEmptyRow(rows) };
  });
  const form = useForm<QuickOrderForm>({ defaultValues });
  const { getValues, setValue, control } = form;
  const { fields, append, replace } = useFieldArray({ control, name: 'rows' });

  const match = useMemo(() => products && productMatcher(products), [products]);
  /** Looks up the product that the row's text names, once. */
  const lookUp = (row: Row): Row => {
    const isDone = row.productId || row.guess || row.note;
    return isDone || !row.touched || isEmpty(row) ? row : { ...row, ...match?.(row.text) };
  };
  const setRows = (rows: readonly Row[]) => replace(withEmptyRow(rows.map(lookUp)));
  const lookUpAll = useEffectEvent(() => setRows(getValues('rows')));
  useEffect(() => {
    if (match) lookUpAll();
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

    paste: (text: string) => {
      const filled = getValues('rows').filter((row) => !isEmpty(row));
      const pasted = pastedRows(text);
      const left = pasted.splice(Math.max(maxRows - filled.length, 0));
      const added = pasted.map(({ product, pack, quantity }) =>
        newRow({ text: product, packText: pack, quantity, touched: true }),
      );
      setRows([...filled, ...added]);
      setValue('list', pastedText(left));
      const rest = `${counted(left.length, 'row')} left in “Paste a list”: there is room for ${String(maxRows)}.`;
      setSummary(
        `${counted(added.length, 'row')} filled in. ${left.length > 0 ? rest : ''}`.trim(),
      );
      list.current?.focus();
    },

    /** @param lines what each row stands for, if it can be added */
    addAll: async (lines: readonly (CartLine | undefined)[]) => {
      const signal = unmountSignal();
      const rows = getValues('rows');
      const tried = rows.filter((row) => !isEmpty(row)).length;
      if (tried === 0) {
        // A second press too many takes no word back.
        setSummary((now) => now || 'There is nothing to add yet.');
        return;
      }
      const ready = lines.filter((line) => line !== undefined);
      const orders = rows.filter((_, at) => lines[at]).map(orderOf);
      setSummary(ready.length > 0 ? 'Checking prices...' : '');
      const fresh = await dispatch(askFreshLines(ready));
      if (signal.aborted) return;

      const added: CartLine[] = [];
      const rest = getValues('rows').flatMap((row) => {
        // One that was changed meanwhile waits for the next press.
        const at = orders.indexOf(orderOf(row));
        const line = ready[at];
        if (!line) return { ...row, touched: !isEmpty(row) };
        const note = noteOf(line, fresh[at]);
        if (note !== undefined) return { ...row, note, touched: true };
        added.push(line);
        return [];
      });
      setRows(rest);
      if (added.length > 0) onAdd(added);
      setSummary(`${String(added.length)} of ${String(tried)} added`);
    },
  };
}
