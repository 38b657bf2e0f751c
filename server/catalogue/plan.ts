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
  unchangedCount: number;
  /** Number of details that are not in the file and stay unchanged. */
  keptCount: number;
}

export interface TablePlan {
  table: Table;
  added: Row[];
  changed: { before: Row; after: Row }[];
  removedRows: Row[];
  unchangedCount: number;
  keptCount: number;
}

export interface OptionsPlan {
  /** New rows for each product whose options in the file differ from the stored ones. An empty array removes its options. */
  replaced: Map<number, OptionRow[]>;
  added: number;
  changed: number;
  removedCount: number;
  unchangedCount: number;
  keptCount: number;
}
