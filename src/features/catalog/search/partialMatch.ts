/** What has some of the words of a query, none having all. */
export interface PartialMatch {
  /** The numbers of the entries that have the most of the words, the best first. */
  found: Uint32Array;
  /** How many of the words each of them has. */
  matched: number;
  /** How many words the query has. */
  asked: number;
  /** What is said of them, before and after the query is named. */
  heading: string;
  text: string;
}

export function partWords(matched: number, asked: number): Pick<PartialMatch, 'heading' | 'text'> {
  if (matched === 0) return { heading: 'No results for', text: 'No product matches your search.' };
  const all = asked === 2 ? 'both' : `all ${String(asked)}`;
  const these = `These have ${String(matched)} of your ${String(asked)} words.`;
  return { heading: 'Similar to', text: `No product has ${all} words. ${these}` };
}
