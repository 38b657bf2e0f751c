import { demoRows } from '@shop/server/testing/testApp';
import { errorMessages } from '@/shared/api/errorMessages';
import { encodeProductId } from '@/shared/navigation/productId';
import { brokenRows, inData, withFields } from './bodies';
import type { Call } from './call';
import type { Fault } from './faults';
import { find, says } from './onPage';
import { setViewport } from '../viewport';

const first = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error('The demo shop has none');
  return row;
};

const company = first(demoRows.company);
const plainText = (html: string) => html.replace(/^(<[^>]*>)+/, '').split('<')[0] ?? '';

const aboutText = plainText(company.aboutUs);

const read = (call: Partial<Call> & Pick<Call, 'number' | 'isDone' | 'failure'>): Call => ({
  method: 'GET',
  path: /^$/,
  auth: 'access',
  route: '/about',
  broken: brokenRows,
  ...call,
});

const list = (call: Parameters<typeof read>[0]): Call =>
  read({
    logs: ({ kind }) => (kind === 'broken' ? /Broken rows left out: 4/ : undefined),
    ...call,
  });

const noAnnouncements = () => find('[aria-label="Announcements"]') === null;

const tokenLog = ({ name, kind }: Fault) => {
  const status = /^\d{3}(?! in the body)|\d{3}$/.exec(name)?.[0];
  if (status) return new RegExp(`Failed to fetch token: ${status}`);
  return kind === 'outage' ? /Unable to generate access token/ : /Token response invalid/;
};

export const frameReads: Call[] = [
  read({
    number: 1,
    path: /GenerateToken$/,
    // Client information is requested before the page has loaded.
    mayAskTwice: ['401 always'],
    auth: 'none',
    isDone: () => says(aboutText, 'main'),
    failure: () => errorMessages.pages,
    broken: withFields({ data: 'a\nb', message: '' }),
    isHurtByBroken: true,
    logs: tokenLog,
  }),
  read({
    number: 2,
    endpoint: 'getClientInfo',
    isOfShell: true,
    path: /GetByLoginClient$/,
    isDone: () => says(`${company.clientName} All Right Reserved.`),
    failure: () => undefined,
    keeps: /^HTTP error! status: /,
    // The page and the parts around it both need this call. After an unreadable body, each of them
    // may send it.
    mayAskTwice: ['wrong envelope'],
    broken: inData({ clientName: {}, cellNo: 5, email: null }),
    spared: { 'broken rows': () => says('Test Packaging All Right Reserved.') },
  }),
  read({
    number: 3,
    endpoint: 'getHeadOffice',
    isOfShell: true,
    path: /GetHeadOffice$/,
    isDone: () => says(company.locationAddress, 'footer address'),
    failure: () => errorMessages.headOffice,
    broken: inData({ locationAddress: {} }),
    spared: { 'broken rows': () => says(company.cellNo, 'footer address') },
  }),
  list({
    number: 4,
    endpoint: 'getSocialPosts',
    isOfShell: true,
    path: /SocialMediaPost.GetAll$/,
    isDone: () => find('footer a[href*="/instagram/post-"]') !== null,
    failure: () => errorMessages.socialPosts,
  }),
  list({
    number: 11,
    endpoint: 'getSocialLinks',
    isOfShell: true,
    path: /SocialMediaLink.GetAll$/,
    isDone: () => find('[aria-label="Social media"] a') !== null,
    failure: () => errorMessages.socialLinks,
  }),
  list({
    number: 12,
    endpoint: 'getAnnouncements',
    isOfShell: true,
    path: /Announcement.GetAll$/,
    isDone: () => find('[aria-label="Announcements"]') !== null,
    failure: () => undefined,
    keeps: /^Failed to fetch announcements$/,
    before: () => setViewport(1280),
    // A body without a statusCode of 200 counts as an empty list.
    spared: { 'wrong envelope': noAnnouncements },
  }),
  read({
    number: 15,
    endpoint: 'getClientSettings',
    path: /ClientSetting.GetData$/,
    isDone: () => says(aboutText, 'main'),
    failure: () => errorMessages.pages,
    broken: inData({ aboutUs: {}, contactUs: null }),
    spared: { 'broken rows': () => says('We have not written this page yet.') },
  }),
];

const filters = 'aside[aria-label="Filters"]';
const product = first(demoRows.products);
const area = first(demoRows.areas);
const subCategory = first(demoRows.subCategories);
const blog = first(demoRows.blogs);
const productRoute = `/product/${encodeProductId(String(product.productId))}`;

export const catalogueReads: Call[] = [
  list({
    number: 5,
    endpoint: 'getAreas',
    path: /GetWebArea$/,
    route: '/products',
    isDone: () => says(area.productAreaName, filters),
    failure: () => errorMessages.productArea,
  }),
  list({
    number: 6,
    endpoint: 'getCategories',
    path: /GetWebCategory$/,
    route: '/categories',
    isDone: () => find('nav[aria-label="Categories"] a') !== null,
    failure: () => errorMessages.productCategory,
  }),
  list({
    number: 7,
    endpoint: 'getSubCategories',
    path: /GetWebSubCategory$/,
    route: `/products?subcategory=${encodeURIComponent(subCategory.productSubCategoryName)}`,
    // Products also name the sub-category. Without this list, the filters show a tree without
    // sub-categories and the error beside it.
    isDone: () =>
      says(subCategory.productSubCategoryName, filters) && !says(errorMessages.productSubCategory),
    failure: () => errorMessages.productSubCategory,
  }),
  list({
    number: 13,
    endpoint: 'getProducts',
    path: /ProductWebLink.GetAll$/,
    route: '/categories',
    isDone: () => find('main article') !== null,
    failure: () => errorMessages.products,
  }),
  list({
    number: 14,
    endpoint: 'getBanners',
    path: /Banner.GetAll$/,
    route: '/categories',
    isDone: () => find('[aria-label="Banners"]') !== null,
    failure: () => undefined,
    keeps: /^Failed to fetch banners$/,
  }),
  read({
    number: 17,
    endpoint: 'getProduct',
    path: /GetWebProductById$/,
    query: new RegExp(`Id=${String(product.productId)}$`),
    route: productRoute,
    isDone: () => says(product.productName, 'h1'),
    failure: () => `Error: ${errorMessages.product}`,
    broken: inData({ productImageRequests: [null, {}, 7], productOptionRequests: 'none' }),
  }),
  list({
    number: 18,
    endpoint: 'getBlogs',
    path: /Blog.GetAll$/,
    route: '/blogs',
    isDone: () => says(blog.title, 'main'),
    failure: () => errorMessages.blogs,
  }),
];

export const reviewsRead = list({
  number: 20,
  endpoint: 'getReviews',
  path: new RegExp(`/api/review/${String(product.productId)}$`),
  auth: 'none',
  route: `${productRoute}?tab=reviews`,
  isDone: () => find('[aria-label="Customer reviews"]') !== null,
  failure: () => errorMessages.reviews,
});
