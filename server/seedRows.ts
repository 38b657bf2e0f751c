import type { SeedTables } from './store';

/** `seed/catalogue.json` as its authors wrote it: names where the tables have ids. */
export interface Catalogue {
  areas: { name: string }[];
  categories: { name: string; area: string; image: string }[];
  subCategories: { name: string; category: string }[];
  products: {
    slug: string;
    name: string;
    category: string;
    subCategory: string;
    descriptionHtml: string;
    specHtml: string;
    images: string[];
    options: { prefix: string; details: string[] }[];
    packs: { description: string; orderUnit: string; salePrice: number }[];
    linkTypes: string[];
  }[];
  banners: { title: string; image: string; placement: string }[];
  blogs: {
    title: string;
    image: string;
    dateFrom: string;
    viewCount: number;
    authorName: string;
    tags: string;
    shortDescription: string;
    longDescription: string;
  }[];
  reviews: {
    productSlug: string;
    rating: number;
    comment: string;
    authorName: string;
    authorImage: string;
    createdAt: string;
  }[];
  announcements: { messageText: string }[];
  socialLinks: { prefix: string; url: string; isActive: boolean }[];
  socialPosts: {
    socialMediaTypeName: string;
    socialMediaPostURL: string;
    socialMediaImageURL: string;
    caption: string;
  }[];
  clientInfo: { clientName: string; email: string; cellNo: string };
  headOffice: { locationAddress: string };
  clientSettings: {
    aboutUs: string;
    contactUs: string;
    privacyPolicy: string;
    termCondition: string;
  };
}

/** The accounts that the README names. */
export const demoAccounts = {
  shopper: {
    userEmail: 'shopper@example.com',
    password: 'shopper-demo-1',
    appUserName: 'Ayesha Khan',
    userCellNo: '03001234567',
    role: 'user',
  },
  admin: {
    userEmail: 'admin@example.com',
    password: 'admin-demo-1',
    appUserName: 'Shop Admin',
    userCellNo: '03007654321',
    role: 'admin',
  },
} as const;

