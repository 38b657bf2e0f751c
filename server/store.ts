import type * as tables from './db/schema';

type Row<T extends { $inferSelect: unknown }> = T['$inferSelect'];

export type Company = Row<typeof tables.company>;
export type Area = Row<typeof tables.areas>;
export type Category = Row<typeof tables.categories>;
export type SubCategory = Row<typeof tables.subCategories>;
export type Banner = Row<typeof tables.banners>;
export type Blog = Row<typeof tables.blogs>;
export type Announcement = Row<typeof tables.announcements>;
export type SocialLink = Row<typeof tables.socialLinks>;
export type SocialPost = Row<typeof tables.socialPosts>;
export type User = Row<typeof tables.users>;
export type NewUser = Omit<User, 'userId'>;
export type Enquiry = Omit<Row<typeof tables.enquiries>, 'enquiryId' | 'createdAt'>;
export type StoredFile = Row<typeof tables.uploads>;

/** The demo data (or a test's), table by table, ready to be stored. */
export interface SeedTables {
  company: Company[];
  areas: Area[];
  categories: Category[];
  subCategories: SubCategory[];
  products: Row<typeof tables.products>[];
  productImages: Row<typeof tables.productImages>[];
  productOptions: Row<typeof tables.productOptions>[];
  productOptionDetails: Row<typeof tables.productOptionDetails>[];
  productPacks: Row<typeof tables.productPacks>[];
  productWebLinks: Row<typeof tables.productWebLinks>[];
  banners: Banner[];
  blogs: Blog[];
  announcements: Announcement[];
  socialLinks: SocialLink[];
  socialPosts: SocialPost[];
  users: User[];
  reviews: Row<typeof tables.reviews>[];
}

/** One row of call 13: a product under one link type. */
export interface ProductLink {
  productWebLinkId: number;
  productLinkTypePrefix: string;
  productId: number;
  productName: string;
  productImageURL: string;
  productCategoryName: string;
  productSubCategoryName: string;
}

/** `data` of call 17. */
export interface ProductDetail {
  productId: number;
  productName: string;
  productDescription: string;
  productSpecText: string;
  productCategoryName: string;
  productSubCategoryName: string;
  productImageRequests: { productImageURL: string }[];
  productOptionRequests: {
    productOptionId: number;
    productOptionPrefix: string;
    productOptionDetailRequests: { productOptionDetailId: number; optionDetailName: string }[];
  }[];
  productPackRequests: {
    productPackId: number;
    productPackDescription: string;
    packOrderUnitName: string;
    productPriceDetailRequest: { salePrice: number | null };
  }[];
}

export type Review = Row<typeof tables.reviews> & Pick<User, 'appUserName' | 'userImageURL'>;
export type NewReview = Pick<Review, 'productId' | 'userId' | 'rating' | 'comment'>;

export interface Attempts {
  /** How often, this time included, since the window opened. */
  count: number;
  expiresAt: Date;
}

/** What the back end keeps. `memoryStore` and `sqlStore` behave alike: `storeContract` holds both to it. */
export interface Store {
  company: () => Promise<Company | undefined>;
  areas: () => Promise<Area[]>;
  categories: () => Promise<Category[]>;
  subCategories: () => Promise<SubCategory[]>;
  productLinks: () => Promise<ProductLink[]>;
  product: (productId: number) => Promise<ProductDetail | undefined>;
  banners: () => Promise<Banner[]>;
  /** Newest first. */
  blogs: () => Promise<Blog[]>;
  announcements: () => Promise<Announcement[]>;
  socialLinks: () => Promise<SocialLink[]>;
  socialPosts: () => Promise<SocialPost[]>;

  userById: (userId: number) => Promise<User | undefined>;
  /** E-mail addresses compare in lower case; callers pass them so. */
  userByEmail: (userEmail: string) => Promise<User | undefined>;
  /** `undefined` when the e-mail is taken. */
  addUser: (user: NewUser) => Promise<User | undefined>;
  updateUser: (
    userId: number,
    changes: Partial<NewUser>,
  ) => Promise<User | 'emailTaken' | undefined>;

  /** Newest first. */
  reviewsOf: (productId: number) => Promise<Review[]>;
  review: (reviewId: number) => Promise<Review | undefined>;
  /** One review per user and product. */
  addReview: (review: NewReview) => Promise<Review | 'duplicate' | 'unknownProduct'>;
  updateReview: (
    reviewId: number,
    changes: Pick<Review, 'rating' | 'comment'>,
  ) => Promise<Review | undefined>;
  deleteReview: (reviewId: number) => Promise<boolean>;

  addEnquiry: (enquiry: Enquiry) => Promise<void>;

  addFile: (file: StoredFile) => Promise<void>;
  file: (fileName: string) => Promise<StoredFile | undefined>;

  /** Counts one attempt; a new window opens when the last one has expired. */
  countAttempt: (key: string, windowSeconds: number, now: Date) => Promise<Attempts>;
  /** Removes what has expired, and says how many. */
  purgeAttempts: (now: Date) => Promise<number>;
  clearAttempts: (key: string) => Promise<void>;

  /** The value kept under `key`; `initial` becomes it when there is none yet. */
  setting: (key: string, initial: string) => Promise<string>;

  close: () => Promise<void>;
}
