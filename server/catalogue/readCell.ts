import type { LinkType } from '@/shared/contract/product';
import { maxPrice } from '@/shared/contract/price';
import { findSuggestion } from '../findSuggestion';
import { fromCell, isSameText } from './spreadsheetText';
import type { Column, FieldValue } from './tables';
import { maxCellLength } from './writeTables';

/** A cell that cannot be imported. `fault` says what is wrong and what to write instead. */
export interface InvalidCell {
  fault: string;
}

export const isInvalidCell = (cell: FieldValue | InvalidCell): cell is InvalidCell =>
  typeof cell === 'object' && cell !== null;

const highestId = 2_147_483_647;

/**
 * Converts a cell to the value that its column stores, or to an `InvalidCell`. An empty id or price
 * is `null`.
 */
export function readCell(
  cell: string,
  { kind, heading, required }: Pick<Column, 'kind' | 'heading' | 'required'>,
  listsInUse: readonly string[] = [],
): FieldValue | InvalidCell {
  if (cell.includes('\0'))
    return { fault: 'it contains a character (NUL) that cannot be stored. Type the text again.' };
  const text = fromCell(cell).trim();
  if (required && text === '')
    return {
      fault: `it is empty. Each row needs its own "${heading}"; cells that were merged must be filled in one by one.`,
    };
  if (kind === 'id' || kind === 'reference') return text === '' ? null : readId(text);
  if (kind === 'price') return text === '' ? null : readPrice(text);
  if (kind === 'pictures') return readPictures(text);
  if (kind === 'lists') return readLists(text, listsInUse);
  return cell.startsWith("'") ? text : (findMisreading(cell) ?? text);
}

/**
 * Like `readCell`, but accepts an unchanged cell without checks, because the shop already stores
 * its value.
 */
export function readChange(
  cell: string,
  column: Pick<Column, 'kind' | 'heading' | 'required'>,
  currentCell: { cell: string; value: FieldValue } | undefined,
  listsInUse?: readonly string[],
): FieldValue | InvalidCell {
  if (currentCell && isSameText(cell, currentCell.cell)) return currentCell.value;
  const value = readCell(cell, column, listsInUse);
  const isSame =
    currentCell &&
    typeof value === 'string' &&
    isSameValue(column, value, String(currentCell.value));
  return isSame ? currentCell.value : value;
}

function isSameValue({ kind }: Pick<Column, 'kind'>, text: string, otherText: string): boolean {
  if (kind !== 'lists') return isSameText(text, otherText);
  const sortLists = (lists: string) => lists.split(' ').sort().join(' ');
  return sortLists(text) === sortLists(otherText);
}

/** Returns a fault if a spreadsheet seems to have cut or converted the text. */
function findMisreading(cell: string): InvalidCell | undefined {
  if (cell.length === maxCellLength)
    return {
      fault: `it has exactly ${maxCellLength.toLocaleString('en')} characters: a spreadsheet has cut it. Copy the whole text from an export, or leave this column's cell as exported.`,
    };
  const text = cell.trim();
  if (/^[+-]?\d(?:[.,]\d+)?E\+\d+$/i.test(text))
    return {
      fault: `A spreadsheet has shortened a long number to "${text}". Write the number with an apostrophe before it, like '03001234567.`,
    };
  if (/^#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NUM!|NULL!|#+)$/.test(text))
    return { fault: `"${text}" is an error of the spreadsheet. Write the text itself.` };
  return undefined;
}

function readId(text: string): number | InvalidCell {
  const id = Number(text);
  if (/^\d+$/.test(text) && id >= 1 && id <= highestId) return id;
  return {
    fault: `"${shorten(text)}" is not an id. Write a whole number from 1 to ${highestId}.`,
  };
}

/** Patterns of prices such as `1250.50`, `1,250,000` and `12,50,000` (in lakhs). */
const plainPricePattern = /^\d+(?:\.\d{1,2})?$/;
const thousandsPricePattern = /^\d{1,3}(?:,\d{3})+(?:\.\d{1,2})?$/;
const lakhsPricePattern = /^\d{1,2}(?:,\d{2})*,\d{3}(?:\.\d{1,2})?$/;

function readPrice(text: string): number | InvalidCell {
  const price = Number(text.replaceAll(',', ''));
  if (
    [plainPricePattern, thousandsPricePattern, lakhsPricePattern].some((pattern) =>
      pattern.test(text),
    )
  )
    return price <= maxPrice
      ? price
      : { fault: `${text} is too high. A price is at most ${maxPrice.toLocaleString('en')}.` };
  return { fault: describePriceFault(shorten(text)) };
}

/** Matches a currency before or after a price, such as `Rs` in `Rs 1,250` or a trailing `/-`. */
const currencyPattern = /^(?:\p{L}{1,3}\.?|\p{Sc})\s*|(?<!\s)\s*(?:\p{L}{1,3}\.?|\p{Sc}|\/-)$/gu;

function describePriceFault(text: string): string {
  if (/^-[\d.,]+$/.test(text)) return `${text} is less than 0. Write a price from 0 upwards.`;
  if (/^[\d,]*\.\d{3,}$/.test(text))
    return `${text} has more than two digits after the dot. Write two at most, like 1250.50; do not separate thousands with a dot.`;
  const [, integerPart = '', decimalPart = ''] = /^(\d+),(\d{1,2})$/.exec(text) ?? [];
  if (integerPart)
    return `"${text}" may mean ${integerPart}.${decimalPart} or ${integerPart}${decimalPart}. Write the one that you mean.`;
  if (
    text.replace(currencyPattern, '') !== text &&
    /^[\d.,]+$/.test(text.replace(currencyPattern, ''))
  )
    return `"${text}" is more than a number. Write the number alone, like 1250 or 1250.50.`;
  return `"${text}" is not a price. Write a number like 1250 or 1250.50, or nothing for "price on request".`;
}

function readPictures(text: string): string | InvalidCell {
  const pictures = text
    .split(/\r\n?|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const invalidPicture = pictures.find((picture) => /\s/.test(picture));
  return invalidPicture === undefined
    ? pictures.join('\n')
    : {
        fault: `"${shorten(invalidPicture)}" is not an address. Write each address in a line of its own.`,
      };
}

const knownLists: readonly string[] = Object.keys({
  ALLPWL: 0,
  BSTPWL: 0,
  BSLPWL: 0,
  HMEPWL: 0,
  NEWPWL: 0,
  TPRPWL: 0,
} satisfies Record<LinkType, 0>);

function readLists(text: string, listsInUse: readonly string[]): string | InvalidCell {
  const listCodes = [...new Set(text.split(/[\s,;]+/).filter((list) => list !== ''))];
  const allKnownLists = [...new Set([...knownLists, ...listsInUse])];
  const unknownListCode = listCodes.find((list) => !allKnownLists.includes(list));
  if (unknownListCode === undefined) return listCodes.join(' ');
  const suggestion = findSuggestion(unknownListCode, allKnownLists);
  return {
    fault: `"${shorten(unknownListCode)}" is not a list. ${suggestion === undefined ? `The lists are ${allKnownLists.join(', ')}.` : `Did you mean ${suggestion}?`}`,
  };
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
