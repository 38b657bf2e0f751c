import { toAsciiDigits } from '@/shared/text/digits';
import { isUnit } from './amount';
import { hideSizes, sizeUnitSource } from './sizes';

/** One possible meaning of a line: one of its numbers is the quantity, the rest is the product. */
export interface LineReading {
  text: string;
  /** The quantity as written: '500', '2 dozen' or '3 packs'. */
  quantity: string;
  /** Size of the packs, such as '50 pcs', if the line names it. */
  pack: string;
  /** Whether a unit, an 'x' or another sign marks the number as a quantity. */
  isMarked: boolean;
}

const numberSource = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?`;

/** Matches prices such as '@ 35', 'Rs. 12 each', '360/-' and '12 rupees per piece'. */
const pricePattern = new RegExp(
  String.raw`(?:@ ?(?:(?:rs|pkr)\b\.? ?)?${numberSource}(?:/[-=])?|\b(?:rs|pkr)\b\.? ?${numberSource}(?:/[-=])?|(?<![\d.,])${numberSource} ?(?:(?:rs|pkr)\b(?!\.? ?\d)|(?:rupees|rupay)\b|/[-=]))(?: ?(?:each|per \p{L}+))?`,
  'giu',
);

const packWordSource = String.raw`\b(?:packs?|packets?|pkts?|bundles?)\b`;
/** Matches a number of pieces. In '2 packs of 8 oz cups', the number is a capacity. */
const packSizeSource = String.raw`(?<size>${numberSource})(?![\d.,]*\d| ?-? ?${sizeUnitSource}| ?[x×*] ?\d+(?!\d| ?$))(?: ?(?:pcs|pieces|nos|adad)\b)?`;
const walaSource = String.raw` ?wal[aei]y?\b\)?`;

/** Matches 'packs of 50', '2 packs (50 wale)' and '50 wale 2 packs'. `rest` is what remains. */
const packSizePatterns = [
  String.raw`(?<rest>${packWordSource}) of ${packSizeSource}\b\.?`,
  String.raw`(?<rest>\d ?${packWordSource})[ ,(]{1,3}${packSizeSource}${walaSource}`,
  String.raw`${packSizeSource}${walaSource}(?<rest> \d+ ?${packWordSource})`,
].map((source) => new RegExp(source, 'iu'));

/** Takes the size of the packs out of a text: '2 packs of 50' becomes '2 packs'. */
export function takePackSize(text: string): { text: string; pack: string } {
  for (const pattern of packSizePatterns) {
    const { 0: match = '', groups } = pattern.exec(text) ?? {};
    const size = groups?.['size']?.replaceAll(',', '') ?? '';
    if (/^[1-9]\d*$/.test(size))
      return { text: text.replace(match, groups?.['rest'] ?? ''), pack: `${size} pcs` };
  }
  return { text, pack: '' };
}

/** Removes a remark with a number, such as '(you quoted 360 last time)'. */
const removeRemarks = (text: string): string =>
  text.replace(/\([^()]*\)/g, (remark) =>
    /\d/.test(remark) && remark.split(' ').length > 3 ? ' ' : remark,
  );

/** Matches a number with the sign before it or the 'x' after it, and the word after it. */
const quantityPattern = new RegExp(
  String.raw`(?<![\p{L}\p{M}\d.,/#]|(?<!\p{L})\p{L}-)(?:(?<signBefore>[x×*=:–—-]) ?)?(?<![\d.,])(?<count>${numberSource}(?:k(?!\p{L})| ?(?:hazaa?r|thousand|ہزار)(?![\p{L}\p{M}]))?)(?![\d%/]|[.,]\d)(?: ?(?<signAfter>[x×*])(?![\p{L}\d]| \d))?(?<space> ?)(?:(?<word>(?!x\b)[\p{L}\p{M}]+)\.?)?`,
  'giu',
);

/** Matches units of an unknown number of pieces, and words that multiply a number. */
const unknownUnitPattern = /^(?:cartons?|ctns?|peti|bor[ia]|lakhs?|sau|کارٹن|پیٹی|لاکھ|سو)$/iu;

/** Removes the signs that remain around a product's text once its quantity is taken out. */
const trimSigns = (text: string): string =>
  text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.=–—*+-]+|[\s,;:=–—*+(-]+$/gu, '');

/**
 * Returns the possible meanings of a line, the likeliest first: a number with a unit or a sign comes
 * before other numbers, and a later number before an earlier one. Prices are left out. Numbers of
 * sizes are never quantities.
 */
export function readLine(line: string): LineReading[] {
  const lineWithoutPrices = removeRemarks(toAsciiDigits(line).replaceAll('،', ','))
    .replace(/\s+/g, ' ')
    .replace(pricePattern, ' ')
    .replace(/\.{3,}|…/g, ' - ')
    .replace(/ {2,}/g, ' ');
  const { text: content, pack } = takePackSize(lineWithoutPrices);
  const readings: LineReading[] = [];
  for (const { 0: match, index, groups } of hideSizes(content).matchAll(quantityPattern)) {
    const { count = '', signBefore, signAfter, space, word = '' } = groups ?? {};
    const hasUnit = isUnit(word);
    // Letters directly after a number belong to it, as in '2nd'. Long numbers are telephone numbers.
    const isPartOfWord = word !== '' && !hasUnit && space === '' && !signAfter;
    if (isPartOfWord || count.length > 9 || unknownUnitPattern.test(word)) continue;
    const end = index + (hasUnit || !word ? match.length : match.lastIndexOf(word));
    readings.push({
      text: trimSigns(`${content.slice(0, index)} ${content.slice(end)}`),
      quantity: hasUnit ? `${count} ${word}` : count,
      pack,
      isMarked: hasUnit || Boolean(signBefore ?? signAfter),
    });
  }
  readings.reverse();
  return [
    ...readings.filter(({ isMarked }) => isMarked),
    ...readings.filter(({ isMarked }) => !isMarked),
  ];
}
