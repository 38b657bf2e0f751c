import type { ProductFacts } from '@/features/catalog/facts/productFacts';
import { findDimensions, readSpecification } from '@/features/catalog/facts/specification';
import type { SpecRow } from '@/features/catalog/facts/specification';
import { parseMeasures } from '@/features/catalog/measures/parseMeasures';
import type { Measure } from '@/features/catalog/measures/parseMeasures';
import { findUnit } from '@/features/catalog/measures/units';
import type { MeasureKind } from '@/features/catalog/measures/units';
import { readMinimum } from '@/shared/format/minimumOrder';
import { getPackPrices } from '@/features/catalog/quantity/priceForPieces';
import { getLowestPrices } from '@/features/catalog/product/packValue';
import { fillerWords } from '@/features/catalog/search/synonyms';
import { splitWords } from '@/features/catalog/search/splitWords';
import type { RatingSummary } from '@/features/reviews/ratingSummary';
import type { ProductDetail } from '@/shared/contract/product';
import { toPlainText } from '@/shared/html/html';

/**
 * Materials, each with a pattern for the words that stand for it. The first match decides. There
 * are few materials, so that the shop's material filter stays short.
 */
const materials: [words: RegExp, name: string][] = [
  [/corrugated|flute/, 'Corrugated board'],
  [/kraft/, 'Kraft'],
  [/bagasse|sugar ?cane/, 'Bagasse'],
  [/glass/, 'Glass'],
  [/r?pet|polyethylene terephthalate/, 'PET'],
  [/[lh]dpe|polyethylene|pe/, 'PE'],
  [/pp|polypropylene/, 'PP'],
  [/alumini?um/, 'Aluminium'],
  [/grey ?board/, 'Greyboard'],
  [/(?:card|paper)?board|card|art ?card/, 'Board'],
  [/paper/, 'Paper'],
  [/bamboo/, 'Bamboo'],
  [/wood(?:en)?|timber/, 'Wood'],
  [/cotton/, 'Cotton'],
  [/jute/, 'Jute'],
  [/cane/, 'Cane'],
  [/satin/, 'Satin'],
];

const toSentenceCase = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const findValue = (rows: readonly SpecRow[], namePattern: RegExp) =>
  rows.find((row) => namePattern.test(row.name))?.value ?? '';

/**
 * Returns the main material, or `undefined` if the specification names none. 'Virgin kraft
 * paperboard with water-based barrier' becomes 'Kraft'.
 */
