import { demoRows } from '@shop/server/testing/testApp';
import { errorMessages } from '@/shared/api/errorMessages';
import { encodeProductId } from '@/shared/navigation/productId';
import { addBrokenRows, changeData, changeFields } from './bodies';
import type { Call } from './call';
import type { Fault } from './faults';
import { findElement, hasText } from './page';
import { setViewport } from '../viewport';

const getFirst = <T>([row]: readonly T[]): T => {
  if (row === undefined) throw new Error('The demo shop has none');
  return row;
};

const company = getFirst(demoRows.company);
const getFirstText = (html: string) => html.replace(/^(<[^>]*>)+/, '').split('<')[0] ?? '';

const aboutText = getFirstText(company.aboutUs);

const createReadCall = (
  call: Partial<Call> & Pick<Call, 'number' | 'isDone' | 'failureText'>,
): Call => ({
  method: 'GET',
  path: /^$/,
  auth: 'access',
  route: '/about',
  breakBody: addBrokenRows,
  ...call,
});

const createListReadCall = (call: Parameters<typeof createReadCall>[0]): Call =>
  createReadCall({
    getLogPattern: ({ kind }) => (kind === 'broken' ? /Broken rows left out: 4/ : undefined),
    ...call,
  });

const hasNoAnnouncements = () => findElement('[aria-label="Announcements"]') === null;

const getTokenLogPattern = ({ name, kind }: Fault) => {
  const status = /^\d{3}(?! in the body)|\d{3}$/.exec(name)?.[0];
  if (status) return new RegExp(`Failed to fetch token: ${status}`);
  return kind === 'outage' ? /Unable to generate access token/ : /Token response invalid/;
};

export const layoutReadCalls: Call[] = [
  createReadCall({
    number: 1,
    path: /GenerateToken$/,
    // Client information needs a token before the page has loaded, so the page may repeat this
    // call.
    faultsWithRepeat: ['401 always'],
    auth: 'none',
    isDone: () => hasText(aboutText, 'main'),
    failureText: () => errorMessages.pages,
    breakBody: changeFields({ data: 'a\nb', message: '' }),
    failsIfPartlyBroken: true,
    getLogPattern: getTokenLogPattern,
  }),
  createReadCall({
    number: 2,
    endpoint: 'getClientInfo',
    isInShell: true,
    path: /GetByLoginClient$/,
    isDone: () => hasText(`${company.clientName} All Right Reserved.`),
    failureText: () => undefined,
    cachedError: /^HTTP error! status: /,
    // The page and the layout around it both need this call. After an unreadable body, each of them
    // may send it.
    faultsWithRepeat: ['wrong envelope'],
    breakBody: changeData({ clientName: {}, cellNo: 5, email: null }),
    toleratedFaults: { 'broken rows': () => hasText('Test Packaging All Right Reserved.') },
  }),
  createReadCall({
    number: 3,
    endpoint: 'getHeadOffice',
    isInShell: true,
    path: /GetHeadOffice$/,
    isDone: () => hasText(company.locationAddress, 'footer address'),
    failureText: () => errorMessages.headOffice,
    breakBody: changeData({ locationAddress: {} }),
    toleratedFaults: { 'broken rows': () => hasText(company.cellNo, 'footer address') },
  }),
  createListReadCall({
    number: 4,
    endpoint: 'getSocialPosts',
    isInShell: true,
    path: /SocialMediaPost.GetAll$/,
    isDone: () => findElement('footer a[href*="/instagram/post-"]') !== null,
    failureText: () => errorMessages.socialPosts,
  }),
  createListReadCall({
    number: 11,
    endpoint: 'getSocialLinks',
    isInShell: true,
    path: /SocialMediaLink.GetAll$/,
    isDone: () => findElement('[aria-label="Social media"] a') !== null,
    failureText: () => errorMessages.socialLinks,
  }),
  createListReadCall({
    number: 12,
    endpoint: 'getAnnouncements',
    isInShell: true,
    path: /Announcement.GetAll$/,
    isDone: () => findElement('[aria-label="Announcements"]') !== null,
    failureText: () => undefined,
    cachedError: /^Failed to fetch announcements$/,
    prepare: () => setViewport(1280),
    // A body without a statusCode of 200 counts as an empty list.
    toleratedFaults: { 'wrong envelope': hasNoAnnouncements },
  }),
  createReadCall({
    number: 15,
    endpoint: 'getClientSettings',
    path: /ClientSetting.GetData$/,
    isDone: () => hasText(aboutText, 'main'),
    failureText: () => errorMessages.pages,
    breakBody: changeData({ aboutUs: {}, contactUs: null }),
    toleratedFaults: { 'broken rows': () => hasText('We have not written this page yet.') },
  }),
];

