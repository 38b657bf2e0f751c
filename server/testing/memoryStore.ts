import { productDetail } from '../productDetail';
import type {
  Attempts,
  Review,
  SeedTables,
  Store,
  StoredEnquiry,
  StoredFile,
  User,
} from '../store';

/** The store of the tests: plain arrays, gone with the process. The seed itself is never changed. */
export function createMemoryStore(seed: SeedTables): Store {
  const users = seed.users.map((user) => ({ ...user }));
  let reviews = seed.reviews.map((review) => ({ ...review }));
  const enquiries: StoredEnquiry[] = [];
  const files = new Map<string, StoredFile & { createdAt: Date }>();
  const attempts = new Map<string, Attempts>();
  const settings = new Map<string, string>();
  const names = taxonomyNames(seed);

  const nextId = (ids: number[]) => Math.max(0, ...ids) + 1;
  let nextReviewId = nextId(seed.reviews.map((review) => review.reviewId));
  let nextUserId = nextId(seed.users.map((user) => user.userId));

  const withAuthor = (review: SeedTables['reviews'][number]): Review => {
    const author = users.find((user) => user.userId === review.userId);
    return {
      ...review,
      appUserName: author?.appUserName ?? '',
      userImageURL: author?.userImageURL ?? '',
    };
  };
  const copyOf = (user: User | undefined) => user && { ...user };
  const emailTaken = (userEmail: string, exceptId?: number) =>
    users.some((user) => user.userEmail === userEmail && user.userId !== exceptId);

  return {
    company: () => Promise.resolve(seed.company[0]),
    areas: () => Promise.resolve(seed.areas),
    categories: () => Promise.resolve(seed.categories),
    subCategories: () => Promise.resolve(seed.subCategories),
    productLinks: () => Promise.resolve(productLinksOf(seed, names)),
    product: (productId) => Promise.resolve(productDetailOf(seed, names, productId)),
    banners: () => Promise.resolve(seed.banners),
    blogs: () => Promise.resolve(newestBlogs(seed.blogs)),
    announcements: () => Promise.resolve(seed.announcements),
    socialLinks: () => Promise.resolve(seed.socialLinks),
    socialPosts: () => Promise.resolve(seed.socialPosts),

    userById: (userId) => Promise.resolve(copyOf(users.find((user) => user.userId === userId))),
    userByEmail: (email) => Promise.resolve(copyOf(users.find((user) => user.userEmail === email))),
    addUser: (newUser) => {
      if (emailTaken(newUser.userEmail)) return Promise.resolve(undefined);
      const user = { ...newUser, userId: nextUserId++ };
      users.push(user);
      return Promise.resolve({ ...user });
    },
    updateUser: (userId, changes) => {
      const user = users.find((each) => each.userId === userId);
      if (!user) return Promise.resolve(undefined);
      if (changes.userEmail !== undefined && emailTaken(changes.userEmail, userId))
        return Promise.resolve('emailTaken' as const);
      return Promise.resolve({ ...Object.assign(user, changes) });
    },

    reviewsOf: (productId) =>
      Promise.resolve(
        reviews
          .filter((review) => review.productId === productId)
          .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.reviewId - a.reviewId)
          .map(withAuthor),
      ),
    review: (reviewId) => {
      const review = reviews.find((each) => each.reviewId === reviewId);
      return Promise.resolve(review && withAuthor(review));
    },
    addReview: (newReview) => {
      const { productId, userId } = newReview;
      if (!seed.products.some((product) => product.productId === productId))
        return Promise.resolve('unknownProduct' as const);
      if (reviews.some((each) => each.productId === productId && each.userId === userId))
        return Promise.resolve('duplicate' as const);
      const review = { ...newReview, reviewId: nextReviewId++, createdAt: new Date() };
      reviews.push(review);
      return Promise.resolve(withAuthor(review));
    },
    updateReview: (reviewId, { rating, comment }) => {
      const review = reviews.find((each) => each.reviewId === reviewId);
      return Promise.resolve(review && withAuthor(Object.assign(review, { rating, comment })));
    },
    deleteReview: (reviewId) => {
      const before = reviews.length;
      reviews = reviews.filter((each) => each.reviewId !== reviewId);
      return Promise.resolve(reviews.length < before);
    },

    addEnquiry: (enquiry) => {
      const stored = { ...enquiry, enquiryId: enquiries.length + 1, createdAt: new Date() };
      enquiries.unshift(stored);
      return Promise.resolve(stored);
    },
    enquiries: ({ count, before = Infinity, since = new Date(0) }) =>
      Promise.resolve(
        enquiries
          .filter(({ enquiryId, createdAt }) => enquiryId < before && createdAt >= since)
          .slice(0, count),
      ),

    addFile: (file) => {
      files.set(file.fileName, { ...file, createdAt: new Date() });
      return Promise.resolve();
    },
    file: (fileName) => Promise.resolve(files.get(fileName)),
    purgeFiles: (addedBefore) => {
      const used = new Set(
        users.map(({ userImageURL }) => /\/uploads\/([^?#]+)/.exec(userImageURL)?.[1]),
      );
      const orphaned = [...files.values()].filter(
        ({ fileName, createdAt }) => createdAt < addedBefore && !used.has(fileName),
      );
      for (const { fileName } of orphaned) files.delete(fileName);
      return Promise.resolve(orphaned.length);
    },

    countAttempt: (key, windowSeconds, now) => {
      const last = attempts.get(key);
      const counted =
        last && last.expiresAt > now
          ? { ...last, count: last.count + 1 }
          : { count: 1, expiresAt: new Date(now.getTime() + windowSeconds * 1000) };
      attempts.set(key, counted);
      return Promise.resolve(counted);
    },
    purgeAttempts: (now) => {
      const expired = [...attempts].filter(([, { expiresAt }]) => expiresAt <= now);
      for (const [key] of expired) attempts.delete(key);
      return Promise.resolve(expired.length);
    },
    clearAttempts: (key) => {
      attempts.delete(key);
      return Promise.resolve();
    },

    setting: (key, initial) => {
      const value = settings.get(key) ?? initial;
      settings.set(key, value);
      return Promise.resolve(value);
    },

    close: () => Promise.resolve(),
  };
}

function newestBlogs(blogs: SeedTables['blogs']) {
  return [...blogs].sort(
    (a, b) => (b.dateFrom ?? '').localeCompare(a.dateFrom ?? '') || a.blogId - b.blogId,
  );
}

type Names = Map<number, { productCategoryName: string; productSubCategoryName: string }>;

/** Sub-category id → the two names that product rows carry. */
function taxonomyNames(seed: SeedTables): Names {
  const categoryNames = new Map(
    seed.categories.map((row) => [row.productCategoryId, row.productCategoryName]),
  );
  return new Map(
    seed.subCategories.map(
      ({ productSubCategoryId, productSubCategoryName, productCategoryId }) => [
        productSubCategoryId,
        {
          productCategoryName: categoryNames.get(productCategoryId) ?? '',
          productSubCategoryName,
        },
      ],
    ),
  );
}

const noNames = { productCategoryName: '', productSubCategoryName: '' };

function productLinksOf(seed: SeedTables, names: Names) {
  const products = new Map(seed.products.map((product) => [product.productId, product]));
  const firstImages = new Map<number, string>();
  for (const { productId, productImageURL } of seed.productImages)
    if (!firstImages.has(productId)) firstImages.set(productId, productImageURL);
  return seed.productWebLinks.flatMap((link) => {
    const product = products.get(link.productId);
    if (!product) return [];
    return {
      ...link,
      productName: product.productName,
      productImageURL: firstImages.get(link.productId) ?? '',
      ...(names.get(product.productSubCategoryId) ?? noNames),
    };
  });
}

function productDetailOf(seed: SeedTables, names: Names, productId: number) {
  const found = seed.products.find((each) => each.productId === productId);
  if (!found) return undefined;
  const { productSubCategoryId, ...product } = found;
  const ofProduct = (row: { productId: number }) => row.productId === productId;
  return productDetail({
    product: { ...product, ...(names.get(productSubCategoryId) ?? noNames) },
    images: seed.productImages.filter(ofProduct),
    options: seed.productOptions.filter(ofProduct),
    optionDetails: seed.productOptionDetails,
    packs: seed.productPacks.filter(ofProduct),
  });
}
