import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { messageOf } from '@/shared/api/apiError';
import type { CartLine } from '@/shared/contract/cart';
import { InlineError } from '@/shared/ui/InlineError';
import { useCatalogueSearch } from '../../search/useCatalogueSearch';
import { useProducts } from '../../catalogApi';
import { useQuickOrder } from '../useQuickOrder';
import { AddBar } from './AddBar';
import { OrderRow } from './OrderRow';
import { PasteList } from './PasteList';
import { columns } from './rowParts';

/** More than one cell, which a field for one product cannot take. */
const isList = (text: string): boolean => /[\t\n]/.test(text.trim());

/** Many products at once, by keyboard or from a spreadsheet. */
export function QuickOrder({ onAdd }: { onAdd: (lines: CartLine[]) => void }) {
  const { search, error, refetch } = useCatalogueSearch(useProducts());
  const order = useQuickOrder(search?.products, onAdd);
  const list = useRef<HTMLOListElement>(null);
  const paste = (text: string): boolean => {
    const isFilled = order.paste(text);
    if (isFilled) list.current?.focus();
    return isFilled;
  };

  return (
    <>
      <PasteList onPaste={paste} />
      {!search && error && <InlineError message={messageOf(error)} onRetry={refetch} />}
      <Box aria-hidden sx={{ display: { xs: 'none', md: 'grid' }, ...columns, pb: 1 }}>
        {['Product', 'Pack', 'Quantity', 'Total'].map((heading) => (
          <Typography
            key={heading}
            component="span"
            color="textSecondary"
            sx={{
              fontSize: '0.875rem',
              fontWeight: 600,
              textAlign: heading === 'Total' ? 'right' : undefined,
            }}
          >
            {heading}
          </Typography>
        ))}
      </Box>
      <Box
        component="ol"
        ref={list}
        tabIndex={-1}
        aria-label="Rows"
        onPaste={(event) => {
          const text = event.clipboardData.getData('text');
          if (!isList(text)) return;
          event.preventDefault();
          paste(text);
        }}
      >
        {order.rows.map((checked, index) => (
          <OrderRow
            {...checked}
            key={checked.row.key}
            index={index}
            search={search?.products}
            onChange={order.change}
          />
        ))}
      </Box>
      <AddBar order={order} />
    </>
  );
}
