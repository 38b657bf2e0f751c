/** @jest-environment ./src/testing/environment.ts */

import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import { reviewsApi } from '@/features/reviews/reviewsApi';
import { mockAnswer } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { publicLists } from './publicLists';
import { makeStore } from './store';

const { getAreas, getCategories, getSubCategories, getProducts } = catalogApi.endpoints;
const { getBanners, getSocialPosts, getSocialLinks, getAnnouncements } = contentApi.endpoints;

const banner = { bannerImageId: 1, bannerPlacementPrefix: 'HSLBNP', bannerImageURL: '/a.webp' };
const category = { productCategoryId: 1, productCategoryName: 'Pizza', productAreaId: 1 };
const subCategory = {
  productSubCategoryId: 1,
  productSubCategoryName: 'Kraft',
  productCategoryId: 1,
};
const socialLink = {
  socialMediaLinkId: 1,
  socialMediaTypePrefix: 'FCBSMT',
  socialMediaURL: 'https://example.com',
  isActive: true,
};
const socialPost = {
  socialMediaTypeName: 'Facebook',
  socialMediaPostURL: 'https://example.com/1',
  socialMediaImageURL: '/a.webp',
};

/**
 * Each entry contains the endpoint of a list, the end of the API call's path, a row of the list,
 * and changed fields that make the row a different one.
 */
const listCases = [
  [getAreas, 'GetWebArea', { productAreaId: 1, productAreaName: 'Food' }, { productAreaId: '2' }],
  [getCategories, 'GetWebCategory', category, { productAreaId: '2' }],
  [getSubCategories, 'GetWebSubCategory', subCategory, { productCategoryId: '2' }],
  [
    getProducts,
    'ProductWebLink/GetAll',
    { productId: 1, productName: 'Box', productLinkTypePrefix: 'ALLPWL' },
    { productId: '2' },
  ],
  [blogApi.endpoints.getBlogs, 'Blog/GetAll', { blogId: 1, title: 'A' }, { blogId: '2' }],
  [reviewsApi.endpoints.getReviews, 'review/7', { _id: 1, rating: 5 }, { _id: '2' }],
  [getBanners, 'Banner/GetAll', banner, { bannerPlacementPrefix: 'HSTBNP' }],
  [getSocialLinks, 'SocialMediaLink/GetAll', socialLink, { socialMediaLinkId: '2' }],
  [
    getSocialPosts,
    'SocialMediaPost/GetAll',
    socialPost,
    { socialMediaPostURL: 'https://example.com/2' },
  ],
  [getAnnouncements, 'Announcement/GetAll', { messageText: 'Hello' }, { messageText: 'Bye' }],
] as const;

test.each(
  listCases.map(([endpoint, ...listCase]) => [endpoint.name, endpoint, ...listCase] as const),
)('%s removes a duplicate row', async (_name, endpoint, path, row, otherFields) => {
  sessionStorage.setItem('accessToken', 'abc');
  sessionStorage.setItem('tokenExpiry', String(Date.now() + 3_600_000));
  const data = [row, { ...row, ...otherFields }, { ...row }];
  server.use(mockAnswer(`/api/*${path}`, { statusCode: 200, data }));
  const store = makeStore();
  // Only the endpoint of the reviews needs the argument, which is a product id.
  const { initiate } = endpoint as unknown as typeof reviewsApi.endpoints.getReviews;
  const answer = await store.dispatch(initiate('7'));
  expect(answer.data).toHaveLength(2);
  expect(answer.data).toMatchObject([{}, otherFields]);
});

test('these tests cover each public list that has rows', () => {
  const { getClientSettings, getHeadOffice } = contentApi.endpoints;
  const { getClientInfo } = clientInfoApi.endpoints;
  const namesWithoutRows = [getClientInfo, getClientSettings, getHeadOffice].map(
    ({ name }) => name,
  );
  const names = publicLists
    .map(({ name }) => name)
    .filter((name) => !namesWithoutRows.includes(name));
  expect(listCases.map(([{ name }]) => name)).toEqual(expect.arrayContaining(names));
});
