import { and, desc, eq, getTableColumns, gte, lt, lte, notExists, sql } from 'drizzle-orm';
import type { Database } from './db/openDatabase';
import { selectProduct, selectProductLinks } from './db/productQueries';
import {
  announcements,
  areas,
  attempts,
  banners,
  blogs,
  categories,
  company,
  enquiries,
  reviews,
  settings,
  socialLinks,
  socialPosts,
  subCategories,
  uploads,
  users,
} from './db/schema';
import { sqlState } from './http/queryErrors';
import type { Review, ShopStore, StoredEnquiry } from './store';

const uniqueViolation = '23505';
const foreignKeyViolation = '23503';

/** The store on PostgreSQL, embedded or served: the same queries for both. */
export function createSqlStore(db: Database, close: () => Promise<void>): ShopStore {
  const reviewsWithAuthor = () =>
    db
      .select({
        ...getTableColumns(reviews),
        appUserName: users.appUserName,
        userImageURL: users.userImageURL,
      })
      .from(reviews)
      .innerJoin(users, eq(users.userId, reviews.userId))
      .$dynamic();
  const reviewById = async (reviewId: number): Promise<Review | undefined> =>
    (await reviewsWithAuthor().where(eq(reviews.reviewId, reviewId)))[0];
  /** A user may also have an upload by a whole address, or with a query behind it. */
  const isUnclaimed = () =>
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
    areas: () => db.select().from(areas).orderBy(areas.productAreaId),
    categories: () => db.select().from(categories).orderBy(categories.productCategoryId),
    subCategories: () =>
      db.select().from(subCategories).orderBy(subCategories.productSubCategoryId),
    productLinks: () => selectProductLinks(db),
    product: (productId) => selectProduct(db, productId),
    banners: () => db.select().from(banners).orderBy(banners.bannerImageId),
    blogs: () =>
      db
        .select()
        .from(blogs)
        .orderBy(sql`${blogs.dateFrom} desc nulls last`, blogs.blogId),
    announcements: () => db.select().from(announcements).orderBy(announcements.announcementId),
    socialLinks: () => db.select().from(socialLinks).orderBy(socialLinks.socialMediaLinkId),
    socialPosts: () => db.select().from(socialPosts).orderBy(socialPosts.socialMediaPostId),

    userById: async (userId) => (await db.select().from(users).where(eq(users.userId, userId)))[0],
    userByEmail: async (userEmail) =>
      (await db.select().from(users).where(eq(users.userEmail, userEmail)))[0],
    addUser: async (user) =>
      (await db.insert(users).values(user).onConflictDoNothing().returning())[0],
    updateUser: async (userId, changes) => {
      try {
        const updated = await db
          .update(users)
          .set(changes)
          .where(eq(users.userId, userId))
          .returning();
        return updated[0];
      } catch (error) {
        if (sqlState(error) === uniqueViolation) return 'emailTaken';
        throw error;
      }
    },
    removeUser: async (userId) => {
      await db.delete(users).where(eq(users.userId, userId));
    },

    reviewsOf: (productId, most) =>
      reviewsWithAuthor()
        .where(eq(reviews.productId, productId))
        .orderBy(desc(reviews.createdAt), desc(reviews.reviewId))
        .limit(most),
    review: reviewById,
    addReview: async (review) => {
      try {
        const added = await db
          .insert(reviews)
          .values(review)
          .onConflictDoNothing()
          .returning({ reviewId: reviews.reviewId });
        return (added[0] && (await reviewById(added[0].reviewId))) ?? 'duplicate';
      } catch (error) {
        if (sqlState(error) === foreignKeyViolation) return 'unknownProduct';
        throw error;
      }
    },
    updateReview: async (reviewId, { rating, comment }) => {
      await db.update(reviews).set({ rating, comment }).where(eq(reviews.reviewId, reviewId));
      return reviewById(reviewId);
    },
    deleteReview: async (reviewId) => {
      const deleted = await db
        .delete(reviews)
        .where(eq(reviews.reviewId, reviewId))
        .returning({ reviewId: reviews.reviewId });
      return deleted.length > 0;
    },

    addEnquiry: async (enquiry) => {
      const [stored] = await db.insert(enquiries).values(enquiry).returning();
      return stored as StoredEnquiry;
    },
    enquiries: ({ count = Number.MAX_SAFE_INTEGER, before, since }) =>
      db
        .select()
        .from(enquiries)
        .where(
          and(
            before === undefined ? undefined : lt(enquiries.enquiryId, before),
            since && gte(enquiries.createdAt, since),
          ),
        )
        .orderBy(desc(enquiries.enquiryId))
        .limit(count),

    addFile: async (file) => {
      await db.insert(uploads).values(file);
    },
    file: async (fileName) =>
      (await db.select().from(uploads).where(eq(uploads.fileName, fileName)))[0],
    unclaimedBytes: async () => {
      const bytes = sql<number>`coalesce(sum(octet_length(${uploads.bytes})), 0)::float8`;
      const [unclaimed] = await db.select({ bytes }).from(uploads).where(isUnclaimed());
      return unclaimed?.bytes ?? 0;
    },
    purgeFiles: async (addedBefore) => {
      const purged = await db
        .delete(uploads)
        .where(and(lt(uploads.createdAt, addedBefore), isUnclaimed()))
        .returning({ fileName: uploads.fileName });
      return purged.length;
    },

    countAttempt: async (key, windowSeconds, now) => {
      const expiresAt = new Date(now.getTime() + windowSeconds * 1000);
      // One statement, so that two processes never count the same attempt as one.
      const isOver = sql`${attempts.expiresAt} <= ${now.toISOString()}`;
      const counted = await db
        .insert(attempts)
        .values({ key, count: 1, expiresAt })
        .onConflictDoUpdate({
          target: attempts.key,
          set: {
            count: sql`case when ${isOver} then 1 else ${attempts.count} + 1 end`,
            expiresAt: sql`case when ${isOver} then excluded.expires_at else ${attempts.expiresAt} end`,
          },
        })
        .returning({ count: attempts.count, expiresAt: attempts.expiresAt });
      return counted[0] ?? { count: 1, expiresAt };
    },
    purgeAttempts: async (now) => {
      const purged = await db
        .delete(attempts)
        .where(lte(attempts.expiresAt, now))
        .returning({ key: attempts.key });
      return purged.length;
    },
    clearAttempts: async (key) => {
      await db.delete(attempts).where(eq(attempts.key, key));
    },

    setting: async (key, initial) => {
      await db.insert(settings).values({ key, value: initial }).onConflictDoNothing();
      const kept = await db.select().from(settings).where(eq(settings.key, key));
      return kept[0]?.value ?? initial;
    },

    close,
  };
}
