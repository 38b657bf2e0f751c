import { findStandardUnitName } from '../measures/units';

/** A phrase such as '2 packs of 50', which gives a number of packs and their size. */
export interface PackPhrase {
  /** Number of packs, such as '2 packs'. */
  quantity: string;
  /** Size of the pack, such as '50 pcs'. */
  pack: string;
  /** The text without the phrase. */
  remainingText: string;
}

const numberSource = String.raw`(?:\d{1,3}(?:,\d{3})+|\d{1,6})(?![\d.,]*\d)`;
const countSource = String.raw`(?<![\p{L}\d.,/+-])(?<count>${numberSource})`;
const sizeSource = `(?<size>${numberSource})`;
const packsSource = String.raw`(?:packs?|packets?|pkts?|pks?|bundles?|cartons?|ctns?|پیکٹ|پیک)(?![\p{L}\p{M}])\.?`;
const piecesSource = String.raw`(?:\s*(?:pcs|pieces|nos|rolls|sets|sheets|adad|عدد)\b\.?)?`;
const timesSource = String.raw`\s*[x×*]\s*`;

const phrasePatterns = [
  // '2 packs of 50', '2 x pack of 50 pcs'.
  String.raw`${countSource}(?:${timesSource}|\s*)${packsSource}\s+of\s+${sizeSource}${piecesSource}(?:\s+each\b)?`,
  // '2 packs x 50 pcs', '2 packs, 50 pcs each'.
  String.raw`${countSource}\s*${packsSource}${timesSource}${sizeSource}${piecesSource}`,
  String.raw`${countSource}\s*${packsSource}[\s,(]+${sizeSource}${piecesSource}\s*(?:each|per\s+pack(?:et)?|in\s+each)\b\)?`,
  // '10 packet 50 wale', '10 packet (50 wale)'.
  String.raw`${countSource}\s*${packsSource}[\s,(]+${sizeSource}${piecesSource}\s*(?:wal[aei]y?|والے|والا)(?![\p{L}\p{M}])\)?`,
  // 'packs of 50 x 2', 'pack of 50 - 2 packs', '(pack of 50) 2'.
  String.raw`[(]?\b${packsSource}\s+of\s+${sizeSource}${piecesSource}[\sx×*:=,()–—-]+(?<count>${numberSource})(?:\s*${packsSource})?\)?$`,
  // '50 wale 2 packet'.
  String.raw`(?<![\p{L}\d.,/+-])${sizeSource}${piecesSource}\s*(?:wal[aei]y?|k[aei]|والے|والا|کے|کا)\s+(?<count>${numberSource})\s*${packsSource}`,
].map((phrase) => new RegExp(phrase, 'iu'));

/**
 * Returns whether the number before `followingText` is a measure of the product. '2 packs of 8 oz
 * cups' gives a capacity, and '2 packs of 12 x 8 boxes' gives a size.
 */
const isProductMeasure = (followingText: string): boolean => {
  const [, timesSign, word = ''] =
    /^\s*(?:-\s*)?(?:([x×*"″]\s*)|(\p{L}+))/u.exec(followingText) ?? [];
  return timesSign !== undefined || findStandardUnitName(word.toLowerCase()) !== undefined;
};

/** Finds a phrase such as '2 packs of 50' in a text. Returns `undefined` if there is none. */
export function findPackPhrase(text: string): PackPhrase | undefined {
  for (const phrase of phrasePatterns) {
    const match = phrase.exec(text);
    const { count: packCount = '', size: packSize = '' } = match?.groups ?? {};
    if (!match || !/[1-9]/.test(packCount) || !/[1-9]/.test(packSize)) continue;
    const followingText = text.slice(match.index + match[0].length);
    if (isProductMeasure(followingText)) continue;
    return {
      quantity: `${packCount} packs`,
      pack: `${packSize.replaceAll(',', '')} pcs`,
      remainingText: `${text.slice(0, match.index)} ${followingText}`,
    };
  }
  return undefined;
}

const packAtEndPattern = new RegExp(
  String.raw`[(,–—-]?\s*\bpacks?\s+of\s+${sizeSource}${piecesSource}\)?\s*$`,
  'iu',
);

/**
 * Separates a name from the pack at its end, as in 'Hang tags (pack of 100)'. `pack` is `''` if the
 * name does not end with a pack.
 */
export function separatePack(name: string): { name: string; pack: string } {
  const match = packAtEndPattern.exec(name);
  const packSize = match?.groups?.['size'];
  if (!match || !packSize || match.index === 0) return { name, pack: '' };
  return { name: name.slice(0, match.index).trim(), pack: `${packSize.replaceAll(',', '')} pcs` };
}
