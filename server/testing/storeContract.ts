import { demoRows } from './testApp';
import type { NewUser, Store } from '../store';

const newUser = (userEmail: string): NewUser => ({
  userEmail,
  passwordHash: 'hash',
  appUserName: 'New User',
  userCellNo: '',
  userImageURL: '',
  role: 'user',
});

/** What every store must do, over `demoRows`: run for memory, embedded PostgreSQL and a PostgreSQL server. */
export function describeStore(name: string, open: () => Promise<Store>): void {
  describe(`store: ${name}`, () => {
    let store: Store;
    beforeAll(async () => {
      store = await open();
    }, 120_000);
    afterAll(() => store.close());

    async function addedUser(email: string) {
      const user = await store.addUser(newUser(email));
      if (!user) throw new Error(`${email} is taken`);
      return user;
    }
    async function addedReview(email: string, productId: number) {
      const { userId } = await addedUser(email);
      const review = await store.addReview({ productId, userId, rating: 4, comment: 'Good' });
      if (typeof review === 'string') throw new Error(review);
      return review;
    }

    it('holds every seeded row, in order', async () => {
      expect(await store.company()).toEqual(demoRows.company[0]);
      expect(await store.areas()).toEqual(demoRows.areas);
      expect(await store.categories()).toEqual(demoRows.categories);
      expect(await store.subCategories()).toEqual(demoRows.subCategories);
      expect(await store.banners()).toEqual(demoRows.banners);
      expect(await store.announcements()).toEqual(demoRows.announcements);
      expect(await store.socialLinks()).toEqual(demoRows.socialLinks);
      expect(await store.socialPosts()).toEqual(demoRows.socialPosts);
    });

    it('gives blogs with the newest first', async () => {
      const dates = (await store.blogs()).map(({ dateFrom }) => dateFrom ?? '');
      expect(dates).toHaveLength(3);
      expect(dates).toEqual([...dates].sort().reverse());
    });

    it('gives one row per product and link type, with the first picture and both names', async () => {
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

    it('gives a product with its pictures, options and packs', async () => {
      const product = await store.product(1);
      expect(product?.productImageRequests).toEqual([
        { productImageURL: '/media/products/burger-box.webp' },
        { productImageURL: '/media/products/burger-box-2.webp' },
      ]);
      expect(product?.productOptionRequests).toEqual([
        {
          productOptionId: 1,
          productOptionPrefix: 'Print',
          productOptionDetailRequests: [
            { productOptionDetailId: 1, optionDetailName: 'Plain' },
            { productOptionDetailId: 2, optionDetailName: 'One-colour logo' },
            { productOptionDetailId: 3, optionDetailName: 'Full-colour print' },
          ],
        },
      ]);
      expect(product?.productPackRequests[0]).toEqual({
        productPackId: 1,
        productPackDescription: 'Pack of 50',
        packOrderUnitName: 'Pcs',
        productPriceDetailRequest: { salePrice: 680 },
      });
      expect(await store.product(9999)).toBeUndefined();
    });

    it('keeps users apart by e-mail', async () => {
      const user = await addedUser('one@example.com');
      expect(user.userId).toBeGreaterThan(demoRows.users.length);
      expect(await store.userByEmail('one@example.com')).toEqual(user);
      expect(await store.userById(user.userId)).toEqual(user);
      expect(await store.addUser(newUser('one@example.com'))).toBeUndefined();
      expect(await store.userByEmail("' or 1=1 --")).toBeUndefined();
    });

    it('changes a user, but not to a taken e-mail', async () => {
      const user = await addedUser('two@example.com');
      const changed = await store.updateUser(user.userId, { appUserName: "O'Neil; drop table" });
      expect(changed).toEqual({ ...user, appUserName: "O'Neil; drop table" });
      expect(await store.updateUser(user.userId, { userEmail: 'shopper@example.com' })).toBe(
        'emailTaken',
      );
      expect(await store.updateUser(user.userId, { userEmail: 'two@example.com' })).toEqual(
        changed,
      );
      expect(await store.updateUser(99_999, { appUserName: 'Nobody' })).toBeUndefined();
    });

    it('gives reviews with their authors, newest first', async () => {
      const reviews = await store.reviewsOf(1);
      expect(reviews).toHaveLength(12);
      const times = reviews.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(reviews.every(({ appUserName }) => appUserName !== '')).toBe(true);
    });

    it('takes one review per user and product', async () => {
      const review = await addedReview('three@example.com', 2);
      const { userId } = review;
      expect(review).toMatchObject({ productId: 2, rating: 4, appUserName: 'New User' });
      expect(await store.addReview({ productId: 2, userId, rating: 1, comment: 'Again' })).toBe(
        'duplicate',
      );
      expect(await store.addReview({ productId: 9999, userId, rating: 1, comment: 'X' })).toBe(
        'unknownProduct',
      );
    });

    it('takes one of two reviews that arrive at once', async () => {
      const { userId } = await addedUser('four@example.com');
      const review = { productId: 3, userId, rating: 5, comment: 'Twice' };
      const both = await Promise.all([store.addReview(review), store.addReview(review)]);
      expect(both.filter((result) => result === 'duplicate')).toHaveLength(1);
    });

    it('changes and deletes a review', async () => {
      const { reviewId } = await addedReview('five@example.com', 4);
      const changed = await store.updateReview(reviewId, { rating: 2, comment: 'Less good' });
      expect(changed).toMatchObject({ reviewId, rating: 2, comment: 'Less good' });
      expect(await store.deleteReview(reviewId)).toBe(true);
      expect(await store.deleteReview(reviewId)).toBe(false);
      expect(await store.review(reviewId)).toBeUndefined();
      expect(await store.updateReview(reviewId, { rating: 2, comment: '' })).toBeUndefined();
    });

    it('keeps files byte for byte', async () => {
      const file = {
        fileName: 'a.png',
        contentType: 'image/png',
        bytes: Uint8Array.from({ length: 256 }, (_, byte) => byte),
      };
      await store.addFile(file);
      const kept = await store.file('a.png');
      expect(kept?.contentType).toBe('image/png');
      expect([...(kept?.bytes ?? [])]).toEqual([...file.bytes]);
      expect(await store.file('b.png')).toBeUndefined();
    });

    it('forgets old pictures that no user has', async () => {
      const names = ['none.webp', 'own.webp', 'whole.webp', 'query.webp', 'name.webp'];
      for (const fileName of names)
        await store.addFile({ fileName, contentType: 'image/webp', bytes: new Uint8Array(1) });
      const addresses = [
        '/uploads/own.webp',
        'https://shop.example/uploads/whole.webp',
        '/uploads/query.webp?v=1#x',
        'https://shop.example/media/name.webp',
      ];
      for (const [i, userImageURL] of addresses.entries())
        await store.addUser({ ...newUser(`picture-${i}@example.com`), userImageURL });
      const kept = async () => {
        const found = await Promise.all(names.map((name) => store.file(name)));
        return found.flatMap((file) => file?.fileName ?? []);
      };
      expect(await store.purgeFiles(new Date(Date.now() - 60_000))).toBe(0);
      expect(await kept()).toEqual(names);
      await store.purgeFiles(new Date(Date.now() + 60_000));
      expect(await kept()).toEqual(['own.webp', 'whole.webp', 'query.webp']);
    });

    it('counts attempts until their window closes', async () => {
      const start = new Date('2026-01-01T00:00:00Z');
      const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
      const first = await store.countAttempt('key', 60, start);
      expect(first).toEqual({ count: 1, expiresAt: later(60) });
      expect(await store.countAttempt('key', 60, later(59))).toEqual({
        count: 2,
        expiresAt: later(60),
      });
      expect(await store.countAttempt('key', 60, later(60))).toEqual({
        count: 1,
        expiresAt: later(120),
      });
      await store.clearAttempts('key');
      expect(await store.countAttempt('key', 60, later(61))).toMatchObject({ count: 1 });
    });

    it('forgets attempts whose window has closed, and no others', async () => {
      const start = new Date('2020-01-01T00:00:00Z');
      const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
      await store.countAttempt('short', 60, start);
      await store.countAttempt('long', 120, start);
      expect(await store.purgeAttempts(later(59))).toBe(0);
      expect(await store.purgeAttempts(later(60))).toBe(1);
      expect(await store.countAttempt('long', 120, later(60))).toMatchObject({ count: 2 });
      expect(await store.purgeAttempts(later(120))).toBe(1);
    });

    it('counts attempts that arrive at once', async () => {
      const now = new Date();
      const counted = await Promise.all(
        Array.from({ length: 5 }, () => store.countAttempt('burst', 60, now)),
      );
      expect(counted.map(({ count }) => count).sort()).toEqual([1, 2, 3, 4, 5]);
    });

    it('keeps the first value of a setting', async () => {
      expect(await store.setting('secret', 'first')).toBe('first');
      expect(await store.setting('secret', 'second')).toBe('first');
    });

    it('keeps enquiries, and gives them newest first, a page at a time', async () => {
      const enquiry = {
        personName: "Zoë 'Z'",
        companyName: 'Café',
        contactNo: '03001234567',
        contactEmail: 'z@example.com',
        contactAddress: 'Lahore',
        contactMessage: '<b>Hello</b>',
      };
      expect(await store.enquiries({ count: 9 })).toEqual([]);
      const first = await store.addEnquiry(enquiry);
      expect(first).toMatchObject(enquiry);
      const second = await store.addEnquiry({ ...enquiry, contactMessage: "'; drop table" });
      const third = await store.addEnquiry(enquiry);
      expect(await store.enquiries({ count: 2 })).toEqual([third, second]);
      expect(await store.enquiries({ count: 2, before: second.enquiryId })).toEqual([first]);
      expect(await store.enquiries({ count: 9, since: first.createdAt })).toHaveLength(3);
      const after = new Date(third.createdAt.getTime() + 1000);
      expect(await store.enquiries({ count: 9, since: after })).toEqual([]);
    });
  });
}
