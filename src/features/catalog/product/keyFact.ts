import { isolate } from '@/shared/text/isolate';
import { findDimensions, readSpecification } from '../facts/specification';

const longestFact = 60;

/** The size of a product as its specification has it, or else the first short line there. */
export function getKeyFact(html: string): string {
  const rows = readSpecification(html);
  const size = findDimensions(rows);
  const fact = size ?? rows.find(({ value }) => value.length <= longestFact);
  return fact ? `${fact.name}: ${isolate(fact.value, fact.name)}` : '';
}
