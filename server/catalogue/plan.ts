import type { OptionRow } from './readShop';
import type { Row, Table } from './tables';

/** What an import will do. */
export interface Plan {
  company?: CompanyPlan;
  tables: TablePlan[];
  options?: OptionsPlan;
}

export interface CompanyPlan {
  after: Row;
  changed: string[];
  unchanged: number;
  /** Not in the file, as below. */
  kept: number;
}

export interface TablePlan {
  table: Table;
  added: Row[];
  changed: { before: Row; after: Row }[];
  removed: Row[];
  unchanged: number;
  kept: number;
}

export interface OptionsPlan {
  /** All rows of each product whose options differ: none where they are to go. */
  replaced: Map<number, OptionRow[]>;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  kept: number;
}