function findMaterial(rows: readonly SpecRow[]): string | undefined {
  const value = findValue(rows, /^(?:main )?materials?$/i);
  const [mainPart = ''] = value.toLowerCase().split(/[,;:(/+·]| (?:with|or|and) /);
  const knownMaterial = materials.find(([wordPattern]) =>
    new RegExp(`\\b(?:${wordPattern.source})\\b`).test(mainPart),
  );
  const words = mainPart.trim().split(/\s+/).slice(0, 3).join(' ');
  return knownMaterial?.[1] ?? (words && words.length <= 40 ? toSentenceCase(words) : undefined);
}

const colourPattern =
  /^(?:(?:gloss|matte?|natural|solid|dark|light|brushed|frosted) )*((?:off-)?white|black|gr[ae]y|red|pink|blush|rose|purple|blue|navy|green|sage|teal|yellow|orange|brown|beige|cream|ivory|gold|silver|copper|amber|clear|transparent|kraft|burgundy|maroon)(?: glass)?$/;

/**
 * Returns the colours in a product's options or, if there are none, in its finish. 'Clear glass,
 * gold lid' becomes 'Clear'.
 */
function findColours({ productOptionRequests }: ProductDetail, rows: readonly SpecRow[]): string[] {
  const optionColours = productOptionRequests
    .filter(({ productOptionPrefix }) => /^colou?rs?$/i.test(productOptionPrefix))
    .flatMap((option) => option.productOptionDetailRequests.map((row) => row.optionDetailName));
  const finishParts = findValue(rows, /^(?:finish|colou?rs?)$/i)
    .toLowerCase()
    .split(/,| (?:or|and) |\//);
  const colours =
    optionColours.length > 0
      ? optionColours
      : finishParts.map((part) => part.split(' with ')[0]?.trim());
  const knownColours = colours.flatMap((name = '') =>
    optionColours.length > 0 ? name.trim() : (colourPattern.exec(name)?.[1] ?? []),
  );
  const shortNames = knownColours
    .map(toSentenceCase)
    .filter((name) => name !== '' && name.length <= 40);
  return [...new Set(shortNames)].slice(0, 20);
}

const parseMeasuresOfKind = (text: string, kind: MeasureKind): Measure[] =>
  parseMeasures(text).filter((measure) => measure.kind === kind);

/** Returns the capacities or weights in a text, or how heavy the paper is that it names. */
const parseAmounts = (text: string, kind: MeasureKind): number[] =>
  parseMeasuresOfKind(text, kind).flatMap(({ values }) => values);

/**
 * Returns the sizes in a product's options. If the options contain none, it reads the
 * specification. If that lists no dimensions, it reads the product's name.
 */
function findSizes(product: ProductDetail, rows: readonly SpecRow[]): Measure[] {
  const optionNames = product.productOptionRequests
    .filter(({ productOptionPrefix: name }) => /^(?:sizes?|dimensions?)$/i.test(name))
    .flatMap((option) => option.productOptionDetailRequests.map((row) => row.optionDetailName));
  const optionSizes = optionNames.map((name) => parseSizes(name)).filter(([size]) => size);
  if (optionSizes.length > 0) return optionSizes.flat();
  const row = findDimensions(rows);
  return row ? parseSizes(row.value, row.name) : parseSizes(product.productName).slice(0, 1);
}

/**
 * Returns the sizes in a text. It leaves out thicknesses, and texts about what fits into the
 * product, such as 'to fit 18 × 18 cm boxes'.
 * @param rowName name of the row in the specification, which may contain the unit
 */
function parseSizes(text: string, rowName = ''): Measure[] {
  if (/\b(?:fits?|up to|max)\b/i.test(text)) return [];
  const unitNames = rowName.toLowerCase().match(/\b(?:mm|cm|in|inch|inches)\b/g);
  const rowUnit = findUnit(unitNames?.at(-1) ?? '');
  const sizes = parseMeasuresOfKind(text, 'length').flatMap((size): Measure[] => {
    if (size.unit) return [size];
    if (!rowUnit) return [];
    return [{ ...size, unit: rowUnit, values: size.values.map((value) => value * rowUnit.size) }];
  });
  const fullSizes = sizes.filter(({ values }) => values.length > 1);
  return fullSizes.length > 0 ? fullSizes : sizes.slice(0, 1);
}

/** Returns the number that all entries equal, or `undefined` if they differ or there are none. */
const getOnlyValue = (values: readonly number[]) =>
  new Set(values).size === 1 ? values[0] : undefined;

/** Returns the facts of a product that product lists show, such as prices, sizes and material. */
export function toFacts(product: ProductDetail, rating?: RatingSummary): ProductFacts {
  const rows = readSpecification(product.productSpecText);
  const nameCapacities = parseAmounts(product.productName, 'capacity');
  const specCapacities = parseAmounts(findValue(rows, /^(?:capacity|volume|holds)\b/i), 'capacity');
  const weightText = findValue(rows, /^(?:(?:net|product|item|board ?\/) ?)?weight$/i);
  const sizes = findSizes(product, rows);
  const colours = findColours(product, rows);
  const packPrices = getPackPrices(product.productPackRequests);
  const facts = {
    ...getLowestPrices(product.productPackRequests),
    packPrices: packPrices.length > 0 ? packPrices.slice(0, 20) : undefined,
    sizes: sizes.length > 0 ? sizes.slice(0, 20).map(({ values }) => values) : undefined,
    sizeUnit: sizes[0]?.unit?.cardUnit,
    capacity: getOnlyValue(specCapacities.length > 0 ? specCapacities : nameCapacities),
    weight: getOnlyValue(parseAmounts(weightText, 'weight')),
    grammage: getOnlyValue(parseAmounts(toPlainText(product.productSpecText), 'grammage')),
    material: findMaterial(rows),
    colours: colours.length > 0 ? colours : undefined,
    rating: rating && Number(rating.average),
    ratings: rating?.count,
  };
  // The conversion to JSON removes properties with the value `undefined`.
  const roundNumbers = (_name: string, value: unknown) =>
    typeof value === 'number' ? Number(value.toFixed(2)) : value;
  return JSON.parse(JSON.stringify(facts, roundNumbers)) as ProductFacts;
}

/**
 * Returns the search words of a product that its entry in the product list does not contain. Each
 * word is normalised and occurs once.
 */
export function getDetailWords(product: ProductDetail): string {
  const { productName, productCategoryName, productSubCategoryName } = product;
  const listedWords = splitWords(
    [productName, productCategoryName, productSubCategoryName].join(' '),
  );
  const rows = readSpecification(product.productSpecText);
  const values = rows.map(({ value }) => value);
  const texts = values.length > 0 ? values : [toPlainText(product.productSpecText)];
  const options = product.productOptionRequests.flatMap((option) =>
    option.productOptionDetailRequests.map((row) => readMinimum(row.optionDetailName).label),
  );
  const knownWords = new Set([...listedWords, ...fillerWords]);
  return [...new Set([...texts, ...options].flatMap(splitWords))]
    .filter((word) => !knownWords.has(word))
    .join(' ');
}
