import type {
  AggregateOffer,
  Article,
  BreadcrumbList,
  ItemList,
  Organization,
  Product,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from 'schema-dts';
import { getPriceRange } from '@/features/catalog/product/purchase';
import { selectSocialLinks } from '@/features/content/socialLinks';
import type { RatingSummary } from '@/features/reviews/ratingSummary';
import { paths } from '@/shared/config/paths';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import type { Blog } from '@/shared/contract/blog';
import type { ClientInfo, HeadOffice } from '@/shared/contract/client';
import type { ProductDetail } from '@/shared/contract/product';
import { maxReviews } from '@/shared/contract/review';
import type { SocialLink } from '@/shared/contract/social';
import { formatIsoDate } from '@/shared/format/date';
import { findPhoneNumber } from '@/shared/format/phoneNumber';
import { toPlainText } from '@/shared/html/html';
import { toAbsoluteImageUrl, toAbsoluteUrl } from './site';
import type { Site } from './site';

const schemaContext = 'https://schema.org';

export interface NamedPage {
  name: string;
  path: string;
}

const createOrganizationPart = (site: Site) =>
  ({
    '@type': 'Organization',
    '@id': toAbsoluteUrl(site, '/#organization'),
    name: site.name,
    url: toAbsoluteUrl(site, paths.home.to()),
    logo: toAbsoluteUrl(site, '/icons/icon-512.png'),
  }) as const;

export interface Company {
  info?: ClientInfo['data'] | undefined;
  headOffice?: HeadOffice | null | undefined;
  socialLinks?: readonly SocialLink[] | undefined;
}

export function createOrganization(
  site: Site,
  { info, headOffice, socialLinks = [] }: Company,
): WithContext<Organization> {
  const phoneNumber = findPhoneNumber(info?.cellNo);
  const sameAs = selectSocialLinks(socialLinks)
    .map(({ url }) => url)
    .filter((url) => URL.canParse(url));
  return {
    '@context': schemaContext,
    ...createOrganizationPart(site),
    ...(info?.email && { email: info.email }),
    ...(phoneNumber && { telephone: phoneNumber.dialNumber }),
    ...(headOffice?.locationAddress && { address: headOffice.locationAddress }),
    ...(sameAs.length > 0 && { sameAs }),
  };
}

export function createWebSite(site: Site): WithContext<WebSite> {
  const searchAction: WithActionConstraints<SearchAction> = {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      // `paths` cannot create this address, because it would escape the braces.
      urlTemplate: `${toAbsoluteUrl(site, paths.products.to())}?search={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@context': schemaContext,
    '@type': 'WebSite',
    name: site.name,
    url: toAbsoluteUrl(site, paths.home.to()),
    potentialAction: searchAction,
  };
}

const createListItem = ({ name }: NamedPage, index: number) =>
  ({ '@type': 'ListItem', position: index + 1, name }) as const;

export const createBreadcrumbList = (
  site: Site,
  trail: readonly NamedPage[],
): WithContext<BreadcrumbList> => ({
  '@context': schemaContext,
  '@type': 'BreadcrumbList',
  itemListElement: trail.map((page, index) => ({
    ...createListItem(page, index),
    item: toAbsoluteUrl(site, page.path),
  })),
});

export const createItemList = (site: Site, pages: readonly NamedPage[]): WithContext<ItemList> => ({
  '@context': schemaContext,
  '@type': 'ItemList',
  numberOfItems: pages.length,
  itemListElement: pages.map((page, index) => ({
    ...createListItem(page, index),
    url: toAbsoluteUrl(site, page.path),
  })),
});

function toOffers(product: ProductDetail): AggregateOffer | undefined {
  const range = getPriceRange(product);
  return (
    range && {
      '@type': 'AggregateOffer',
      priceCurrency: getRuntimeConfig().brand.currency,
      lowPrice: range.low,
      highPrice: range.high,
      offerCount: range.count,
      availability: 'https://schema.org/InStock',
    }
  );
}

/**
 * Returns the structured data of a product with the prices of its packs.
 * @param path path of the product's page, below the site's base
 * @param rating rating as the page shows it
 */
export function createProductData(
  site: Site,
  product: ProductDetail,
  path: string,
  rating?: RatingSummary,
): WithContext<Product> {
  const images = product.productImageRequests.flatMap(
    ({ productImageURL }) => toAbsoluteImageUrl(site, productImageURL) ?? [],
  );
  const description = toPlainText(product.productDescription);
  const offers = toOffers(product);
  return {
    '@context': schemaContext,
    '@type': 'Product',
    name: product.productName,
    url: toAbsoluteUrl(site, path),
    sku: product.productId,
    productID: product.productId,
    brand: { '@type': 'Brand', name: site.name },
    ...(images.length > 0 && { image: images }),
    ...(description && { description }),
    ...(product.productCategoryName && { category: product.productCategoryName }),
    ...(offers && { offers }),
    // Omit the rating if the back end returned as many reviews as it can. They are then only the
    // newest reviews, and the rating is incomplete.
    ...(rating &&
      rating.count !== maxReviews && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: Number(rating.average),
          reviewCount: rating.count,
          bestRating: 5,
          worstRating: 1,
        },
      }),
  };
}

export function createArticleData(site: Site, post: Blog): WithContext<Article> {
  const image = toAbsoluteImageUrl(site, post.blogImageURL);
  const datePublished = formatIsoDate(post.dateFrom);
  const publisher = createOrganizationPart(site);
  return {
    '@context': schemaContext,
    '@type': 'Article',
    headline: post.title,
    url: toAbsoluteUrl(site, paths.blog.to(post.blogId)),
    author: post.authorName ? { '@type': 'Person', name: post.authorName } : publisher,
    publisher,
    ...(image && { image }),
    ...(post.shortDescription && { description: post.shortDescription }),
    ...(datePublished && { datePublished }),
  };
}
