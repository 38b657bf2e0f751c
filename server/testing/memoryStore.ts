import { toProductDetail } from '../productDetail';
import type { Review, SeedTables, StoredEnquiry, StoredFile } from '../rows';
import type { Store } from '../sqlStore';

/** Creates a store in memory for tests. It does not change the rows of the seed. */
export function createMemoryStore(seed: SeedTables): Store {
  let users = seed.users.map((user) => ({ ...user }));
  let reviews = seed.reviews.map((review) => ({ ...review }));
  const enquiries: StoredEnquiry[] = [];
  const files = new Map<string, StoredFile>();
  const attempts = new Map<string, { count: number; expiresAt: Date }>();
  // This number is higher than all ids in the seed.
  let lastId = 10_000;

  const addAuthor = (review: SeedTables['reviews'][number]): Review => {
    const author = users.find((user) => user.userId === review.userId);
    const { appUserName = '', userImageURL = '' } = author ?? {};
    return { ...review, appUserName, userImageURL };
  };
  const copyUser = <T extends object>(user: T | undefined) => user && { ...user };
  const findByEmail = (email = '') => users.find((user) => user.userEmail === email);

  return {
    company: () => Promise.resolve(seed.company[0]),
    areas: () => Promise.resolve(seed.areas),
    categories: () => Promise.resolve(seed.categories),
    subCategories: () => Promise.resolve(seed.subCategories),
    productLinks: () => Promise.resolve(selectProductLinks(seed)),
    product: (productId) => Promise.resolve(selectProductDetail(seed, productId)),
    banners: () => Promise.resolve(seed.banners),
    blogs: () => Promise.resolve(seed.blogs),
    announcements: () => Promise.resolve(seed.announcements),
    socialLinks: () => Promise.resolve(seed.socialLinks),
    socialPosts: () => Promise.resolve(seed.socialPosts),

    findUserById: (userId) =>
      Promise.resolve(copyUser(users.find((user) => user.userId === userId))),
    findUserByEmail: (email) => Promise.resolve(copyUser(findByEmail(email))),
    addUser: (newUser) => {
      if (findByEmail(newUser.userEmail)) return Promise.resolve(undefined);
      const user = { sessionKey: crypto.randomUUID(), ...newUser, userId: ++lastId };
      users.push(user);
      return Promise.resolve({ ...user });
    },
    updateUser: (userId, changes) => {
      const user = users.find((storedUser) => storedUser.userId === userId);
      if (!user) return Promise.resolve(undefined);
      const emailOwner = findByEmail(changes.userEmail);
      if (emailOwner && emailOwner !== user) return Promise.resolve('emailTaken' as const);
      return Promise.resolve({ ...Object.assign(user, changes) });
    },
    replacePasswordHash: (userId, hashBefore, passwordHash) => {
      const user = users.find((storedUser) => storedUser.userId === userId);
      if (user?.passwordHash === hashBefore) user.passwordHash = passwordHash;
      return Promise.resolve();
    },
    removeUser: (userId) => {
      users = users.filter((user) => user.userId !== userId);
      reviews = reviews.filter((review) => review.userId !== userId);
      return Promise.resolve();
    },

    listReviews: (productId, maxCount) =>
      Promise.resolve(
        reviews
          .filter((review) => review.productId === productId)
          .sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || b.reviewId - a.reviewId)
          .slice(0, maxCount)
          .map(addAuthor),
      ),
    review: (reviewId) => {
      const review = reviews.find((storedReview) => storedReview.reviewId === reviewId);
      return Promise.resolve(review && addAuthor(review));
    },
    addReview: (newReview) => {
      const { productId, userId } = newReview;
      if (!seed.products.some((product) => product.productId === productId))
        return Promise.resolve('unknownProduct' as const);
      if (
        reviews.some(
          (storedReview) => storedReview.productId === productId && storedReview.userId === userId,
        )
      )
        return Promise.resolve('duplicate' as const);
      const review = { ...newReview, reviewId: ++lastId, createdAt: new Date() };
      reviews.push(review);
      return Promise.resolve(addAuthor(review));
    },
    updateReview: (reviewId, { rating, comment }) => {
      const review = reviews.find((storedReview) => storedReview.reviewId === reviewId);
      return Promise.resolve(review && addAuthor(Object.assign(review, { rating, comment })));
    },
    deleteReview: (reviewId) => {
      reviews = reviews.filter((review) => review.reviewId !== reviewId);
      return Promise.resolve();
    },

    addEnquiry: (enquiry) => {
      const storedEnquiry = { ...enquiry, enquiryId: enquiries.length + 1, createdAt: new Date() };
      enquiries.unshift(storedEnquiry);
      return Promise.resolve(storedEnquiry);
    },
    enquiries: (count, beforeId = Infinity) =>
      Promise.resolve(enquiries.filter(({ enquiryId }) => enquiryId < beforeId).slice(0, count)),

    // Only a database can compute the summary of measures, so database.test.ts tests it.
    addMeasures: () => Promise.resolve(),
    measures: () => Promise.resolve({ pages: [], slowElements: [], errors: [] }),
    unclaimedBytes: () => Promise.resolve(0),

    addFile: (file) => {
      files.set(file.fileName, file);
      return Promise.resolve();
    },
    file: (fileName) => Promise.resolve(files.get(fileName)),

    countAttempt: (key, windowSeconds, now, amount) => {
      const previousCounter = attempts.get(key);
      const windowMs = windowSeconds * 1000;
      const remainingMs = previousCounter ? previousCounter.expiresAt.getTime() - now.getTime() : 0;
      const currentCounter =
        previousCounter && remainingMs > 0 && remainingMs <= 2 * windowMs
          ? { ...previousCounter, count: previousCounter.count + amount }
          : { count: amount, expiresAt: new Date(now.getTime() + windowMs) };
      attempts.set(key, currentCounter);
      return Promise.resolve(currentCounter);
    },
    clearAttempts: (key) => {
      attempts.delete(key);
      return Promise.resolve();
    },
  };
}

function selectProductLinks(seed: SeedTables) {
  return seed.productWebLinks.flatMap((link) => {
    const product = selectProductDetail(seed, link.productId);
    if (!product) return [];
    const { productName, productCategoryName, productSubCategoryName } = product;
    const productImageURL = product.productImageRequests[0]?.productImageURL ?? '';
    return { ...link, productName, productImageURL, productCategoryName, productSubCategoryName };
  });
}

function selectProductDetail(seed: SeedTables, productId: number) {
  const isOfProduct = (row: { productId: number }) => row.productId === productId;
  const productRow = seed.products.find(isOfProduct);
  if (!productRow) return undefined;
  const { productSubCategoryId, ...product } = productRow;
  const isSubCategoryOfProduct = (row: { productSubCategoryId: number }) =>
    row.productSubCategoryId === productSubCategoryId;
  const { productCategoryId, productSubCategoryName = '' } =
    seed.subCategories.find(isSubCategoryOfProduct) ?? {};
  const { productCategoryName = '' } =
    seed.categories.find((row) => row.productCategoryId === productCategoryId) ?? {};
  return toProductDetail({
    product: { ...product, productCategoryName, productSubCategoryName },
    images: seed.productImages.filter(isOfProduct),
    options: seed.productOptions.filter(isOfProduct),
    optionDetails: seed.productOptionDetails,
    packs: seed.productPacks.filter(isOfProduct),
  });
}
