import { getUnitNamePattern } from '../measures/units';

const wordEnd = String.raw`(?![\p{L}\p{M}])`;
const lengthUnitSource = `["″”]|''|(?:${getUnitNamePattern(['length'])})${wordEnd}`;
const otherUnitSource = `(?:${getUnitNamePattern(['capacity', 'weight', 'grammage'])})${wordEnd}`;
/** Nouns that are counted in a product, not ordered. */
const partSource = String.raw`(?:ply|micron|cavity|cavities|holes?|compartments?|portions?|slots?|khan[ae]y?|labels?|colou?rs?|خانے|خانوں)${wordEnd}`;
/** Units of sizes, capacities and weights, and nouns that are counted in a product. */
export const sizeUnitSource = `(?:${[lengthUnitSource, otherUnitSource, partSource].join('|')})`;

const numberSource = String.raw`(?<![\d.,])\d[\d.]*`;
const timesSource = ' ?[x×*] ?';

/**
 * Matches numbers that describe the product: '8 x 8 x 4', '10 inch', '250ml', '1/2 kg', and a
 * number before 'wala', as in '6 pcs wala'. In '500 x 8 oz' and '180 x 4 dozen', the number is not a
 * side.
 */
const sizePattern = new RegExp(
  [
    String.raw`${numberSource}(?: ?(?:${lengthUnitSource}))?(?:${timesSource}\d[\d.]* ?(?:${lengthUnitSource}))+`,
    String.raw`${numberSource}(?:${timesSource}\d[\d.]*)+(?![\d,]| ?(?:${otherUnitSource})| ?(?:dozen|doz|darjan|pcs|pieces|packs|packets|pkts?)(?!\p{L}))`,
    String.raw`\d+ ?/ ?\d+`,
    String.raw`${numberSource} ?-? ?${sizeUnitSource}`,
    String.raw`(?<![\d.,])\d+ ?(?:pcs?|pieces?|pes|پیس|عدد)? ?(?:wal[aei]y?|vala|والا|والے|والی)${wordEnd}`,
  ].join('|'),
  'giu',
);

/**
 * Replaces each size in a text by as many null characters, so that all other positions stay. The
 * text has no double spaces.
 */
export const hideSizes = (text: string): string =>
  text.replace(sizePattern, (size) => '\0'.repeat(size.length));

const sizeWordPattern =
  /(?<![\p{L}\p{M}\d])(?:x?[sml]|xl|small|medium|large|regular|wal[aei]y?|mein|size|bhi)(?![\p{L}\p{M}])/giu;

/** Removes sizes from a text, and the signs around them. */
export const removeSizes = (text: string): string =>
  hideSizes(text)
    .replaceAll('\0', ' ')
    .replace(sizeWordPattern, ' ')
    .replace(/[\s:–—*_()-]+$|(?<![\p{L}\p{M}])\d[\d.]*["″”]?/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/**
 * Returns whether a text such as '12 inch' or '4 wala' gives only a size, so that the product stands
 * above it.
 */
export const isSizeOnly = (text: string): boolean => !/[\p{L}\p{M}]/u.test(removeSizes(text));
