/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import * as v from 'valibot';
import { Blog } from '@/shared/contract/blog';
import { ProductDetail } from '@/shared/contract/product';
import { SocialLink } from '@/shared/contract/social';
import { aPack, aProduct } from '@/testing/productBuilder';
import { schemaErrors } from '@/testing/schemaErrors';
import { articleData, organization, productData } from './structuredData';

/* Lists, trails and the site's own data: see prerenderSite.test.ts. */

const site = { url: 'https://example.com/shop', name: 'Kept & Co' };
const publisher = {
  '@type': 'Organization',
  '@id': 'https://example.com/shop/#organization',
  name: 'Kept & Co',
  url: 'https://example.com/shop/',
  logo: 'https://example.com/shop/icons/icon-512.png',
};

test('the company has its contact, address, logo and the pages that the shop links to', async () => {
  const link = (prefix: string, socialMediaURL: string, isActive = true) =>
    v.parse(SocialLink, {
      socialMediaLinkId: prefix,
      socialMediaTypePrefix: prefix,
      socialMediaURL,
      isActive,
    });
  const data = organization(site, {
    info: { clientName: 'Kept & Co', email: 'hello@example.com', cellNo: '0300 1234567' },
    headOffice: { locationAddress: 'Unit 14, Lahore' },
    socialLinks: [
      link('FCBSMT', 'https://facebook.example/kept'),
      link('YUTSMT', 'https://youtube.example/kept', false),
      link('INGSMT', 'javascript:alert(1)'),
      link('TITSMT', '/kept'),
    ],
  });
  const known = { '@context': 'https://schema.org', ...publisher };
  expect(data).toEqual({
    ...known,
    email: 'hello@example.com',
    telephone: '0300 1234567',
    address: 'Unit 14, Lahore',
    sameAs: ['https://facebook.example/kept'],
  });
  expect(await schemaErrors(data)).toEqual([]);
  expect(organization(site, { headOffice: null })).toEqual(known);
});

describe('a product', () => {
  const product = (over = {}) => v.parse(ProductDetail, aProduct(over));
  const path = '/product/abc';

  it('has its pictures, words, price range and rating, and nothing of who gave it', () => {
    const ratings = [
      { rating: 5, comment: 'Arrived crushed', user: { fullName: 'Mariam J.' } },
      { rating: 4 },
      { rating: 4 },
    ];
    expect(productData(site, product(), path, ratings)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: 'Kraft Burger Box',
      url: 'https://example.com/shop/product/abc',
      sku: '7',
      productID: '7',
      brand: { '@type': 'Brand', name: 'Kept & Co' },
      image: ['https://example.com/media/a.webp', 'https://example.com/media/b.webp'],
      description: 'Keeps a burger upright.',
      category: 'Burger & Meal Boxes',
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'PKR',
        lowPrice: 680,
        highPrice: 6080.5,
        offerCount: 2,
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: 4.3,
        reviewCount: 3,
        bestRating: 5,
        worstRating: 1,
      },
    });
  });

  it('without reviews has no rating, and without prices no offers', () => {
    const packs = [aPack(1, 'Pack of 5', 0), aPack(2, 'Box', null)];
    const data = productData(site, product({ productPackRequests: packs }), path);
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('offers');
  });

  it('with a price and a picture is valid, whatever else it holds', async () => {
    const text = fc.string({ unit: 'grapheme' });
    const rating = fc.record({ rating: fc.integer({ min: 1, max: 5 }) });
    const price = fc.integer({ min: 1, max: 10_000_000 }).map((paisa) => paisa / 100);
    const prices = fc.array(price, { minLength: 1 });
    await fc.assert(
      fc.asyncProperty(text, text, prices, fc.array(rating), async (name, words, amounts, all) => {
        const sold = product({
          productName: `Box ${name}`,
          productDescription: words,
          productPackRequests: amounts.map((amount, index) => aPack(index, words, amount)),
        });
        expect(await schemaErrors(productData(site, sold, path, all))).toEqual([]);
      }),
    );
  });
});

test('a post has its picture, day, author and publisher, and leaves out what it lacks', () => {
  const fields = {
    blogId: 3,
    title: 'Hot food',
    shortDescription: 'Steam decides.',
    blogImageURL: '/media/blog.webp',
    dateFrom: '2026-09-14T10:30:00',
    authorName: 'Sana Iqbal',
  };
  const bare = {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: 'Hot food',
    url: 'https://example.com/shop/blogs/3',
    author: publisher,
    publisher,
  };
  expect(articleData(site, v.parse(Blog, fields))).toEqual({
    ...bare,
    author: { '@type': 'Person', name: 'Sana Iqbal' },
    image: 'https://example.com/media/blog.webp',
    description: 'Steam decides.',
    datePublished: '2026-09-14',
  });
  const lacking = { shortDescription: '', blogImageURL: 'javascript:1', dateFrom: 'soon' };
  const post = v.parse(Blog, { ...fields, ...lacking, authorName: '' });
  expect(articleData(site, post)).toEqual(bare);
});
