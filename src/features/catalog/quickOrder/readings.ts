import { toAsciiDigits } from '@/shared/text/digits';
import { toSingular, splitWords } from '../search/splitWords';
import { readAmount } from './amount';
import { replaceNumberWords } from './numberWords';
import { findPackPhrase } from './packPhrases';
import { cleanCell } from './pastedCells';

/** One possible meaning of a text: a name and a quantity. */
export interface Reading {
  name: string;
  /**
   * The quantity as written: '500', '2 dozen' or '3 packs'. The quantity is `''` if no part of the
   * text is read as a quantity.
   */
  quantity: string;
  /** Size of the packs that the quantity counts, such as '50 pcs'. */
  pack?: string;
  /** Whether a unit or a sign such as 'x' or ':' marks the number as a quantity. */
  isMarked: boolean;
  /** Whether the quantity is neither at the start nor at the end. */
  isInside: boolean;
}

const numberSource = String.raw`(?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d+)(?:\.\d+)?k?(?![\d.,]*\d)`;
const numberStartSource = String.raw`(?<![\p{L}\p{M}\d.,/+-]|\d[x×*])`;
const timesSignSource = String.raw`[x×*]`;

/** Words that may follow a quantity at the end of a line. */
const closingPattern =
  /(?:[\s,;.!)\]]|\b(?:only|pls|plz|please|chahiye|chahiyen|chaiye|each|wala|wale|total|if possible|urgent(?:ly)?|asap|jaldi|bhai|sir|bhej dein|dena)\b)+$/iu;

// The texts that these patterns read contain no white space except single spaces.
const trailingQuantityPattern = new RegExp(
  `^(.*?\\S)( ?(?:[:=([,]|[-–—]{1,20}(?= )|(?<= )[-–—]{1,20}) ?| ${timesSignSource} ?| |(?<=[\\p{L})])${timesSignSource}(?=\\d))(?:(?:qty|quantity|tadaad|total) ?[:=.-]? ?)?(${numberSource}) ?([\\p{L}\\p{M}]+)?$`,
  'iu',
);
const leadingQuantityPattern = new RegExp(
  `^(${numberSource}) ?(?:(${timesSignSource})(?! ?\\d)|([\\p{L}\\p{M}]+)\\.?)?[ :–—-]{1,20}(?:of (?=.*\\p{L}))?(?=.*\\p{L})(.*)$`,
  'iu',
);
const innerQuantityPattern = new RegExp(
  `${numberStartSource}(?:(${timesSignSource})\\s*)?(${numberSource})(?:\\s*([\\p{L}\\p{M}]+))?`,
  'giu',
);

const hasUnit = (amount: string): boolean => readAmount(amount)?.inPieces !== undefined;

/** Returns whether a unit only repeats a word of the name. '30 boxes' of a box means 30 pieces. */
const repeatsName = (unit: string, name: string): boolean => {
  const word = toSingular(unit.toLowerCase());
  return splitWords(name).includes(word);
};

/**
 * Creates a quantity from a number and the word after it. Returns `undefined` if the word gives the
 * number another meaning.
 */
function createAmount(count: string, unit: string | undefined, name: string): string | undefined {
  if (!unit) return readAmount(count) ? count : undefined;
  const amount = `${count} ${unit}`;
  if (hasUnit(amount)) return amount;
  return repeatsName(unit, name) ? count : undefined;
}

/** Creates the reading that takes the whole text as the name and has no quantity. */
export const createPlainReading = (name: string): Reading => ({
  name,
  quantity: '',
  isMarked: false,
  isInside: false,
});

/** Matches '24 x 16 x 9', which is one size, so none of its numbers is a quantity. */
const threeSidesPattern = /(\d)\s*[x×*]\s*(\d[\d.]*)\s*[x×*]\s*(\d)/gi;

/** Matches a price per piece after a quantity, as in '500 @ 35' or '200 pcs Rs. 12 each'. */
const pricePattern =
  /\s*(?:@\s*(?:(?:rs|pkr)\.?\s*)?\d[\d,.]*(?:\/-)?|\b(?:rs|pkr)\.?\s*\d[\d,.]*(?:\/-)?|\d[\d,.]*\s*(?:rs|rupees|\/-))(?:\s*(?:each|per\s+\p{L}+))?/giu;

/**
 * Returns the possible readings of a line, the most likely first. The quantity may be at the end,
 * at the start or inside. The last reading has no quantity, so all numbers belong to the name.
 */
