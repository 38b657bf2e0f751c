import type * as tables from './db/schema';

type Row<T extends { $inferSelect: unknown }> = T['$inferSelect'];

export type User = Row<typeof tables.users>;
/** The store gives an account without a session key a random one. */
export type NewUser = Omit<User, 'userId' | 'sessionKey'> & Partial<Pick<User, 'sessionKey'>>;
export type Review = Row<typeof tables.reviews> & Pick<User, 'appUserName' | 'userImageURL'>;
export type StoredEnquiry = Row<typeof tables.enquiries>;
export type StoredFile = Omit<Row<typeof tables.uploads>, 'createdAt'>;

type TableWithoutSeed = 'enquiries' | 'measures' | 'uploads' | 'attempts' | 'settings';
type SeedTable = Exclude<keyof typeof tables, 'storefront' | TableWithoutSeed>;

/** Rows of the demo data or of a test, by table. */
export type SeedTables = { [Name in SeedTable]: Row<(typeof tables)[Name]>[] };
