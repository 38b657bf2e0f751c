import fc from 'fast-check';
import * as v from 'valibot';
import { Blog } from '@/shared/contract/blog';
import { ProductDetail } from '@/shared/contract/product';
import { SocialLink } from '@/shared/contract/social';
import { aPack, aProduct } from '@/testing/productBuilder';
import { schemaErrors } from '@/testing/schemaErrors';
import {
  articleData,
  breadcrumbList,
  itemList,
  organization,
  productData,
  webSite,
} from './structuredData';

const site = { url: 'https://example.com/shop', name: 'Kept & Co' };
const product = (over = {}) => v.parse(ProductDetail, aProduct(over));
const post = (over = {}) =>
  v.parse(Blog, {
    blogId: 3,
    title: 'Hot food',
    shortDescription: 'Steam decides.',
    blogImageURL: '/media/blog.webp',
    dateFrom: '2026-09-14T10:30:00',
    authorName: 'Sana Iqbal',
    ...over,
  });

const publisher = {
  '@type': 'Organization',
  '@id': 'https://example.com/shop/#organization',
  name: 'Kept & Co',
  url: 'https://example.com/shop/',
  logo: 'https://example.com/shop/icons/icon-512.png',
};

describe('the company', () => {
  const link = (prefix: string, socialMediaURL: string, isActive = true) =>
    v.parse(SocialLink, {
      socialMediaLinkId: prefix,
      socialMediaTypePrefix: prefix,
      socialMediaURL,
      isActive,
    });

  it('has its contact, address, logo and the pages that the shop links to', async () => {
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
    expect(data).toEqual({
      '@context': 'https://schema.org',
      ...publisher,
      email: 'hello@example.com',
      telephone: '0300 1234567',
      address: 'Unit 14, Lahore',
      sameAs: ['https://facebook.example/kept'],
    });
    expect(await schemaErrors(data)).toEqual([]);
  });

  it('says nothing that it does not know', () => {
    expect(organization(site, { headOffice: null })).toEqual({
      '@context': 'https://schema.org',
      ...publisher,
    });
  });
});

test('the site says where it is searched', () => {
  expect(webSite(site)).toMatchObject({
    '@type': 'WebSite',
    name: 'Kept & Co',
    url: 'https://example.com/shop/',
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: 'https://example.com/shop/products?search={search_term_string}' },
      'query-input': 'required name=search_term_string',
    },
  });
});

describe('pages in a row', () => {
  const pages = [
    { name: 'Home', path: '/' },
    { name: 'Products', path: '/products' },
  ];

  it('are a trail', async () => {
    const data = breadcrumbList(site, pages);
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/shop/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Products',
        item: 'https://example.com/shop/products',
      },
    ]);
    expect(await schemaErrors(data)).toEqual([]);
  });

  it('are a list', async () => {
    const data = itemList(site, pages);
    expect(data).toMatchObject({ '@type': 'ItemList', numberOfItems: 2 });
    expect(data.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', url: 'https://example.com/shop/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Products',
        url: 'https://example.com/shop/products',
      },
    ]);
    expect(await schemaErrors(data)).toEqual([]);
  });
});

describe('a product', () => {
  const path = '/product/abc';

  it('has its pictures, words, price range and rating', async () => {
    const ratings = [{ rating: 5 }, { rating: 4 }, { rating: 4 }];
    const data = productData(site, product(), path, ratings);
    expect(data).toEqual({
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
    expect(await schemaErrors(data)).toEqual([]);
  });

  it('without reviews has no rating, and without prices no offers', () => {
    const packs = [aPack(1, 'Pack of 5', 0), aPack(2, 'Box', null)];
    const data = productData(site, product({ productPackRequests: packs }), path);
    expect(data).not.toHaveProperty('aggregateRating');
    expect(data).not.toHaveProperty('offers');
  });

  it('never tells who reviewed it, nor what they wrote', () => {
    const review = { rating: 2, comment: 'Arrived crushed', user: { fullName: 'Mariam J.' } };
    const text = JSON.stringify(productData(site, product(), path, [review]));
    expect(text).toContain('"reviewCount":1');
    expect(text).not.toMatch(/crushed|Mariam/);
  });

  it('with a price and a picture is valid, whatever else it holds', async () => {
    const text = fc.string({ unit: 'grapheme' });
    const rating = fc.record({ rating: fc.integer({ min: 1, max: 5 }) });
    const price = fc.integer({ min: 1, max: 10_000_000 }).map((paisa) => paisa / 100);
    await fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.array(price, { minLength: 1 }),
        fc.array(rating),
        async (name, words, amounts, ratings) => {
          const data = productData(
            site,
            product({
              productName: `Box ${name}`,
              productDescription: words,
              productPackRequests: amounts.map((amount, index) => aPack(index, words, amount)),
            }),
            path,
            ratings,
          );
          expect(await schemaErrors(data)).toEqual([]);
        },
      ),
    );
  });
});

describe('a post', () => {
  it('has its picture, day, author and publisher', async () => {
    const data = articleData(site, post());
    expect(data).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: 'Hot food',
      url: 'https://example.com/shop/blogs/3',
      author: { '@type': 'Person', name: 'Sana Iqbal' },
      publisher,
      image: 'https://example.com/media/blog.webp',
      description: 'Steam decides.',
      datePublished: '2026-09-14',
    });
    expect(await schemaErrors(data)).toEqual([]);
  });

  it('leaves out what is missing or cannot be read; without an author the company speaks', () => {
    const bare = post({
      shortDescription: '',
      blogImageURL: 'javascript:1',
      dateFrom: 'soon',
      authorName: '',
    });
    const data = articleData(site, bare);
    expect(data.author).toEqual(publisher);
    expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['image']));
    expect(data).not.toHaveProperty('datePublished');
    expect(data).not.toHaveProperty('description');
  });
});

test('the validator finds what is missing', async () => {
  const { name: _name, ...nameless } = productData(site, product(), '/product/abc') as {
    name: string;
  };
  expect(await schemaErrors(nameless)).toEqual(['Required attribute "name" is missing']);
});