export function getReadings(text: string): Reading[] {
  const normalisedText = replaceNumberWords(cleanCell(toAsciiDigits(text)))
    .replaceAll('،', ',')
    // Rows of dots often connect the name with the number.
    .replace(/\s*(?:\.{3,}|…)\s*/g, ' - ')
    .replace(threeSidesPattern, '$1x$2x$3')
    .replace(/ {2,}/g, ' ');
  const textWithoutPrice = normalisedText.replace(pricePattern, '');
  const textWithoutClosing = textWithoutPrice.replace(closingPattern, '') || textWithoutPrice;
  const readings: Reading[] = [];
  const addReading = (
    name: string,
    quantity: string | undefined,
    isMarked: boolean,
    isInside = false,
    pack?: string,
  ) => {
    const trimmedName = name.replace(/^[\s,;:–—-]+|[\s,;:–—(-]+$/gu, '');
    if (quantity === undefined || !/[\p{L}\d]/u.test(trimmedName)) return;
    const reading = {
      name: trimmedName,
      quantity,
      isMarked: isMarked || hasUnit(quantity),
      isInside,
    };
    readings.push({ ...reading, ...(pack && { pack }) });
  };

  const packPhrase = findPackPhrase(textWithoutClosing) ?? findPackPhrase(textWithoutPrice);
  if (packPhrase)
    addReading(packPhrase.remainingText, packPhrase.quantity, true, false, packPhrase.pack);
  const [, nameBefore = '', sign = '', lastNumber = '', lastUnit] =
    trailingQuantityPattern.exec(textWithoutClosing) ?? [];
  const isAfterFigure = /\d$/.test(nameBefore) && /[x×*]/i.test(sign);
  if (lastNumber && !isAfterFigure)
    addReading(nameBefore, createAmount(lastNumber, lastUnit, nameBefore), sign.trim() !== '');
  const [, firstNumber = '', firstSign, firstUnit, nameAfter = ''] =
    leadingQuantityPattern.exec(textWithoutClosing) ?? [];
  if (firstNumber) {
    const amount = createAmount(firstNumber, firstUnit, nameAfter);
    // In '500 kraft boxes', the word after the number is part of the name.
    if (amount === undefined)
      addReading(
        `${firstUnit ?? ''} ${nameAfter}`,
        createAmount(firstNumber, undefined, ''),
        false,
      );
    else
      addReading(
        amount === firstNumber && firstUnit ? `${firstUnit} ${nameAfter}` : nameAfter,
        amount,
        Boolean(firstSign),
      );
  }
  for (const match of textWithoutClosing.matchAll(innerQuantityPattern)) {
    const [matchedText, matchedTimesSign, count = '', unit] = match;
    const removeMatch = (removedText: string) =>
      `${textWithoutClosing.slice(0, match.index)} ${textWithoutClosing.slice(match.index + removedText.length)}`;
    const amount = unit && hasUnit(`${count} ${unit}`) ? `${count} ${unit}` : undefined;
    if (amount) addReading(removeMatch(matchedText), amount, true, true);
    else if (matchedTimesSign)
      addReading(
        removeMatch(matchedText.slice(0, matchedText.length - (unit?.length ?? 0))),
        count,
        true,
        true,
      );
  }
  // Adds readings for a number without a unit inside the line, as in 'mithai box 200 red'.
  for (const match of textWithoutClosing.matchAll(innerQuantityPattern)) {
    const [matchedText, matchedTimesSign, count = '', unit] = match;
    if (matchedTimesSign || (unit && hasUnit(`${count} ${unit}`)) || match.index === 0) continue;
    const usedText = matchedText.slice(0, matchedText.length - (unit?.length ?? 0));
    const remainingText = `${textWithoutClosing.slice(0, match.index)} ${textWithoutClosing.slice(match.index + usedText.length)}`;
    if (unit && isMeasure(`${count} ${unit}`)) continue;
    if (readAmount(count)) addReading(remainingText, count, false, true);
  }
  const seenKeys = new Set<string>();
  return [...readings, createPlainReading(normalisedText)].filter(({ name, quantity }) => {
    const key = `${name}\n${quantity}`;
    return !seenKeys.has(key) && seenKeys.add(key);
  });
}

/** Returns whether a text is one measure, such as '10 inch', '650 ml' or '6 piece'. */
function isMeasure(text: string): boolean {
  const [word = '', secondWord] = splitWords(text);
  return secondWord === undefined && /\d\D/.test(word);
}
