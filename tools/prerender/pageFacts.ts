import { blogApi } from '@/features/blog/blogApi';
import { catalogApi } from '@/features/catalog/catalogApi';
import { homeProductCount as homeCount } from '@/features/catalog/grid/components/HomeProducts';
import { sortForHome } from '@/features/catalog/mergeProducts';
import type { Product } from '@/features/catalog/mergeProducts';
import { getProductPath } from '@/features/catalog/getProductPath';
import { selectBanners } from '@/features/content/banners';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { contentApi } from '@/features/content/contentApi';
import type { RatingSummary } from '@/features/reviews/ratingSummary';
import { base } from '@/shared/config/base';
import { paths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { sortNewestFirst } from '@/shared/collections/sortNewestFirst';
import { decodeProductId } from '@/shared/navigation/productId';
import type { PageHead } from '@/shared/navigation/pageHead';
import type { RootState } from '@/shared/store/storeHooks';
import { findPage } from '@/app/pages';
import { previewFile } from './lookFiles';
import { toAbsoluteUrl } from './site';
import type { Site } from './site';
import {
  createArticleData,
  createBreadcrumbList,
  createItemList,
  createOrganization,
  createProductData,
  createWebSite,
} from './structuredData';
import type { NamedPage } from './structuredData';

/**
 * Returns the name and address of the site.
 * @param origin value of `--site`
 */
export function getSite(state: RootState, origin: string): Site {
  const info = clientInfoApi.endpoints.getClientInfo.select()(state).data?.data;
  return {
    url: (origin + base).replace(/\/$/, ''),
    name: info?.clientName || getRuntimeConfig().brand.name,
  };
}

const getProducts = (state: RootState) =>
  catalogApi.endpoints.getProducts.select()(state).data ?? [];
const getPosts = (state: RootState) => blogApi.endpoints.getBlogs.select()(state).data ?? [];

/**
 * Returns the preview picture for pages that have no picture. This is the logo if it contains the
 * shop's name, else the first main banner, else the first product's picture.
 * @param hasLogoPreview whether a preview picture with the logo was written
 */
export function getFallbackImage(
  state: RootState,
  site: Site,
  hasLogoPreview: boolean,
): string | undefined {
  if (hasLogoPreview) return toAbsoluteUrl(site, `/${previewFile}`);
  const banners = contentApi.endpoints.getBanners.select()(state).data ?? [];
  const [firstBanner] = selectBanners('main', banners);
  return firstBanner?.bannerImageURL ?? getProducts(state)[0]?.productImageURL;
}

const toNamedPage = ({ productId, productName }: Product): NamedPage => ({
  name: productName,
  path: getProductPath(productId),
});

const homePage: NamedPage = { name: 'Home', path: paths.home.to() };
const productsPage: NamedPage = { name: 'Products', path: paths.products.to() };
const blogsPage: NamedPage = { name: 'Blog Posts', path: paths.blogs.to() };

const maxListedProducts = 20;

/**
 * Returns the structured data of a page.
 * @param path path of the page below the site's base
 * @param rating rating of the product, on a product's page
 */
export function createPageData(
  site: Site,
  state: RootState,
  { path, head, rating }: { path: string; head: PageHead; rating?: RatingSummary | undefined },
): object[] {
  const page = findPage(base.replace(/\/$/, '') + path);
  const currentPage = { name: head.title ?? site.name, path };
  const { Id = '', id = '' } = page?.routeParams ?? {};
  switch (page?.path ?? '') {
    case paths.home.pattern:
      return [
        createOrganization(site, {
          info: clientInfoApi.endpoints.getClientInfo.select()(state).data?.data,
          headOffice: contentApi.endpoints.getHeadOffice.select()(state).data,
          socialLinks: contentApi.endpoints.getSocialLinks.select()(state).data,
        }),
        createWebSite(site),
        createItemList(site, sortForHome(getProducts(state)).slice(0, homeCount).map(toNamedPage)),
      ];
    case paths.products.pattern:
      return [
        createBreadcrumbList(site, [homePage, currentPage]),
        createItemList(site, getProducts(state).slice(0, maxListedProducts).map(toNamedPage)),
      ];
    case paths.product.pattern: {
      const product = catalogApi.endpoints.getProduct.select(decodeProductId(Id) ?? '')(state).data;
      if (!product) return [];
      return [
        createBreadcrumbList(site, [homePage, productsPage, currentPage]),
        createProductData(site, product, path, rating),
      ];
    }
    case paths.blogs.pattern:
      return [
        createBreadcrumbList(site, [homePage, currentPage]),
        createItemList(
          site,
          sortNewestFirst(getPosts(state), ({ dateFrom }) => dateFrom).map(({ title, blogId }) => ({
            name: title,
            path: paths.blog.to(blogId),
          })),
        ),
      ];
    case paths.blog.pattern: {
      const post = getPosts(state).find(({ blogId }) => blogId === id);
      return post
        ? [
            createBreadcrumbList(site, [homePage, blogsPage, currentPage]),
            createArticleData(site, post),
          ]
        : [];
    }
    default:
      return [createBreadcrumbList(site, [homePage, currentPage])];
  }
}
