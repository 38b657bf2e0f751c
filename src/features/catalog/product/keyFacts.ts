import { isolated } from '@/shared/text/isolated';
import { dimensionsIn, readSpecification } from '../facts/specification';

const longestFact = 60;

/** The size of a product and three more lines of its specification, of those that are short. */
export function keyFacts(html: string): string {
  const rows = readSpecification(html);
  const size = dimensionsIn(rows);
  const others = rows.filter((row) => row !== size && row.value.length <= longestFact);
  const facts = [...(size ? [size] : []), ...others.slice(0, 3)];
  return facts.map(({ name, value }) => `${name}: ${isolated(value, name)}`).join('\n');
}
