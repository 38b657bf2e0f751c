import { useMemo, useRef } from 'react';
import { messageOf } from '@/shared/api/apiError';
import { InlineError } from '@/shared/ui/InlineError';
import { useCatalogueSearch } from '../../search/useCatalogueSearch';
import { useProducts } from '../../catalogApi';
import { productMatcher } from '../match';
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
  const { search, error, refetch } = useCatalogueSearch(useProducts());
  const match = useMemo(() => search && productMatcher(search.products), [search]);
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

  return (
    <>
      <PasteList form={form} onPaste={pasted} />
      {!search && error && <InlineError message={messageOf(error)} onRetry={refetch} />}
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
              search={search?.products}
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
