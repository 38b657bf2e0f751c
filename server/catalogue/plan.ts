import type { OptionRow } from './readShop';
import type { Row, Table } from './tables';

/** Describes the changes that an import makes. */
export interface Plan {
  company?: CompanyPlan;
  tables: TablePlan[];
  options?: OptionsPlan;
}

export interface CompanyPlan {
  after: Row;
  changed: string[];
  unchanged: number;
  /** Number of details that are not in the file and stay unchanged. */
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
  /** New rows for each product whose options in the file differ from the stored ones. An empty array removes its options. */
  replaced: Map<number, OptionRow[]>;
  added: number;
  changed: number;
  removed: number;
  unchanged: number;
  kept: number;
}
