import type { OptionRow } from './readShop';
import type { Row, Table } from './tables';

/** The changes that an import makes. */
export interface Plan {
  company?: CompanyPlan;
  tables: TablePlan[];
  options?: OptionsPlan;
}

export interface CompanyPlan {
  /** All company details as the import will store them. */
  after: Row;
  /** Names of the details that change, as in the table. */
  changedDetails: string[];
  unchangedCount: number;
  /** Number of company details that are missing from the file and stay unchanged. */
  keptCount: number;
}

export interface TablePlan {
  table: Table;
  addedRows: Row[];
  changedRows: { before: Row; after: Row }[];
  removedRows: Row[];
  unchangedCount: number;
  /** Number of rows of the shop that are missing from the file and stay unchanged. */
  keptCount: number;
}

export interface OptionsPlan {
  /**
   * New option rows by product id, for each product whose options changed. An empty array removes
   * all options of the product.
   */
  rowsByProductId: Map<number, OptionRow[]>;
  addedCount: number;
  changedCount: number;
  removedCount: number;
  unchangedCount: number;
  /** Number of option rows of products that are missing from the file and stay unchanged. */
  keptCount: number;
}
