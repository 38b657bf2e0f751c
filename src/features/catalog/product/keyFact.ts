import { isolate } from '@/shared/text/isolate';
import { findDimensions, readSpecification } from '../facts/specification';

const maxFactLength = 60;

/**
 * Returns the size in a specification as a text, such as `Size: 10 cm`, or else the first row with
 * a short value. Returns `''` if there is neither.
 */
export function getKeyFact(html: string): string {
  const rows = readSpecification(html);
  const size = findDimensions(rows);
  const fact = size ?? rows.find(({ value }) => value.length <= maxFactLength);
  return fact ? `${fact.name}: ${isolate(fact.value, fact.name)}` : '';
}
