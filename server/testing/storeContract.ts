import type { NewUser, Review, User } from '../rows';
import type { Store } from '../sqlStore';
import { aStoredEnquiry } from './storedEnquiry';
import { demoRows } from './testApp';

/** Returns a new user with the given e-mail address. */
export function newUser(userEmail: string, userImageURL = ''): NewUser {
  const { userId, ...user } = demoRows.users[0] as User;
  return { ...user, userEmail, userImageURL };
}

/**
 * Tests the behaviour of every store on `demoRows`: in memory, embedded PostgreSQL and a PostgreSQL
 * server.
 */
export function describeStore(name: string, open: () => Store): void {
  describe(`store: ${name}`, () => {
    let store: Store;
    beforeAll(() => {
      store = open();
    });

    it('returns every seeded row in order', async () => {
      expect(await store.company()).toEqual(demoRows.company[0]);
      for (const table of ['areas', 'categories', 'subCategories', 'banners'] as const)
        expect(await store[table]()).toEqual(demoRows[table]);
      for (const table of ['announcements', 'socialLinks', 'socialPosts'] as const)
        expect(await store[table]()).toEqual(demoRows[table]);
      const days = demoRows.blogs.map(({ dateFrom }) => dateFrom);
      const given = (await store.blogs()).map(({ dateFrom }) => dateFrom);
      expect(given).toEqual(days.sort().reverse());

      // There is one row per product and link type, with the first picture and the names of the
      // product's category and subcategory.
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
      const user = (await store.addUser(newUser('one@example.com'))) as User;
      expect(await store.userByEmail('one@example.com')).toEqual(user);
      expect(await store.userById(user.userId)).toEqual(user);
      expect(await store.addUser(newUser('one@example.com'))).toBeUndefined();
      expect(await store.userByEmail("' or 1=1 --")).toBeUndefined();

      const changes = { appUserName: "O'Neil; drop table" };
      const changed = await store.updateUser(user.userId, changes);
      expect(changed).toEqual({ ...user, ...changes });
      const taken = { userEmail: 'shopper@example.com' };
      expect(await store.updateUser(user.userId, taken)).toBe('emailTaken');
      expect(await store.updateUser(99_999, changes)).toBeUndefined();
    });

    it('removes a user together with the reviews', async () => {
      const { userId } = (await store.addUser(newUser('two@example.com'))) as User;
      const added = await store.addReview({ productId: 4, userId, rating: 4, comment: 'Good' });
      await store.removeUser(userId);
      expect(await store.userById(userId)).toBeUndefined();
      expect(await store.review((added as Review).reviewId)).toBeUndefined();
    });

    it('allows one review per user and product, and returns the newest first', async () => {
      const { userId, appUserName } = demoRows.users[1] as User;
      const add = (productId: number) =>
        store.addReview({ productId, userId, rating: 4, comment: 'Good' });
      const added = await add(2);
      expect(added).toMatchObject({ productId: 2, rating: 4, appUserName });
      const reviews = await store.reviewsOf(2, 99);
      expect(reviews[0]).toEqual(added);
      const times = reviews.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(await store.reviewsOf(2, 1)).toEqual([added]);
      expect(await add(2)).toBe('duplicate');
      expect(await add(9999)).toBe('unknownProduct');
      const both = await Promise.all([add(3), add(3)]);
      expect(both.filter((result) => result === 'duplicate')).toHaveLength(1);

      const { reviewId } = added as Review;
      const changes = { rating: 2, comment: 'Less good' };
      const changed = await store.updateReview(reviewId, changes);
      expect(changed).toMatchObject({ reviewId, ...changes });
      await store.deleteReview(reviewId);
      expect(await store.review(reviewId)).toBeUndefined();
      expect(await store.updateReview(reviewId, changes)).toBeUndefined();
    });

    it('stores files byte for byte', async () => {
      const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      await store.addFile({ fileName: 'own.webp', contentType: 'image/webp', bytes });
      const { contentType, bytes: kept = [] } = (await store.file('own.webp')) ?? {};
      expect([contentType, ...kept]).toEqual(['image/webp', ...bytes]);
    });

    it('counts attempts within their window, including simultaneous ones', async () => {
      const start = new Date('2020-01-01T00:00:00Z');
      const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
      const count = (at: number) => store.countAttempt('key', 60, later(at), 1);
      expect(await count(0)).toEqual({ count: 1, expiresAt: later(60) });
      expect(await count(59)).toEqual({ count: 2, expiresAt: later(60) });
      expect(await count(60)).toEqual({ count: 1, expiresAt: later(120) });
      expect(await store.countAttempt('key', 60, later(61), 1000)).toMatchObject({ count: 1001 });
      await store.clearAttempts('key');
      expect(await store.countAttempt('key', 60, later(0), 1000)).toMatchObject({ count: 1000 });
      await store.clearAttempts('key');
      const burst = await Promise.all([count(0), count(0), count(0), count(0), count(0)]);
      expect(burst.map((attempts) => attempts.count).sort()).toEqual([1, 2, 3, 4, 5]);
    });

    it('returns enquiries in pages, newest first', async () => {
      const contactMessage = "<b>Hello</b>'; drop table";
      const { enquiryId, createdAt, ...enquiry } = aStoredEnquiry({ contactMessage });
      const first = await store.addEnquiry(enquiry);
      expect(first).toMatchObject(enquiry);
      const [second, third] = [await store.addEnquiry(enquiry), await store.addEnquiry(enquiry)];
      expect(await store.enquiries(2)).toEqual([third, second]);
      expect(await store.enquiries(2, second.enquiryId)).toEqual([first]);
      expect(await store.enquiries()).toEqual([third, second, first]);
    });
  });
}
