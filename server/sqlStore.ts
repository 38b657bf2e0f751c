import { and, desc, eq, getTableColumns, lt, lte, ne, notExists, sql, type SQL } from 'drizzle-orm';
import { measureLimits } from '@/shared/contract/measureLimits';
import type { OpenDatabase } from './db/openDatabase';
import { selectProduct, selectProductLinks } from './db/productQueries';
import * as tables from './db/schema';
import { getSqlState } from './http/queryErrors';
import type { NewUser, Review, StoredEnquiry, StoredFile } from './rows';

const { announcements, areas, attempts, banners, blogs, categories, company } = tables;
const { enquiries, measures, reviews, settings, socialLinks, socialPosts } = tables;
const { subCategories, uploads, users } = tables;

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** The shop's data, with methods for the API calls and for maintenance. */
export type ShopStore = ReturnType<typeof createSqlStore>;

/**
 * Methods of the store that the API calls use. `testing/memoryStore` also implements this type, and
 * `testing/storeContract` tests both stores.
 */
export type Store = Omit<
  ShopStore,
  `purge${string}` | 'listEmails' | 'setting' | 'ping' | 'dump' | 'close'
>;

/** Creates the store on PostgreSQL. The embedded database and a server use the same queries. */
export function createSqlStore({ db, dump, close }: Omit<OpenDatabase, 'prepareBy'>) {
  const selectReviews = (condition: SQL) =>
    db
      .select({
        ...getTableColumns(reviews),
        appUserName: users.appUserName,
        userImageURL: users.userImageURL,
      })
      .from(reviews)
      .innerJoin(users, eq(users.userId, reviews.userId))
      .where(condition)
      .orderBy(desc(reviews.createdAt), desc(reviews.reviewId));
  const findReview = async (reviewId: number): Promise<Review | undefined> =>
    (await selectReviews(eq(reviews.reviewId, reviewId)))[0];
  /**
   * Returns the SQL condition for uploads that are no user's profile picture. The pattern also
   * matches stored picture addresses that are absolute or have a query.
   */
  const createUnclaimedCondition = () =>
    notExists(
      db
        .select({ userId: users.userId })
        .from(users)
        .where(
          sql`substring(${users.userImageURL} from '/uploads/([^?#]+)') = ${uploads.fileName}`,
        ),
    );

  return {
    company: async () => (await db.select().from(company).limit(1))[0],
    areas: async () => db.select().from(areas).orderBy(areas.productAreaId),
    categories: async () => db.select().from(categories).orderBy(categories.productCategoryId),
    subCategories: async () =>
      db.select().from(subCategories).orderBy(subCategories.productSubCategoryId),
    productLinks: async () => selectProductLinks(db),
    product: (productId: number) => selectProduct(db, productId),
    banners: async () => db.select().from(banners).orderBy(banners.bannerImageId),
    /** Returns the articles, newest first. */
    blogs: async () =>
      db
        .select()
        .from(blogs)
        .orderBy(sql`${blogs.dateFrom} desc nulls last`, blogs.blogId),
    announcements: async () =>
      db.select().from(announcements).orderBy(announcements.announcementId),
    socialLinks: async () => db.select().from(socialLinks).orderBy(socialLinks.socialMediaLinkId),
    socialPosts: async () => db.select().from(socialPosts).orderBy(socialPosts.socialMediaPostId),

    findUserById: async (userId: number) =>
      (await db.select().from(users).where(eq(users.userId, userId)))[0],
    /**
     * Returns the user with an e-mail address. The address must be in lower case, as it is stored.
     */
    findUserByEmail: async (userEmail: string) =>
      (await db.select().from(users).where(eq(users.userEmail, userEmail)))[0],
    listEmails: async () =>
      (await db.select({ userEmail: users.userEmail }).from(users)).map((user) => user.userEmail),
    /** Returns the new user, or `undefined` if the e-mail address is taken. */
    addUser: async (user: NewUser) =>
      (await db.insert(users).values(user).onConflictDoNothing().returning())[0],
    /**
     * Returns the changed user, or `undefined` if the user does not exist. Returns `'emailTaken'` if
     * another user has the new e-mail address.
     */
    updateUser: async (userId: number, changes: Partial<NewUser>) => {
      try {
        const updatedUsers = await db
          .update(users)
          .set(changes)
          .where(eq(users.userId, userId))
          .returning();
        return updatedUsers[0];
      } catch (error) {
        if (getSqlState(error) === uniqueViolation) return 'emailTaken' as const;
        throw error;
      }
    },
    /** Replaces a password hash, unless it is no longer the one that was read before. */
    replacePasswordHash: async (userId: number, hashBefore: string, passwordHash: string) => {
      await db
        .update(users)
        .set({ passwordHash })
        .where(and(eq(users.userId, userId), eq(users.passwordHash, hashBefore)));
    },
    /** Removes a user. The database then also deletes the user's reviews. */
    removeUser: async (userId: number) => {
      await db.delete(users).where(eq(users.userId, userId));
    },

    /** Returns at most `maxCount` reviews of a product, newest first. */
    listReviews: (productId: number, maxCount: number): Promise<Review[]> =>
      selectReviews(eq(reviews.productId, productId)).limit(maxCount),
    review: findReview,
    /**
     * Returns the stored review. Returns `'duplicate'` if the user has already reviewed the
     * product, or `'unknownProduct'` if the product does not exist.
     */
    addReview: async (review: typeof reviews.$inferInsert) => {
      try {
        const insertedRows = await db
          .insert(reviews)
          .values(review)
          .onConflictDoNothing()
          .returning({ reviewId: reviews.reviewId });
        return (
          (insertedRows[0] && (await findReview(insertedRows[0].reviewId))) ??
          ('duplicate' as const)
        );
      } catch (error) {
        if (getSqlState(error) === foreignKeyViolation) return 'unknownProduct' as const;
        throw error;
      }
    },
    updateReview: async (
      reviewId: number,
      { rating, comment }: Pick<Review, 'rating' | 'comment'>,
    ) => {
      await db.update(reviews).set({ rating, comment }).where(eq(reviews.reviewId, reviewId));
      return findReview(reviewId);
    },
    deleteReview: async (reviewId: number) => {
      await db.delete(reviews).where(eq(reviews.reviewId, reviewId));
    },

    addEnquiry: async (enquiry: typeof enquiries.$inferInsert) => {
      const [storedEnquiry] = await db.insert(enquiries).values(enquiry).returning();
      return storedEnquiry as StoredEnquiry;
    },
    /**
     * Returns enquiries, newest first.
     * @param maxCount how many enquiries to return at most, all by default
     * @param beforeId if given, only enquiries with a lower id are returned
     */
    enquiries: async (maxCount = Number.MAX_SAFE_INTEGER, beforeId?: number) =>
      db
        .select()
        .from(enquiries)
        .where(beforeId ? lt(enquiries.enquiryId, beforeId) : undefined)
        .orderBy(desc(enquiries.enquiryId))
        .limit(maxCount),

    addMeasures: async (rows: (typeof measures.$inferInsert)[]) => {
      await db.insert(measures).values(rows);
    },
    /**
     * Summarises the reports: 75th percentiles by page and device, then the commonest slow elements
     * and errors. Elements and errors are ordered by the number of reports, because a single report
     * can claim any number of errors.
     */
    measures: async () => {
      const { name, value, detail, route, device, createdAt } = measures;
      const errorCount = sql`least(${value}, ${measureLimits.error})`;
      // The result is a float, because the sum could exceed the largest integer.
      const count = sql<number>`sum(case ${name} when 'error' then ${errorCount} else 1 end)::float8`;
      // All rows of a report have the same time, because one statement stores them. The number of
      // distinct times is therefore the number of reports. Reports of the same millisecond count as
      // one, because the clock of the embedded database may not be finer.
      const reportCount = sql`count(distinct ${createdAt})`;
      const createPercentile = (measureName: string) => sql<number | null>`percentile_cont(0.75)
        within group (order by ${value}) filter (where ${name} = ${measureName})`;
      const loadPercentiles = { TTFB: createPercentile('TTFB'), LCP: createPercentile('LCP') };
      const interactionPercentiles = { INP: createPercentile('INP'), CLS: createPercentile('CLS') };
      const pageQuery = db
        .select({ route, device, count, ...loadPercentiles, ...interactionPercentiles })
        .from(measures);
      const routes = sql<string>`string_agg(distinct ${route}, ', ')`;
      const selectMostFrequent = (condition: SQL) => {
        const rows = db.select({ name, detail, count, routes }).from(measures).where(condition);
        return rows.groupBy(name, detail).orderBy(desc(reportCount), desc(count), detail).limit(10);
      };
      return {
        pages: await pageQuery
          .where(ne(name, 'error'))
          .groupBy(route, device)
          .orderBy(route, device),
        slowElements: await selectMostFrequent(sql`${detail} <> '' and ${value} >
          case ${name} when 'LCP' then 2500 when 'INP' then 200 when 'CLS' then 0.1 end`),
        errors: await selectMostFrequent(eq(name, 'error')),
      };
    },
    purgeMeasures: async (measuredBefore: Date) => {
      await db.delete(measures).where(lt(measures.createdAt, measuredBefore));
    },

    addFile: async (file: StoredFile) => {
      await db.insert(uploads).values(file);
    },
    file: async (fileName: string): Promise<StoredFile | undefined> =>
      (await db.select().from(uploads).where(eq(uploads.fileName, fileName)))[0],
    /** Returns the total size in bytes of the uploaded pictures that belong to no user. */
    unclaimedBytes: async () => {
      const bytes = sql<number>`coalesce(sum(octet_length(${uploads.bytes})), 0)::float8`;
      const [unclaimedTotal] = await db
        .select({ bytes })
        .from(uploads)
        .where(createUnclaimedCondition());
      return unclaimedTotal?.bytes ?? 0;
    },
    /** Removes pictures that belong to no user and were added before the given time. */
    purgeFiles: async (addedBefore: Date) => {
      await db
        .delete(uploads)
        .where(and(lt(uploads.createdAt, addedBefore), createUnclaimedCondition()));
    },

    /**
     * Adds an amount to the counter of an action, and returns the counter. The count starts again
     * when its time window has expired, or ends so late that the clock must have been wrong.
     */
    countAttempt: async (key: string, windowSeconds: number, now: Date, amount: number) => {
      const expiresAt = new Date(now.getTime() + windowSeconds * 1000);
      // The clocks of two processes may differ, but not by a whole window.
      const latestEnd = new Date(now.getTime() + 2 * windowSeconds * 1000);
      // A single statement keeps the count correct when two processes write at the same time.
      const isWindowOver = sql`(${attempts.expiresAt} <= ${now.toISOString()}
        or ${attempts.expiresAt} > ${latestEnd.toISOString()})`;
      const counters = await db
        .insert(attempts)
        .values({ key, count: amount, expiresAt })
        .onConflictDoUpdate({
          target: attempts.key,
          set: {
            count: sql`case when ${isWindowOver} then excluded.count else ${attempts.count} + excluded.count end`,
            expiresAt: sql`case when ${isWindowOver} then excluded.expires_at else ${attempts.expiresAt} end`,
          },
        })
        .returning({ count: attempts.count, expiresAt: attempts.expiresAt });
      return counters[0] ?? { count: amount, expiresAt };
    },
    purgeAttempts: async (now: Date) => {
      await db.delete(attempts).where(lte(attempts.expiresAt, now));
    },
    clearAttempts: async (key: string) => {
      await db.delete(attempts).where(eq(attempts.key, key));
    },

    /** Returns the stored value. If there is none, stores and returns the initial value. */
    setting: async (key: string, initialValue: string) => {
      await db.insert(settings).values({ key, value: initialValue }).onConflictDoNothing();
      const rows = await db.select().from(settings).where(eq(settings.key, key));
      return rows[0]?.value ?? initialValue;
    },

    /**
     * Checks the connection to the database.
     * @throws Error if the database does not answer
     */
    ping: async () => {
      await db.execute(sql`select 1`);
    },
    dump,
    close,
  };
}