/** Turns the catalogue into rows; each table's ids count from 1 in the order of the file. */
export function seedRows(
  catalogue: Catalogue,
  hashPassword: (password: string) => string,
): SeedTables {
  const areaIds = idsBy(catalogue.areas, (area) => area.name);
  const categoryIds = idsBy(catalogue.categories, (category) => category.name);
  const subCategoryIds = idsBy(catalogue.subCategories, (row) => row.category + row.name);
  const productIds = idsBy(catalogue.products, (product) => product.slug);
  const options = catalogue.products.flatMap((product) =>
    product.options.map((option) => ({ ...option, productId: idOf(productIds, product.slug) })),
  );
  const people = reviewers(catalogue);
  const accounts = Object.values(demoAccounts);

  return {
    company: [
      {
        companyId: 1,
        ...catalogue.clientInfo,
        ...catalogue.headOffice,
        ...catalogue.clientSettings,
      },
    ],
    areas: catalogue.areas.map(({ name }, index) => ({
      productAreaId: index + 1,
      productAreaName: name,
    })),
    categories: catalogue.categories.map(({ name, area, image }, index) => ({
      productCategoryId: index + 1,
      productCategoryName: name,
      productAreaId: idOf(areaIds, area),
      categoryImageURL: mediaUrl(image),
    })),
    subCategories: catalogue.subCategories.map(({ name, category }, index) => ({
      productSubCategoryId: index + 1,
      productSubCategoryName: name,
      productCategoryId: idOf(categoryIds, category),
    })),
    products: catalogue.products.map((product, index) => ({
      productId: index + 1,
      productName: product.name,
      productDescription: product.descriptionHtml,
      productSpecText: product.specHtml,
      productSubCategoryId: idOf(subCategoryIds, product.category + product.subCategory),
    })),
    productImages: catalogue.products
      .flatMap(({ slug, images }) => images.map((image) => ({ slug, image })))
      .map(({ slug, image }, index) => ({
        productImageId: index + 1,
        productId: idOf(productIds, slug),
        productImageURL: mediaUrl(image),
      })),
    productOptions: options.map(({ productId, prefix }, index) => ({
      productOptionId: index + 1,
      productId,
      productOptionPrefix: prefix,
    })),
    productOptionDetails: options
      .flatMap(({ details }, index) =>
        details.map((name) => ({ productOptionId: index + 1, name })),
      )
      .map(({ productOptionId, name }, index) => ({
        productOptionDetailId: index + 1,
        productOptionId,
        optionDetailName: name,
      })),
    productPacks: catalogue.products
      .flatMap(({ slug, packs }) => packs.map((pack) => ({ slug, ...pack })))
      .map(({ slug, description, orderUnit, salePrice }, index) => ({
        productPackId: index + 1,
        productId: idOf(productIds, slug),
        productPackDescription: description,
        packOrderUnitName: orderUnit,
        salePrice,
      })),
    productWebLinks: catalogue.products
      .flatMap(({ slug, linkTypes }) => linkTypes.map((linkType) => ({ slug, linkType })))
      .map(({ slug, linkType }, index) => ({
        productWebLinkId: index + 1,
        productId: idOf(productIds, slug),
        productLinkTypePrefix: linkType,
      })),
    banners: catalogue.banners.map(({ title, image, placement }, index) => ({
      bannerImageId: index + 1,
      bannerPlacementPrefix: placement,
      bannerImageURL: mediaUrl(image),
      bannerTitle: title,
    })),
    blogs: catalogue.blogs.map((blog, index) => ({
      blogId: index + 1,
      title: blog.title,
      shortDescription: blog.shortDescription,
      longDescription: blog.longDescription,
      blogImageURL: mediaUrl(blog.image),
      dateFrom: blog.dateFrom,
      viewCount: blog.viewCount,
      authorName: blog.authorName,
      tags: blog.tags,
    })),
    announcements: catalogue.announcements.map(({ messageText }, index) => ({
      announcementId: index + 1,
      messageText,
    })),
    socialLinks: catalogue.socialLinks.map(({ prefix, url, isActive }, index) => ({
      socialMediaLinkId: index + 1,
      socialMediaTypePrefix: prefix,
      socialMediaURL: url,
      isActive,
    })),
    socialPosts: catalogue.socialPosts.map((post, index) => ({
      ...post,
      socialMediaPostId: index + 1,
      socialMediaImageURL: mediaUrl(post.socialMediaImageURL),
    })),
    users: [
      ...accounts.map(({ password, ...account }, index) => ({
        ...account,
        userId: index + 1,
        passwordHash: hashPassword(password),
        userImageURL: '',
      })),
      ...[...people].map(([name, image], index) => ({
        userId: accounts.length + index + 1,
        userEmail: `reviewer-${index + 1}@demo.invalid`,
        passwordHash: '',
        appUserName: name,
        userCellNo: '',
        userImageURL: mediaUrl(image),
        role: 'user',
      })),
    ],
    reviews: catalogue.reviews.map((review, index) => ({
      reviewId: index + 1,
      productId: idOf(productIds, review.productSlug),
      userId: accounts.length + [...people.keys()].indexOf(review.authorName) + 1,
      rating: review.rating,
      comment: review.comment,
      createdAt: new Date(review.createdAt),
    })),
  };
}

/** `images/products/x.webp` of the file stands at `/media/products/x.webp`. */
const mediaUrl = (image: string) => (image ? image.replace(/^images\//, '/media/') : '');

const reviewers = (catalogue: Catalogue) =>
  new Map(catalogue.reviews.map(({ authorName, authorImage }) => [authorName, authorImage]));

const idsBy = <T>(rows: T[], keyOf: (row: T) => string) =>
  new Map(rows.map((row, index) => [keyOf(row), index + 1]));

function idOf(ids: Map<string, number>, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`The catalogue refers to "${key}", which it does not hold`);
  return id;
}
