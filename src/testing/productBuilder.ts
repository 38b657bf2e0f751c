import * as v from 'valibot';
import type { CartLine } from '@/shared/contract/cart';
import { ProductDetail } from '@/shared/contract/product';

/** Builds the `data` of `getProduct` as a back end may send it, with numbers as ids. */
export const aProduct = (changes: Record<string, unknown> = {}) => ({
  productId: 7,
  productName: 'Kraft Burger Box',
  productDescription: '<p>Keeps a burger <strong>upright</strong>.</p>',
  productSpecText: '<p>300 GSM</p>',
  productCategoryName: 'Burger & Meal Boxes',
  productSubCategoryName: 'Burger Boxes',
  productImageRequests: [
    { productImageURL: '/media/a.webp' },
    { productImageURL: '/media/b.webp' },
    { productImageURL: 'javascript:alert(1)' },
  ],
  productOptionRequests: [
    anOption(1, 'Print', ['Plain', 'Logo']),
    anOption(2, 'Size', ['Regular']),
    anOption(3, 'Lid', []),
  ],
  productPackRequests: [aPack(71, 'Pack of 50', 680), aPack(72, 'Pack of 500', 6080.5)],
  ...changes,
});

/** Builds the same product as `getProduct` returns it, after validation. */
export const aParsedProduct = (changes: Record<string, unknown> = {}) =>
  v.parse(ProductDetail, aProduct(changes));

export const aPack = (id: number, description: string, salePrice: unknown) => ({
  productPackId: id,
  productPackDescription: description,
  packOrderUnitName: 'Pcs',
  productPriceDetailRequest: { salePrice },
});

export const anOption = (id: number, prefix: string, names: string[]) => ({
  productOptionId: id,
  productOptionPrefix: prefix,
  productOptionDetailRequests: names.map((optionDetailName, index) => ({
    productOptionDetailId: id * 10 + index,
    optionDetailName,
  })),
});

/** Builds the `data` of `getProduct` with one pack for each of these cart lines, at its price. */
export const aProductWithLines = (lines: readonly CartLine[]) =>
  aProduct({
    productId: lines[0]?.productId,
    productName: lines[0]?.name,
    productOptionRequests: [],
    productPackRequests: lines.map((line) => ({
      ...aPack(0, line.packDescription, line.price),
      productPackId: line.packId,
    })),
  });
