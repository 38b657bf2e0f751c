import type { NewUser, Review, User } from '../rows';
import type { Store } from '../sqlStore';
import { createStoredEnquiry } from './storedEnquiry';
import { demoRows } from './testApp';

/** Returns a new user with the given e-mail address. */
export function createNewUser(userEmail: string, userImageURL = ''): NewUser {
  const { userId, sessionKey, ...user } = demoRows.users[0] as User;
  return { ...user, userEmail, userImageURL };
}

/**
 * Defines the tests that every store with `demoRows` must pass: in memory, on embedded PostgreSQL
 * and on a PostgreSQL server.
 */
export function describeStore(name: string, openStore: () => Store): void {
  describe(`store: ${name}`, () => {
    let store: Store;
    beforeAll(() => {
      store = openStore();
    });

    it('returns every seeded row in order', async () => {
      expect(await store.company()).toEqual(demoRows.company[0]);
      for (const table of ['areas', 'categories', 'subCategories', 'banners'] as const)
        expect(await store[table]()).toEqual(demoRows[table]);
      for (const table of ['announcements', 'socialLinks', 'socialPosts'] as const)
        expect(await store[table]()).toEqual(demoRows[table]);
      const days = demoRows.blogs.map(({ dateFrom }) => dateFrom);
      const returnedDays = (await store.blogs()).map(({ dateFrom }) => dateFrom);
      expect(returnedDays).toEqual(days.sort().reverse());

      // There is one row per product and link type. The row has the product's first picture and the
      // names of its category and subcategory.
      const links = await store.productLinks();
      expect(links).toHaveLength(demoRows.productWebLinks.length);
      expect(links[0]).toEqual({
        productWebLinkId: 1,
        productLinkTypePrefix: 'ALLPWL',
        productId: 1,
        productName: 'Kraft Burger Box – Regular',
        productImageURL: '/media/products/burger-box.webp',
        productCategoryName: 'Burger & Meal Boxes',
        productSubCategoryName: 'Burger Boxes',
      });
    });

    it('returns a product with its pictures, options and packs', async () => {
      const product = await store.product(1);
      expect(product?.productImageRequests).toEqual([
        { productImageURL: '/media/products/burger-box.webp' },
        { productImageURL: '/media/products/burger-box-2.webp' },
      ]);
      const options = product?.productOptionRequests.map((option) => [
        option.productOptionPrefix,
        ...option.productOptionDetailRequests.map(({ optionDetailName }) => optionDetailName),
      ]);
      expect(options).toEqual([
        [
          'Print',
          'Plain',
          'One-colour logo (from 1,000 pcs)',
          'Full-colour print (from 1,000 pcs)',
        ],
      ]);
      expect(product?.productPackRequests[0]).toEqual({
        productPackId: 1,
        productPackDescription: 'Pack of 50',
        packOrderUnitName: 'Pcs',
        productPriceDetailRequest: { salePrice: 680 },
      });
      expect(await store.product(9999)).toBeUndefined();
    });

    it('identifies users by e-mail', async () => {
      const user = (await store.addUser(createNewUser('one@example.com'))) as User;
      expect(await store.findUserByEmail('one@example.com')).toEqual(user);
      expect(await store.findUserById(user.userId)).toEqual(user);
      expect(await store.addUser(createNewUser('one@example.com'))).toBeUndefined();
      expect(await store.findUserByEmail("' or 1=1 --")).toBeUndefined();

      const changes = { appUserName: "O'Neil; drop table" };
      const updatedUser = await store.updateUser(user.userId, changes);
      expect(updatedUser).toEqual({ ...user, ...changes });
      const takenEmail = { userEmail: 'shopper@example.com' };
      expect(await store.updateUser(user.userId, takenEmail)).toBe('emailTaken');
      expect(await store.updateUser(99_999, changes)).toBeUndefined();
    });

    it('gives each new user a session key, which can be replaced', async () => {
      const [first, second] = [
        (await store.addUser(createNewUser('key-1@example.com'))) as User,
        (await store.addUser(createNewUser('key-2@example.com'))) as User,
      ];
      expect(first.sessionKey).toMatch(/^[\da-f-]{36}$/);
      expect(second.sessionKey).not.toBe(first.sessionKey);
      await store.updateUser(first.userId, { sessionKey: 'next' });
      expect(await store.findUserById(first.userId)).toEqual({ ...first, sessionKey: 'next' });
    });

    it('replaces only the password hash that was read before', async () => {
      const { userId, passwordHash } = (await store.addUser(
        createNewUser('hash@example.com'),
      )) as User;
      await store.replacePasswordHash(userId, 'another', 'wrong');
      expect(await store.findUserById(userId)).toMatchObject({ passwordHash });
      await store.replacePasswordHash(userId, passwordHash, 'renewed');
      expect(await store.findUserById(userId)).toMatchObject({ passwordHash: 'renewed' });
    });

    it('removes a user together with the user’s reviews', async () => {
      const { userId } = (await store.addUser(createNewUser('two@example.com'))) as User;
      const addedReview = await store.addReview({
        productId: 4,
        userId,
        rating: 4,
        comment: 'Good',
      });
      await store.removeUser(userId);
      expect(await store.findUserById(userId)).toBeUndefined();
      expect(await store.review((addedReview as Review).reviewId)).toBeUndefined();
    });

    it('allows one review per user and product, and returns the newest first', async () => {
      const { userId, appUserName } = demoRows.users[1] as User;
      const addReview = (productId: number) =>
        store.addReview({ productId, userId, rating: 4, comment: 'Good' });
      const addedReview = await addReview(2);
      expect(addedReview).toMatchObject({ productId: 2, rating: 4, appUserName });
      const reviews = await store.listReviews(2, 99);
      expect(reviews[0]).toEqual(addedReview);
      const times = reviews.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(await store.listReviews(2, 1)).toEqual([addedReview]);
      expect(await addReview(2)).toBe('duplicate');
      expect(await addReview(9999)).toBe('unknownProduct');
      const results = await Promise.all([addReview(3), addReview(3)]);
      expect(results.filter((result) => result === 'duplicate')).toHaveLength(1);

      const { reviewId } = addedReview as Review;
      const changes = { rating: 2, comment: 'Less good' };
      const updatedReview = await store.updateReview(reviewId, changes);
      expect(updatedReview).toMatchObject({ reviewId, ...changes });
      await store.deleteReview(reviewId);
      expect(await store.review(reviewId)).toBeUndefined();
      expect(await store.updateReview(reviewId, changes)).toBeUndefined();
    });

    it('stores files byte for byte', async () => {
      const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      await store.addFile({ fileName: 'own.webp', contentType: 'image/webp', bytes });
      const { contentType, bytes: storedBytes = [] } = (await store.file('own.webp')) ?? {};
      expect([contentType, ...storedBytes]).toEqual(['image/webp', ...bytes]);
    });

    it('counts attempts within a time window, including simultaneous attempts', async () => {
      const startTime = new Date('2020-01-01T00:00:00Z');
      const getTimeAfter = (seconds: number) => new Date(startTime.getTime() + seconds * 1000);
      const countAttemptAt = (seconds: number) =>
        store.countAttempt('key', 60, getTimeAfter(seconds), 1);
      expect(await countAttemptAt(0)).toEqual({ count: 1, expiresAt: getTimeAfter(60) });
      expect(await countAttemptAt(59)).toEqual({ count: 2, expiresAt: getTimeAfter(60) });
      expect(await countAttemptAt(60)).toEqual({ count: 1, expiresAt: getTimeAfter(120) });
      expect(await store.countAttempt('key', 60, getTimeAfter(61), 1000)).toMatchObject({
        count: 1001,
      });
      await store.clearAttempts('key');
      expect(await store.countAttempt('key', 60, getTimeAfter(0), 1000)).toMatchObject({
        count: 1000,
      });
      await store.clearAttempts('key');
      const simultaneousAttempts = await Promise.all([
        countAttemptAt(0),
        countAttemptAt(0),
        countAttemptAt(0),
        countAttemptAt(0),
        countAttemptAt(0),
      ]);
      expect(simultaneousAttempts.map((attempts) => attempts.count).sort()).toEqual([
        1, 2, 3, 4, 5,
      ]);
    });

    it('starts a count again that a wrong clock has set to end in the distant future', async () => {
      const [now, future] = [new Date('2026-01-01T00:00:00Z'), new Date('2036-01-01T00:00:00Z')];
      await store.countAttempt('clock', 60, future, 1000);
      const expiresAt = new Date('2026-01-01T00:01:00Z');
      expect(await store.countAttempt('clock', 60, now, 1)).toEqual({ count: 1, expiresAt });
    });

    it('goes on counting if the clock of another process is a little ahead', async () => {
      const [now, ahead] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-01-01T00:00:30Z')];
      await store.countAttempt('clocks', 60, ahead, 1);
      expect(await store.countAttempt('clocks', 60, now, 1)).toMatchObject({ count: 2 });
    });

    it('returns enquiries in pages, newest first', async () => {
      const contactMessage = "<b>Hello</b>'; drop table";
      const { enquiryId, createdAt, ...enquiry } = createStoredEnquiry({ contactMessage });
      const firstEnquiry = await store.addEnquiry(enquiry);
      expect(firstEnquiry).toMatchObject(enquiry);
      const [secondEnquiry, thirdEnquiry] = [
        await store.addEnquiry(enquiry),
        await store.addEnquiry(enquiry),
      ];
      expect(await store.enquiries(2)).toEqual([thirdEnquiry, secondEnquiry]);
      expect(await store.enquiries(2, secondEnquiry.enquiryId)).toEqual([firstEnquiry]);
      expect(await store.enquiries()).toEqual([thirdEnquiry, secondEnquiry, firstEnquiry]);
    });
  });
}
