import { useEffect, useEffectEvent, useState } from 'react';
import { useFieldArray, useForm } from 'react-hook-form';
import type { CartLine, FreshLine } from '@/shared/contract/cart';
import { counted } from '@/shared/format/counted';
import { useUnmountSignal } from '@/shared/browser/useUnmountSignal';
import { useAppDispatch } from '@/shared/store/storeHooks';
import { askFreshLines } from '../product/freshLines';
import { pastedRows, pastedText } from './pastedRows';
import { newRow, quickOrderDraft } from './quickOrderDraft';
import type { Row } from './quickOrderDraft';
import { isEmpty, lookedUp, maxRows, orderOf, unread, withEmptyRow } from './rows';

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

/**
 * The rows of a quick order and the way into the cart.
 * @param match `undefined` until the catalogue can be searched
 */
export function useQuickOrder(
  match: ((text: string) => Partial<Row>) | undefined,
  { onAdd, changeText }: QuickOrderOptions,
) {
  const dispatch = useAppDispatch();
  const unmountSignal = useUnmountSignal();
  const [summary, setSummary] = useState('');
  const [defaultValues] = useState(() => ({
    list: '',
    // What was not chosen yet is looked up again.
    rows: withEmptyRow(
      quickOrderDraft
        .read()
        .rows.map((row) => ({ ...row, guess: undefined, note: '', touched: true })),
    ),
  }));
  const form = useForm<QuickOrderForm>({ defaultValues });
  const { getValues, setValue, control } = form;
  const { fields, append, replace } = useFieldArray({ control, name: 'rows' });

  const lookUp = (row: Row): Row => (match ? lookedUp(row, match) : row);
  const setRows = (rows: readonly Row[]) => replace(withEmptyRow(rows.map(lookUp)));
  const noteOf = (line: CartLine, now: FreshLine): string | undefined => {
    const changed = changeText(line, now);
    if (!now) return changed ?? unread;
    return changed && `${changed}. Add again to accept.`;
  };
  const lookUpAll = useEffectEvent(() => setRows(getValues('rows')));
  useEffect(() => {
    if (match) lookUpAll();
  }, [match]);

  return {
    form,
    /** Only their keys: each row watches its own values. */
    rows: fields,
    summary,
    setSummary,

    edit: (index: number, parts: Partial<Row>) => {
      const row = { ...getValues(`rows.${index}`), note: '', ...parts };
      setValue(`rows.${index}`, lookUp(row));
      const isLast = index === getValues('rows').length - 1;
      if (isLast && !isEmpty(row) && index + 1 < maxRows) append(newRow(), { shouldFocus: false });
    },

    remove: (index: number) => setRows(getValues('rows').filter((_, at) => at !== index)),

    /** @returns whether there was anything in it */
    paste: (text: string): boolean => {
      const filled = getValues('rows').filter((row) => !isEmpty(row));
      const pasted = pastedRows(text);
      if (pasted.length === 0) return false;
      const room = Math.max(maxRows - filled.length, 0);
      const taken = pasted.slice(0, room);
      const left = pasted.slice(room);
      const added = taken.map(({ product, pack, quantity }) =>
        newRow({ text: product, packText: pack, quantity, touched: true }),
      );
      setRows([...filled, ...added]);
      setValue('list', pastedText(left));
      const rest = `${counted(left.length, 'row')} left in “Paste a list”: there is room for ${String(maxRows)}.`;
      setSummary(
        `${counted(taken.length, 'row')} filled in. ${left.length > 0 ? rest : ''}`.trim(),
      );
      return true;
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
      const ready = rows.flatMap((row, at) => {
        const line = lines[at];
        return line ? [{ order: orderOf(row), line }] : [];
      });
      setSummary(ready.length > 0 ? 'Checking prices...' : '');
      const fresh = await dispatch(askFreshLines(ready.map(({ line }) => line)));
      if (signal.aborted) return;

      const orders = ready.map(({ order }) => order);
      const added: CartLine[] = [];
      const rest = getValues('rows').flatMap((row) => {
        // One that was changed meanwhile waits for the next press.
        const at = orders.indexOf(orderOf(row));
        const line = ready[at]?.line;
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
