import { useMemo } from 'react';
import type { ComponentProps } from 'react';
import { dimensionsIn, readSpecification } from '../../facts/specification';
import type { SpecRow } from '../../facts/specification';
import { Facts } from './KeyFacts';

const mostFacts = 3;
const longestFact = 60;

/** The size, and the first of what is short. */
function keyRows(html: string): SpecRow[] {
  const rows = readSpecification(html);
  const size = dimensionsIn(rows);
  const others = rows.filter((row) => row !== size && row.value.length <= longestFact);
  return [...(size ? [size] : []), ...others.slice(0, mostFacts)];
}

export function SpecifiedFacts({ product }: ComponentProps<typeof Facts>) {
  const rows = useMemo(() => keyRows(product.productSpecText), [product]);
  return <Facts product={product} rows={rows} />;
}
