import { toAsciiDigits } from '@/shared/text/digits';
import { isUnit } from './amount';
import { splitIntoWords } from './nameWords';
import type { KnownWords } from './nameWords';
import { cleanCell } from './pastedCells';
import type { PastedRow } from './readList';
import { readLine } from './readLine';
import { isSizeOnly, removeSizes } from './sizes';

/** Patterns for the time and the sender at the start of a line in a copied chat. */
const senderPatterns = [
  /^\[\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,?\s[^\]]{1,24}\]\s*[^:\n]{1,60}:\s*/u,
  /^\[?\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?(?:\s*,)?\s+\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\]?\s*(?:[-–]\s*)?[^:\n]{1,60}:\s*/iu,
  /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s\d{1,2}:\d{2}(?::\d{2})?(?:\s*[ap]\.?m\.?)?\s*[-–]\s*[^:\n]{1,60}:\s*/iu,
];

/** Removes the time and sender of a chat message from a line. */
export function removeSender(line: string): string {
  const senderPattern = senderPatterns.find((pattern) => pattern.test(line));
  return senderPattern ? line.replace(senderPattern, '') : line;
}

const numberingPattern =
  /^(?:\(?[\d\u0660-\u0669\u06F0-\u06F9]{1,3}\s?[.)۔](?!\d)|#\d{1,3}\b[.)]?|[-–—•*·▪◦►→✓✔☑✅]+)\s*/u;

/**
 * Removes sender, quotation marks, formatting and list numbering from a line. `isListed` is true if
 * the line had a number or bullet.
 */
function readListLine(line: string): { text: string; isListed: boolean } {
  const content = removeSender(line)
    .replace(/^>+\s*/, '')
    .trim()
    .replace(/^([*_~])(.*)\1$/u, '$2');
  const text = content.replace(numberingPattern, '').trim();
  return { text, isListed: text !== content && text !== '' };
}

const totalPattern =
  /^(?:(?:grand|sub|net|order)[ -]?)?(?:total|kul)s?\b|^(?:کل|ٹوٹل|میزان)(?!\p{L})/iu;

/** Matches dates, times, telephone numbers, addresses and money, which product names do not contain. */
const nonProductPattern =
  /\b(?:\d{1,2}(?:st|nd|rd|th)?[ -](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*|\d{1,2}(?:st|nd|rd|th)|\d{1,2}:\d{2}|\d{1,2}\s?(?:am|pm|baj[ae]y?|bje)|0\d{2,3}[- ]?\d{6,}|\+92[\d -]{8,}|tareekh|taareekh|date|deliver(?:y|ed)?|address|adress|contact|phone|call|street|house|shop|floor|block|sector|phase|ph|road|rs\.?|pkr|budget|advance|bill|invoice|cash|easypaisa|jazzcash)\b|(?:فون|موبائل|پتہ|رابطہ)\s*[:-]|تاریخ|(?<!\d)0\d{9,10}(?!\d)|https?:|\?/iu;

/** Splits a line at commas, semicolons, plus signs and 'and', but not inside a number. */
const splitParts = (line: string): string[] =>
  line.split(
    /\s*(?:[;+&]|[,،](?!\d)|(?<!\d)[,،]|(?<![\p{L}\p{M}])(?:and|aur|اور)(?![\p{L}\p{M}]))\s*/iu,
  );

const hasProduct = (text: string): boolean => /[\p{L}\p{M}]{2,}/u.test(text) || isSizeOnly(text);

/**
 * Splits a line that names several items, each with its own quantity. Returns other lines
 * unchanged. In 'Cake box, 30 boxes', the second part only repeats the first.
 */
export function splitItems(line: string): string[] {
  const parts = splitParts(line);
  const isItem = (part: string, index: number): boolean => {
    const wordsBefore = splitIntoWords(readLine(parts[index - 1] ?? '')[0]?.text ?? '');
    return readLine(part).some(({ text }) =>
      isSizeOnly(text)
        ? /\p{L}|["″”]/u.test(text)
        : splitIntoWords(text).some((word) => !wordsBefore.includes(word)),
    );
  };
  return parts.length > 1 && parts.every(isItem) ? parts : [line];
}

/** Returns whether a text has a number, or a unit such as 'dozen', whose number is a word. */
const hasAmount = (text: string): boolean =>
  /\d/.test(toAsciiDigits(text)) || text.split(/[^\p{L}\p{M}]+/u).some(isUnit);

/**
 * Reads the items of a message with one item per line. Greetings, addresses and other lines without
 * a product are left out.
 * @param knownWords tells products from other text
 */
export function readMessage(text: string, knownWords: KnownWords): PastedRow[] {
  /** A heading such as 'Pizza boxes:', which all lines below it continue. */
  let heading = '';
  /** The product of the last line without its size. A line with only a size continues it. */
  let lastProduct = '';
  const rows: PastedRow[] = [];

  const isItem = (item: string, isListed: boolean): boolean => {
    const [reading] = readLine(item);
    const knownShare = knownWords.getShare(reading?.text ?? item);
    const wordCount = splitIntoWords(item).length;
    if (nonProductPattern.test(toAsciiDigits(item))) return knownShare > 0.6 && wordCount > 1;
    if (!reading && isListed && hasAmount(item)) return knownShare > 0;
    if (!reading)
      return isListed || hasAmount(item) ? knownShare >= 0.6 : knownWords.isProductText(item);
    if (!hasProduct(reading.text)) return false;
    if (isListed || reading.isMarked) return wordCount <= 12;
    return knownShare >= (/\d$/.test(toAsciiDigits(item)) ? 0.3 : 0.5) || wordCount <= 4;
  };

  /** Whether the last row is a line without a number, which may be a heading. */
  let isLastRowHeading = false;
  const addRow = (product: string): void => {
    rows.push({ product: cleanCell(product), pack: '', quantity: '', isQuantityInText: true });
  };

  const readItem = (item: string, isListed: boolean): void => {
    const productText = readLine(item)[0]?.text ?? item;
    const isNonProduct = nonProductPattern.test(toAsciiDigits(item));
    if (isSizeOnly(productText) && !isNonProduct) {
      // The search finds '24 x 16 x 9' by itself.
      if (!lastProduct && !/\d\s*[x×*]\s*\d/.test(item)) return;
      if (!hasAmount(item)) return;
      if (isLastRowHeading) rows.pop();
      isLastRowHeading = false;
      addRow(`${lastProduct} ${item}`.trim());
      return;
    }
    const productWithoutSize = removeSizes(productText);
    const isHeading = readLine(item).length === 0 && knownWords.isProductText(item);
    if (isHeading) heading = item.endsWith(':') ? productWithoutSize : '';
    lastProduct = isHeading || productWithoutSize !== productText ? productWithoutSize : '';
    if (heading && isHeading) return;
    if (!isItem(item, isListed)) return;
    addRow(heading ? `${heading} ${item}` : item);
    isLastRowHeading = isHeading;
  };

  for (const line of text.split(/\r\n?|\n/)) {
    const { text: content, isListed } = readListLine(line.trim());
    if (content === '' || totalPattern.test(content)) continue;
    if (content.includes('/product/')) addRow(content);
    else for (const item of splitItems(content)) readItem(cleanCell(item), isListed);
  }
  return rows;
}
