import { messageOf } from '@/shared/api/apiError';
import { InlineError } from '@/shared/ui/InlineError';
import { useCatalogueSearch } from '../../search/useCatalogueSearch';
import { useProducts } from '../../catalogApi';
import { useQuickOrder } from '../useQuickOrder';
import type { QuickOrderOptions } from '../useQuickOrder';
import { AddBar } from './AddBar';
import { OrderRow } from './OrderRow';
import { PasteList } from './PasteList';
import { OrderRows } from './quickOrderStyles';

/** More than one cell, which a field for one product cannot take. */
const isList = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Many products at once, by keyboard or from a spreadsheet. */
export function QuickOrder(options: QuickOrderOptions) {
  const { search, error, refetch } = useCatalogueSearch(useProducts());
  const { list, ...order } = useQuickOrder(search?.products, options);

  return (
    <>
      <PasteList form={order.form} onPaste={order.paste} />
      {!search && error && <InlineError message={messageOf(error)} onRetry={refetch} />}
      <OrderRows>
        <div aria-hidden>
          <span>Product</span>
          <span>Pack</span>
          <span>Quantity</span>
          <span>Total</span>
        </div>
        <ol
          ref={list}
          tabIndex={-1}
          aria-label="Rows"
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            if (!isList(text)) return;
            event.preventDefault();
            order.paste(text);
          }}
        >
          {order.rows.map(({ key }, index) => (
            <OrderRow key={key} index={index} order={order} search={search?.products} />
          ))}
        </ol>
      </OrderRows>
      <AddBar order={order} />
    </>
  );
}
