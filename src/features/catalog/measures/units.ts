import type { LengthUnit } from '../facts/productFacts';

export type MeasureKind = 'length' | 'capacity' | 'weight' | 'grammage';

export interface Unit {
  /** Standard name, which search terms contain. */
  name: string;
  /** Measures in a unit without a kind are not compared with others. */
  kind?: MeasureKind;
  /** Size of the unit in mm, ml, g or g/m². */
  size: number;
  /** Unit in which product cards show a length in this unit. */
  cardUnit?: LengthUnit;
  otherNames: string;
}

export const centimetre: Unit = {
  name: 'cm',
  kind: 'length',
  size: 10,
  cardUnit: 'cm',
  otherNames: 'cms|centimeter|centimeters|centimetre|centimetres|سینٹی میٹر|سینٹی',
};

export const inch: Unit = {
  name: 'inch',
  kind: 'length',
  size: 25.4,
  cardUnit: 'in',
  otherNames: 'inches|in|″|انچ',
};

const units: readonly Unit[] = [
  {
    name: 'mm',
    kind: 'length',
    size: 1,
    cardUnit: 'mm',
    otherNames: 'millimeter|millimeters|millimetre|millimetres',
  },
  centimetre,
  inch,
  { name: 'ft', kind: 'length', size: 304.8, cardUnit: 'in', otherNames: 'feet|foot' },
  { name: 'm', size: 1, otherNames: 'mtr|mtrs|meter|meters|metre|metres' },
  { name: 'yd', size: 1, otherNames: 'yard|yards|′' },
  {
    name: 'ml',
    kind: 'capacity',
    size: 1,
    otherNames: 'mls|milliliter|milliliters|millilitre|millilitres|ملی لیٹر|ملی',
  },
  {
    name: 'litre',
    kind: 'capacity',
    size: 1000,
    otherNames: 'litres|liter|liters|l|ltr|ltrs|لیٹر',
  },
  { name: 'oz', kind: 'capacity', size: 29.57, otherNames: 'ozs|ounce|ounces|fl oz|floz|اونس' },
  { name: 'gsm', kind: 'grammage', size: 1, otherNames: 'g/m2|g/sqm' },
  { name: 'g', kind: 'weight', size: 1, otherNames: 'gm|gms|gr|gram|grams|گرام' },
  {
    name: 'kg',
    kind: 'weight',
    size: 1000,
    otherNames: 'kgs|kilo|kilos|kilogram|kilograms|کلو',
  },
  { name: 'piece', size: 1, otherNames: 'pieces|pc|pcs|عدد|پیس' },
];

const getNames = ({ name, otherNames }: Unit): string[] => [name, ...otherNames.split('|')];

const unitsByName = new Map(
  units.flatMap((unit) => getNames(unit).map((name) => [name, unit] as const)),
);

/** Source of a regular expression that matches the name of a unit. */
export const unitNamePattern = [...unitsByName.keys()].join('|');

/** Returns the source of a regular expression that matches the name of a unit of some kinds. */
export const getUnitNamePattern = (kinds: readonly MeasureKind[]): string =>
  units.flatMap((unit) => (unit.kind && kinds.includes(unit.kind) ? getNames(unit) : [])).join('|');

/** Finds a unit by one of its names, in lower case. */
export const findUnit = (name: string): Unit | undefined => unitsByName.get(name);
