import type * as tables from './db/schema';
import type { productDetail } from './productDetail';

type Row<T extends { $inferSelect: unknown }> = T['$inferSelect'];

export type User = Row<typeof tables.users>;
export type NewUser = Omit<User, 'userId'>;
export type StoredEnquiry = Row<typeof tables.enquiries>;
type Enquiry = Omit<StoredEnquiry, 'enquiryId' | 'createdAt'>;
export type StoredFile = Omit<Row<typeof tables.uploads>, 'createdAt'>;

type FilledByUse = 'enquiries' | 'uploads' | 'attempts' | 'settings';
type SeedTable = Exclude<keyof typeof tables, 'storefront' | FilledByUse>;

/** The demo data (or a test's), table by table, ready to be stored. */
export type SeedTables = { [Name in SeedTable]: Row<(typeof tables)[Name]>[] };

/** One row of call 13: a product under one link type. */
interface ProductLink {
  productWebLinkId: number;
  productLinkTypePrefix: string;
  productId: number;
  productName: string;
  productImageURL: string;
  productCategoryName: string;
  productSubCategoryName: string;
}

type ProductDetail = ReturnType<typeof productDetail>;

export type Review = Row<typeof tables.reviews> & Pick<User, 'appUserName' | 'userImageURL'>;
type NewReview = Pick<Review, 'productId' | 'userId' | 'rating' | 'comment'>;

export interface Attempts {
  /** How often, this time included, since the window opened. */
  count: number;
  expiresAt: Date;
}

interface EnquiryPage {
  count?: number;
  /** The id of an enquiry: only what came before it. */
  before?: number | undefined;
  since?: Date | undefined;
}

/** What the calls keep. `testing/memoryStore` and `sqlStore` behave alike: `testing/storeContract` holds both to it. */
export interface Store {
  company: () => Promise<SeedTables['company'][number] | undefined>;
  areas: () => Promise<SeedTables['areas']>;
  categories: () => Promise<SeedTables['categories']>;
  subCategories: () => Promise<SeedTables['subCategories']>;
  productLinks: () => Promise<ProductLink[]>;
  product: (productId: number) => Promise<ProductDetail | undefined>;
  banners: () => Promise<SeedTables['banners']>;
  /** Newest first. */
  blogs: () => Promise<SeedTables['blogs']>;
  announcements: () => Promise<SeedTables['announcements']>;
  socialLinks: () => Promise<SeedTables['socialLinks']>;
  socialPosts: () => Promise<SeedTables['socialPosts']>;

  userById: (userId: number) => Promise<User | undefined>;
  /** E-mail addresses compare in lower case; callers pass them so. */
  userByEmail: (userEmail: string) => Promise<User | undefined>;
  /** `undefined` when the e-mail is taken. */
  addUser: (user: NewUser) => Promise<User | undefined>;
  updateUser: (
    userId: number,
    changes: Partial<NewUser>,
  ) => Promise<User | 'emailTaken' | undefined>;
  /** With the user's reviews. */
  removeUser: (userId: number) => Promise<void>;

  /** The newest ones, newest first. */
  reviewsOf: (productId: number, most: number) => Promise<Review[]>;
  review: (reviewId: number) => Promise<Review | undefined>;
  /** One review per user and product. */
  addReview: (review: NewReview) => Promise<Review | 'duplicate' | 'unknownProduct'>;
  updateReview: (
    reviewId: number,
    changes: Pick<Review, 'rating' | 'comment'>,
  ) => Promise<Review | undefined>;
  deleteReview: (reviewId: number) => Promise<boolean>;

  addEnquiry: (enquiry: Enquiry) => Promise<StoredEnquiry>;
  /** Newest first. */
  enquiries: (page: EnquiryPage) => Promise<StoredEnquiry[]>;

  addFile: (file: StoredFile) => Promise<void>;
  file: (fileName: string) => Promise<StoredFile | undefined>;
  /** How many bytes the pictures hold that no user has. */
  unclaimedBytes: () => Promise<number>;

  /** Counts one attempt; a new window opens when the last one has expired. */
  countAttempt: (key: string, windowSeconds: number, now: Date) => Promise<Attempts>;
  clearAttempts: (key: string) => Promise<void>;
}

/** What a running shop asks of its database besides. */
export interface ShopStore extends Store {
  /** Removes the pictures added before then that no user has, and says how many. */
  purgeFiles: (addedBefore: Date) => Promise<number>;
  /** Removes what has expired, and says how many. */
  purgeAttempts: (now: Date) => Promise<number>;
  /** The value kept under `key`; `initial` becomes it when there is none yet. */
  setting: (key: string, initial: string) => Promise<string>;

  close: () => Promise<void>;
}
