import { useMemo, useRef } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { InlineError } from '@/shared/ui/InlineError';
import { productEntry, useSearchIndex } from '../../search/useSearchIndex';
import { useProducts } from '../../useCatalog';
import { productMatcher } from '../matchProduct';
import { useQuickOrder } from '../useQuickOrder';
import type { QuickOrderOptions } from '../useQuickOrder';
import { AddBar } from './AddBar';
import { OrderRow } from './OrderRow';
import { PasteList } from './PasteList';
import { focusPart } from './rowFields';
import { OrderRows } from './quickOrderStyles';

/** More than one cell, which a field for one product cannot take. */
const isList = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Many products at once, by keyboard or from a spreadsheet. */
export function QuickOrder(options: QuickOrderOptions) {
  const { data, error, isError, refetch } = useProducts();
  const search = useSearchIndex(data, true, productEntry);
  const match = useMemo(
    () => data && search.index && productMatcher(data, search.index),
    [data, search.index],
  );
  const { form, rows, summary, setSummary, edit, remove, paste, addAll } = useQuickOrder(
    match,
    options,
  );
  const list = useRef<HTMLOListElement>(null);
  const pasted = (text: string) => {
    const isTaken = paste(text);
    if (isTaken) list.current?.focus();
    return isTaken;
  };
  const failure = data ? search.error : error;

  return (
    <>
      <PasteList form={form} onPaste={pasted} />
      {failure && (
        <InlineError
          message={messageOf(failure)}
          onRetry={() => {
            search.refetch();
            if (isError) void refetch();
          }}
        />
      )}
      <OrderRows>
        <div aria-hidden>
          <span>Product</span>
          <span>Pack</span>
          <span>Packs</span>
          <span style={{ textAlign: 'right' }}>Total</span>
        </div>
        <ol ref={list} tabIndex={-1} aria-label="Rows" onChange={() => setSummary('')}>
          {rows.map(({ key }, index) => (
            <OrderRow
              key={key}
              index={index}
              control={form.control}
              search={search.index}
              onEdit={(parts) => edit(index, parts)}
              onNext={() => focusPart(rows.length - 1, 'product')}
              onRemove={() => {
                focusPart(index + 1 < rows.length ? index + 1 : index - 1, 'product');
                remove(index);
              }}
              onPaste={(text) => isList(text) && pasted(text)}
            />
          ))}
        </ol>
      </OrderRows>
      <AddBar control={form.control} summary={summary} onAdd={addAll} />
    </>
  );
}
