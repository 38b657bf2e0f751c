import type { KnownWords } from './nameWords';
import { isTableText, separateByTabs } from './pastedCells';
import { readMessage, removeSender, splitItems } from './readMessage';
import { readTable } from './readTable';

/** One row of a pasted list, as the shopper wrote it. */
export interface PastedRow {
  product: string;
  pack: string;
  /** Number of packs, or of pieces if the text says so. It is `''` if the row has no quantity. */
  quantity: string;
  /** Whether `product` may contain the quantity, as in a line of a message. */
  isQuantityInText?: boolean;
}

/**
 * Reads the rows of a pasted list, which is a spreadsheet or a message with one item per line.
 * @param knownWords tells products from other text
 */
export function readList(text: string, knownWords: KnownWords): PastedRow[] {
  const tabbedText = separateByTabs(text);
  const textWithoutSenders = tabbedText.replace(/^.*$/gm, removeSender);
  const hasSeveralItemsInLine =
    !tabbedText.includes('\t') &&
    textWithoutSenders.split(/\r\n?|\n/).some((line) => splitItems(line).length > 1);
  const isTable = !hasSeveralItemsInLine && isTableText(textWithoutSenders);
  return isTable ? readTable(tabbedText) : readMessage(text, knownWords);
}
