import type { PgTable } from 'drizzle-orm/pg-core';
import * as schema from '../db/schema';

/**
 * Value of a stored field. All pictures of a product are joined into one text, and so are the names
 * of its lists.
 */
export type FieldValue = string | number | null;
export type Row = Record<string, FieldValue>;

export type TableName = 'areas' | 'categories' | 'subCategories' | 'products' | 'packs';

export interface Column {
  heading: string;
  /**
   * A `name` column shows the name of the row to which the id in `field` refers. The name helps
   * readers, and the import checks that it matches the id.
   */
  kind: 'id' | 'reference' | 'name' | 'text' | 'price' | 'pictures' | 'lists';
  field: string;
  required?: boolean;
  /** Table that a `reference` or `name` column refers to. */
  table?: TableName;
}

export interface Table {
  name: TableName;
  file: string;
  /** Word that messages use for one row, such as `pack`. */
  noun: string;
  dbTable: PgTable;
  columns: Column[];
  idField: string;
  /** Field whose value messages use as the name of a row, such as `productName`. */
  labelField: string;
  /** Field with the id of the parent row, and the table of that row. */
  parent?: { field: string; table: TableName };
  /** Fields whose combination must be unique within a parent row. */
  uniqueFields: string[];
}

const createIdColumn = (heading: string, field: string): Column => ({ heading, kind: 'id', field });
const createTextColumn = (heading: string, field: string): Column => ({
  heading,
  kind: 'text',
  field,
});
const makeRequired = (column: Column): Column => ({ ...column, required: true });
const createReferenceColumns = (noun: string, field: string, table: TableName): Column[] => [
  { heading: `${noun} id`, kind: 'reference', field, table, required: true },
  { heading: noun, kind: 'name', field, table },
];

/** All tables whose rows have ids. Each table comes after the tables that it refers to. */
export const tables: readonly Table[] = [
  {
    name: 'areas',
    file: 'areas.csv',
    noun: 'area',
    dbTable: schema.areas,
    columns: [
      createIdColumn('Area id', 'productAreaId'),
      makeRequired(createTextColumn('Area', 'productAreaName')),
    ],
    idField: 'productAreaId',
    labelField: 'productAreaName',
    uniqueFields: ['productAreaName'],
  },
  {
    name: 'categories',
    file: 'categories.csv',
    noun: 'category',
    dbTable: schema.categories,
    columns: [
      createIdColumn('Category id', 'productCategoryId'),
      makeRequired(createTextColumn('Category', 'productCategoryName')),
      ...createReferenceColumns('Area', 'productAreaId', 'areas'),
      createTextColumn('Picture', 'categoryImageURL'),
    ],
    idField: 'productCategoryId',
    labelField: 'productCategoryName',
    parent: { field: 'productAreaId', table: 'areas' },
    uniqueFields: ['productCategoryName'],
  },
  {
    name: 'subCategories',
    file: 'subcategories.csv',
    noun: 'subcategory',
    dbTable: schema.subCategories,
    columns: [
      createIdColumn('Subcategory id', 'productSubCategoryId'),
      makeRequired(createTextColumn('Subcategory', 'productSubCategoryName')),
      ...createReferenceColumns('Category', 'productCategoryId', 'categories'),
    ],
    idField: 'productSubCategoryId',
    labelField: 'productSubCategoryName',
    parent: { field: 'productCategoryId', table: 'categories' },
    uniqueFields: ['productSubCategoryName'],
  },
  {
    name: 'products',
    file: 'products.csv',
    noun: 'product',
    dbTable: schema.products,
    columns: [
      createIdColumn('Product id', 'productId'),
      makeRequired(createTextColumn('Product', 'productName')),
      ...createReferenceColumns('Subcategory', 'productSubCategoryId', 'subCategories'),
      createTextColumn('Description', 'productDescription'),
      createTextColumn('Specification', 'productSpecText'),
      { heading: 'Pictures', kind: 'pictures', field: 'pictures' },
      { heading: 'Lists', kind: 'lists', field: 'lists' },
    ],
    idField: 'productId',
    labelField: 'productName',
    parent: { field: 'productSubCategoryId', table: 'subCategories' },
    uniqueFields: ['productName'],
  },
  {
    name: 'packs',
    file: 'packs.csv',
    noun: 'pack',
    dbTable: schema.productPacks,
    columns: [
      createIdColumn('Pack id', 'productPackId'),
      ...createReferenceColumns('Product', 'productId', 'products'),
      makeRequired(createTextColumn('Pack', 'productPackDescription')),
      createTextColumn('Unit', 'packOrderUnitName'),
      { heading: 'Price', kind: 'price', field: 'salePrice' },
    ],
    idField: 'productPackId',
    labelField: 'productPackDescription',
    parent: { field: 'productId', table: 'products' },
    uniqueFields: ['productPackDescription', 'packOrderUnitName'],
  },
];

export function findTable(name: TableName): Table {
  const table = tables.find((candidate) => candidate.name === name);
  if (table) return table;
  throw new Error(`No table is called ${name}`);
}

export const companyFile = 'company.csv';
const companyHeadings = ['Detail', 'Text'];
export const companyFieldsByDetail: Record<string, string> = {
  Name: 'clientName',
  'E-mail': 'email',
  Telephone: 'cellNo',
  Address: 'locationAddress',
  'About us': 'aboutUs',
  'Contact us': 'contactUs',
  'Privacy policy': 'privacyPolicy',
  'Terms and conditions': 'termCondition',
};

export const optionsFile = 'options.csv';
export const optionColumns: Column[] = [
  ...createReferenceColumns('Product', 'productId', 'products'),
  makeRequired(createTextColumn('Option', 'option')),
  makeRequired(createTextColumn('Choice', 'choice')),
];

/** Headings by file name. */
export const headingsByFile: ReadonlyMap<string, readonly string[]> = new Map([
  [companyFile, companyHeadings],
  ...tables.map(({ file, columns }): [string, string[]] => [file, columns.map(getHeading)]),
  [optionsFile, optionColumns.map(getHeading)],
]);

function getHeading({ heading }: Column): string {
  return heading;
}
