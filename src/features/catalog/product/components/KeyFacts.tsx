import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { inBrowser } from '@/shared/browser/inBrowser';
import type { ProductDetail } from '@/shared/contract/product';
import { formatPaisa, formatRupees } from '@/shared/format/money';
import type { Paisa } from '@/shared/format/money';
import { useIdle } from '@/shared/timing/useIdle';
import { lazyPart } from '@/shared/ui/lazyPart';
import { Skeleton } from '@/shared/ui/Skeleton';
import type { SpecRow } from '../../facts/specification';
import { leastPrices } from '../packValue';
import { priceRange } from '../purchase';

const List = styled('dl')(({ theme: { vars } }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 16px',
  margin: '0 0 24px',
  fontSize: '0.9375rem',
  '& div': { display: 'contents' },
  '& dt': { color: vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'break-word' },
}));

function priceText(product: ProductDetail): string | undefined {
  const prices = priceRange(product);
  if (!prices) return undefined;
  const range = [...new Set([prices.low, prices.high])].map(formatRupees).join(' – ');
  const each = Math.round(leastPrices(product.productPackRequests).each ?? 0) as Paisa;
  return `${range} a pack${each >= 1 ? `, from ${formatPaisa(each)} each` : ''}`;
}

interface FactsProps {
  product: ProductDetail;
  /** What the specification says first, once that is known. */
  rows: readonly SpecRow[] | undefined;
}

export function Facts({ product, rows }: FactsProps) {
  const price = priceText(product);
  return (
    <>
      <List data-facts>
        {price && (
          <div>
            <dt>Price</dt>
            <dd>{price}</dd>
          </div>
        )}
        {rows?.map(({ name, value }) => (
          <div key={name + value} data-fact>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </List>
      {!rows && <Skeleton variant="rounded" height={84} sx={{ mb: 3 }} />}
    </>
  );
}

const SpecifiedFacts = lazyPart<FactsProps>(
  async () => (await import('./SpecifiedFacts')).SpecifiedFacts,
  {
    loading: (props) => <Facts {...props} />,
    failed: (_retry, { product, rows = [] }) => <Facts product={product} rows={rows} />,
  },
);

/** As the prerendered page has read the specification, as long as it stands. */
function prerenderedRows(): SpecRow[] | undefined {
  const list = document.querySelector('html:not([data-plain]) #static-page [data-facts]');
  const textOf = (node: Node | null) => node?.textContent ?? '';
  return (
    (list &&
      [...list.querySelectorAll('[data-fact]')].map(({ firstChild, lastChild }) => ({
        name: textOf(firstChild),
        value: textOf(lastChild),
      }))) ??
    undefined
  );
}

/** What decides at a glance: price, size, and what the specification says first, which is read once the page is done. */
export function KeyFacts({ product }: { product: ProductDetail }) {
  const idle = useIdle();
  const [rows] = useState(() => (inBrowser ? prerenderedRows() : undefined));
  const Part = rows && !idle ? Facts : SpecifiedFacts;
  return <Part product={product} rows={rows} />;
}
