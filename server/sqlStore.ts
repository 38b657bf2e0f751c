import { asc, desc, eq, getTableColumns, lte, sql } from 'drizzle-orm';
import type { Database } from './db/openDatabase';
import { selectProduct, selectProductLinks } from './db/productQueries';
import * as tables from './db/schema';
import type { Review, Store } from './store';

/** The store on PostgreSQL, embedded or served: the same queries for both. */
export function createSqlStore(db: Database, close: () => Promise<void>): Store {
  const reviewsWithAuthor = () =>
    db
      .select({
        ...getTableColumns(tables.reviews),
        appUserName: tables.users.appUserName,
        userImageURL: tables.users.userImageURL,
      })
      .from(tables.reviews)
      .innerJoin(tables.users, eq(tables.users.userId, tables.reviews.userId))
      .$dynamic();
  const reviewById = async (reviewId: number): Promise<Review | undefined> =>
    (await reviewsWithAuthor().where(eq(tables.reviews.reviewId, reviewId)))[0];

  return {
    company: async () => (await db.select().from(tables.company).limit(1))[0],
    areas: () => db.select().from(tables.areas).orderBy(tables.areas.productAreaId),
    categories: () =>
      db.select().from(tables.categories).orderBy(tables.categories.productCategoryId),
    subCategories: () =>
      db.select().from(tables.subCategories).orderBy(tables.subCategories.productSubCategoryId),
    productLinks: () => selectProductLinks(db),
    product: (productId) => selectProduct(db, productId),
    banners: () => db.select().from(tables.banners).orderBy(tables.banners.bannerImageId),
    blogs: () =>
      db
        .select()
        .from(tables.blogs)
        .orderBy(sql`${tables.blogs.dateFrom} desc nulls last`, asc(tables.blogs.blogId)),
    announcements: () =>
      db.select().from(tables.announcements).orderBy(tables.announcements.announcementId),
    socialLinks: () =>
      db.select().from(tables.socialLinks).orderBy(tables.socialLinks.socialMediaLinkId),
    socialPosts: () =>
      db.select().from(tables.socialPosts).orderBy(tables.socialPosts.socialMediaPostId),

    userById: async (userId) =>
      (await db.select().from(tables.users).where(eq(tables.users.userId, userId)))[0],
    userByEmail: async (userEmail) =>
      (await db.select().from(tables.users).where(eq(tables.users.userEmail, userEmail)))[0],
    addUser: async (user) =>
      (await db.insert(tables.users).values(user).onConflictDoNothing().returning())[0],
    updateUser: async (userId, changes) => {
      try {
        const updated = await db
          .update(tables.users)
          .set(changes)
          .where(eq(tables.users.userId, userId))
          .returning();
        return updated[0];
      } catch (error) {
        if (violates(error, 'unique')) return 'emailTaken';
        throw error;
      }
    },

    reviewsOf: (productId) =>
      reviewsWithAuthor()
        .where(eq(tables.reviews.productId, productId))
        .orderBy(desc(tables.reviews.createdAt), desc(tables.reviews.reviewId)),
    review: reviewById,
    addReview: async (review) => {
      try {
        const added = await db
          .insert(tables.reviews)
          .values(review)
          .onConflictDoNothing()
          .returning({ reviewId: tables.reviews.reviewId });
        return (added[0] && (await reviewById(added[0].reviewId))) ?? 'duplicate';
      } catch (error) {
        if (violates(error, 'foreignKey')) return 'unknownProduct';
        throw error;
      }
    },
    updateReview: async (reviewId, { rating, comment }) => {
      await db
        .update(tables.reviews)
        .set({ rating, comment })
        .where(eq(tables.reviews.reviewId, reviewId));
      return reviewById(reviewId);
    },
    deleteReview: async (reviewId) => {
      const deleted = await db
        .delete(tables.reviews)
        .where(eq(tables.reviews.reviewId, reviewId))
        .returning({ reviewId: tables.reviews.reviewId });
      return deleted.length > 0;
    },

    addEnquiry: async (enquiry) => {
      await db.insert(tables.enquiries).values(enquiry);
    },

    addFile: async (file) => {
      await db.insert(tables.uploads).values(file);
    },
    file: async (fileName) =>
      (await db.select().from(tables.uploads).where(eq(tables.uploads.fileName, fileName)))[0],

    countAttempt: async (key, windowSeconds, now) => {
      const { attempts } = tables;
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
      const { key, expiresAt } = tables.attempts;
      const purged = await db.delete(tables.attempts).where(lte(expiresAt, now)).returning({ key });
      return purged.length;
    },
    clearAttempts: async (key) => {
      await db.delete(tables.attempts).where(eq(tables.attempts.key, key));
    },

    setting: async (key, initial) => {
      await db.insert(tables.settings).values({ key, value: initial }).onConflictDoNothing();
      const kept = await db.select().from(tables.settings).where(eq(tables.settings.key, key));
      return kept[0]?.value ?? initial;
    },

    close,
  };
}

const sqlStates = { unique: '23505', foreignKey: '23503' };

/** Both drivers put PostgreSQL's SQLSTATE on the error that drizzle wraps. */
function violates(error: unknown, constraint: keyof typeof sqlStates): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return (
    typeof cause === 'object' &&
    cause !== null &&
    'code' in cause &&
    cause.code === sqlStates[constraint]
  );
}
