import type { NewUser, Store } from '../store';
import { demoRows } from './testApp';

const newUser = (userEmail: string, userImageURL = ''): NewUser => ({
  userEmail,
  passwordHash: 'hash',
  appUserName: 'New User',
  userCellNo: '',
  userImageURL,
  role: 'user',
});

/** What every store must do, over `demoRows`: run for memory, embedded PostgreSQL and a PostgreSQL server. */
export function describeStore(name: string, open: () => Store): void {
  describe(`store: ${name}`, () => {
    let store: Store;
    beforeAll(() => {
      store = open();
    });

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
      const days = (await store.blogs()).map(({ dateFrom }) => dateFrom ?? '');
      expect(days).toEqual(
        demoRows.blogs
          .map(({ dateFrom }) => dateFrom)
          .sort()
          .reverse(),
      );
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
      const details = ['Plain', 'One-colour logo', 'Full-colour print'];
      expect(await store.product(1)).toMatchObject({
        productImageRequests: [
          { productImageURL: '/media/products/burger-box.webp' },
          { productImageURL: '/media/products/burger-box-2.webp' },
        ],
        productOptionRequests: [
          {
            productOptionId: 1,
            productOptionPrefix: 'Print',
            productOptionDetailRequests: details.map((optionDetailName, index) => ({
              productOptionDetailId: index + 1,
              optionDetailName,
            })),
          },
        ],
      });
      expect((await store.product(1))?.productPackRequests[0]).toEqual({
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

      const changes = { appUserName: "O'Neil; drop table" };
      const changed = await store.updateUser(user.userId, changes);
      expect(changed).toEqual({ ...user, ...changes });
      const named = (userEmail: string) => store.updateUser(user.userId, { userEmail });
      expect(await named('shopper@example.com')).toBe('emailTaken');
      expect(await named('one@example.com')).toEqual(changed);
      expect(await store.updateUser(99_999, changes)).toBeUndefined();
    });

    it('gives reviews with their authors, newest first', async () => {
      const reviews = await store.reviewsOf(1);
      expect(reviews).toHaveLength(12);
      const times = reviews.map(({ createdAt }) => createdAt.getTime());
      expect(times).toEqual([...times].sort((a, b) => b - a));
      expect(reviews.every(({ appUserName }) => appUserName !== '')).toBe(true);
    });

    it('takes one review per user and product, of two that arrive at once, too', async () => {
      const review = await addedReview('three@example.com', 2);
      const { userId } = review;
      expect(review).toMatchObject({ productId: 2, rating: 4, appUserName: 'New User' });
      const add = (productId: number) =>
        store.addReview({ productId, userId, rating: 1, comment: 'Again' });
      expect(await add(2)).toBe('duplicate');
      expect(await add(9999)).toBe('unknownProduct');
      const both = await Promise.all([add(3), add(3)]);
      expect(both.filter((result) => result === 'duplicate')).toHaveLength(1);
    });

    it('changes and deletes a review', async () => {
      const { reviewId } = await addedReview('five@example.com', 4);
      const changes = { rating: 2, comment: 'Less good' };
      const changed = await store.updateReview(reviewId, changes);
      expect(changed).toMatchObject({ reviewId, ...changes });
      expect(await store.deleteReview(reviewId)).toBe(true);
      expect(await store.deleteReview(reviewId)).toBe(false);
      expect(await store.review(reviewId)).toBeUndefined();
      expect(await store.updateReview(reviewId, changes)).toBeUndefined();
    });

    it('keeps files byte for byte, and forgets old ones that no user has', async () => {
      const names = ['none.webp', 'own.webp', 'whole.webp', 'query.webp', 'name.webp'];
      const bytes = Uint8Array.from({ length: 256 }, (_, byte) => byte);
      for (const fileName of names)
        await store.addFile({ fileName, contentType: 'image/webp', bytes });
      const file = await store.file('none.webp');
      expect([file?.contentType, [...(file?.bytes ?? [])]]).toEqual(['image/webp', [...bytes]]);
      const addresses = [
        '/uploads/own.webp',
        'https://shop.example/uploads/whole.webp',
        '/uploads/query.webp?v=1#x',
        'https://shop.example/media/name.webp',
      ];
      for (const [i, address] of addresses.entries())
        await store.addUser(newUser(`picture-${i}@example.com`, address));
      const kept = async () => {
        const found = await Promise.all(names.map((fileName) => store.file(fileName)));
        return found.flatMap((each) => each?.fileName ?? []);
      };
      expect(await store.purgeFiles(new Date(Date.now() - 60_000))).toBe(0);
      expect(await kept()).toEqual(names);
      expect(await store.purgeFiles(new Date(Date.now() + 60_000))).toBe(2);
      expect(await kept()).toEqual(['own.webp', 'whole.webp', 'query.webp']);
    });

    it('counts attempts until their window closes, and then forgets them', async () => {
      const start = new Date('2020-01-01T00:00:00Z');
      const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
      const count = (key: string, seconds: number, at: number) =>
        store.countAttempt(key, seconds, later(at));
      expect(await count('key', 60, 0)).toEqual({ count: 1, expiresAt: later(60) });
      expect(await count('key', 60, 59)).toEqual({ count: 2, expiresAt: later(60) });
      expect(await count('key', 60, 60)).toEqual({ count: 1, expiresAt: later(120) });
      await store.clearAttempts('key');
      expect(await count('key', 60, 0)).toMatchObject({ count: 1 });

      await count('long', 120, 0);
      expect(await store.purgeAttempts(later(59))).toBe(0);
      expect(await store.purgeAttempts(later(60))).toBe(1);
      expect(await count('long', 120, 60)).toMatchObject({ count: 2 });
      expect(await store.purgeAttempts(later(120))).toBe(1);

      const burst = Array.from({ length: 5 }, () => count('burst', 60, 0));
      const counts = (await Promise.all(burst)).map((attempts) => attempts.count);
      expect(counts.sort()).toEqual([1, 2, 3, 4, 5]);
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
        contactMessage: "<b>Hello</b>'; drop table",
      };
      expect(await store.enquiries({ count: 9 })).toEqual([]);
      const first = await store.addEnquiry(enquiry);
      expect(first).toMatchObject(enquiry);
      const [second, third] = [await store.addEnquiry(enquiry), await store.addEnquiry(enquiry)];
      expect(await store.enquiries({ count: 2 })).toEqual([third, second]);
      expect(await store.enquiries({ count: 2, before: second.enquiryId })).toEqual([first]);
      expect(await store.enquiries({ count: 9, since: first.createdAt })).toHaveLength(3);
      const after = new Date(third.createdAt.getTime() + 1000);
      expect(await store.enquiries({ count: 9, since: after })).toEqual([]);
    });
  });
}