const filtersSelector = 'aside[aria-label="Filters"]';
const product = getFirst(demoRows.products);
const area = getFirst(demoRows.areas);
const subCategory = getFirst(demoRows.subCategories);
const blog = getFirst(demoRows.blogs);
const productRoute = `/product/${encodeProductId(String(product.productId))}`;

export const catalogueReadCalls: Call[] = [
  createListReadCall({
    number: 5,
    endpoint: 'getAreas',
    path: /GetWebArea$/,
    route: '/products',
    isDone: () => hasText(area.productAreaName, filtersSelector),
    failureText: () => errorMessages.productArea,
  }),
  createListReadCall({
    number: 6,
    endpoint: 'getCategories',
    path: /GetWebCategory$/,
    route: '/categories',
    isDone: () => findElement('nav[aria-label="Categories"] a') !== null,
    failureText: () => errorMessages.productCategory,
  }),
  createListReadCall({
    number: 7,
    endpoint: 'getSubCategories',
    path: /GetWebSubCategory$/,
    route: `/products?subcategory=${encodeURIComponent(subCategory.productSubCategoryName)}`,
    // The products also contain the name of the sub-category. If the list of sub-categories is
    // missing, the filters show an error beside their tree.
    isDone: () =>
      hasText(subCategory.productSubCategoryName, filtersSelector) &&
      !hasText(errorMessages.productSubCategory),
    failureText: () => errorMessages.productSubCategory,
  }),
  createListReadCall({
    number: 13,
    endpoint: 'getProducts',
    path: /ProductWebLink.GetAll$/,
    route: '/categories',
    isDone: () => findElement('main article') !== null,
    failureText: () => errorMessages.products,
  }),
  createListReadCall({
    number: 14,
    endpoint: 'getBanners',
    path: /Banner.GetAll$/,
    route: '/categories',
    isDone: () => findElement('[aria-label="Banners"]') !== null,
    failureText: () => undefined,
    cachedError: /^Failed to fetch banners$/,
  }),
  createReadCall({
    number: 17,
    endpoint: 'getProduct',
    path: /GetWebProductById$/,
    query: new RegExp(`Id=${String(product.productId)}$`),
    route: productRoute,
    isDone: () => hasText(product.productName, 'h1'),
    failureText: () => `Error: ${errorMessages.product}`,
    breakBody: changeData({ productImageRequests: [null, {}, 7], productOptionRequests: 'none' }),
  }),
  createListReadCall({
    number: 18,
    endpoint: 'getBlogs',
    path: /Blog.GetAll$/,
    route: '/blogs',
    isDone: () => hasText(blog.title, 'main'),
    failureText: () => errorMessages.blogs,
  }),
];

export const reviewsReadCall = createListReadCall({
  number: 20,
  endpoint: 'getReviews',
  path: new RegExp(`/api/review/${String(product.productId)}$`),
  auth: 'none',
  route: `${productRoute}?tab=reviews`,
  isDone: () => findElement('[aria-label="Customer reviews"]') !== null,
  failureText: () => errorMessages.reviews,
});
