import { isolated } from '@/shared/text/isolated';
import { dimensionsIn, readSpecification } from '../facts/specification';

const longestFact = 60;

/** The size of a product as its specification has it, or else the first short line there. */
export function keyFact(html: string): string {
  const rows = readSpecification(html);
  const size = dimensionsIn(rows);
  const fact = size ?? rows.find(({ value }) => value.length <= longestFact);
  return fact ? `${fact.name}: ${isolated(fact.value, fact.name)}` : '';
}
