import type { EnquiryItem, CartLine } from '@/shared/contract/cart';
import type { ProductDetail, ProductOption, ProductPack } from '@/shared/contract/product';
import { multiplyPrice, sum, toRupees } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { formatPieces, parsePieces } from '@/shared/format/pieces';
import type { Pieces } from '@/shared/format/pieces';
import { isolate } from '@/shared/text/isolate';

/**
 * What the shopper has chosen. `options` maps the id of an option to the id of its chosen value.
 */
export interface Choice {
  packId?: string;
  quantity: number;
  options: Record<string, string>;
}

export const getOptions = ({ productOptionRequests }: ProductDetail): ProductOption[] =>
  productOptionRequests.filter(({ productOptionDetailRequests: details }) => details.length > 0);

export const getPrice = ({ productPriceDetailRequest: { salePrice } }: ProductPack) => salePrice;

/**
 * Chooses the value of each option that has only one value. Nothing else is chosen for the shopper.
 */
export function getOnlyPossibleChoices(product: ProductDetail): Choice['options'] {
  const choices = getOptions(product).flatMap(
    ({ productOptionId, productOptionDetailRequests: [firstDetail, secondDetail] }) =>
      firstDetail && !secondDetail ? [[productOptionId, firstDetail.productOptionDetailId]] : [],
  );
  return Object.fromEntries(choices) as Choice['options'];
}

/**
 * Returns whether the product can be bought. Without a priced pack, shoppers can only ask for a
 * quote.
 */
export const isForSale = ({ productPackRequests }: ProductDetail): boolean =>
  productPackRequests.some((pack) => getPrice(pack) !== null);

export const getPackName = ({ productPackDescription, packOrderUnitName }: ProductPack): string =>
  productPackDescription || packOrderUnitName || 'Pack';

export const getChosenPack = (
  product: ProductDetail,
  { packId }: Pick<Choice, 'packId'>,
): ProductPack | undefined =>
  product.productPackRequests.find(
    (pack) => pack.productPackId === packId && getPrice(pack) !== null,
  );

/**
 * Returns the lowest and the highest price in rupees. `count` is the number of packs with a price.
 * Returns `undefined` if no pack has a price.
 */
export function getPriceRange({ productPackRequests }: ProductDetail) {
  const prices = productPackRequests.map(getPrice).filter((price) => price !== null);
  if (prices.length === 0) return undefined;
  return { low: Math.min(...prices), high: Math.max(...prices), count: prices.length };
}

export const getPieces = (pack: ProductPack): Pieces | undefined =>
  parsePieces(getPackName(pack), pack.packOrderUnitName);

const getChosenDetails = (product: ProductDetail, options: Choice['options']) =>
  getOptions(product).map((option) => ({
    option,
    detail: option.productOptionDetailRequests.find(
      ({ productOptionDetailId }) => productOptionDetailId === options[option.productOptionId],
    ),
  }));

/**
 * Returns labels such as `Print: Logo`. Options that are not chosen are included, so that shop and
 * shopper see what still has to be chosen.
 */
const getOptionLabels = (chosenDetails: ReturnType<typeof getChosenDetails>): string[] =>
  chosenDetails.map(
    ({ option, detail }) =>
      `${option.productOptionPrefix}: ${detail?.optionDetailName ?? 'not chosen'}`,
  );

/**
 * Returns the items of an enquiry: one for each chosen kind of pack. If no pack is chosen, one item
 * holds the options alone. Returns an empty list if nothing is chosen.
 */
export function getEnquiryItems(
  product: ProductDetail,
  options: Choice['options'],
  packQuantities: readonly PackQuantity[],
): EnquiryItem[] {
  const chosenDetails = getChosenDetails(product, options);
  const item = { name: product.productName, optionLabels: getOptionLabels(chosenDetails) };
  if (packQuantities.length > 0)
    return packQuantities.map(({ pack, quantity }) => ({
      ...item,
      packDescription: getPackName(pack),
      quantity,
    }));
  return chosenDetails.some(({ detail }) => detail) ? [item] : [];
}

export function createCartLine(product: ProductDetail, choice: Choice): CartLine | undefined {
  const pack = getChosenPack(product, choice);
  if (!pack) return undefined;
  const chosenDetails = getChosenDetails(product, choice.options);
  const price = getPrice(pack) ?? 0;
  return {
    productId: product.productId,
    name: product.productName,
    image: product.productImageRequests[0]?.productImageURL ?? '',
    category: product.productCategoryName,
    subCategory: product.productSubCategoryName,
    packId: pack.productPackId,
    packDescription: getPackName(pack),
    packUnit: pack.packOrderUnitName,
    price,
    quantity: choice.quantity,
    total: toRupees(multiplyPrice(price, choice.quantity)),
    selectedOptions: Object.fromEntries(
      chosenDetails.flatMap(({ option, detail }) =>
        detail ? [[option.productOptionId, detail.productOptionDetailId]] : [],
      ),
    ),
    optionLabels: getOptionLabels(chosenDetails),
  };
}

/** A kind of pack, and how many of it are chosen. */
export interface PackQuantity {
  pack: ProductPack;
  quantity: number;
}

/** Formats packs such as '2 × Pack of 500 + Pack of 50', or 'One pack of 50' for a single pack. */
export function formatPackQuantities(packQuantities: readonly PackQuantity[]): string {
  const names = packQuantities.map(({ pack, quantity }) => {
    const name = isolate(getPackName(pack));
    return quantity === 1 ? name : `${formatNumber(quantity)} × ${name}`;
  });
  const isOnePack = packQuantities.length === 1 && packQuantities[0]?.quantity === 1;
  const [firstName = ''] = names;
  return isOnePack ? `One ${firstName.replace(/^Pack\b/, 'pack')}` : names.join(' + ');
}

export const createCartLines = (
  product: ProductDetail,
  packQuantities: readonly PackQuantity[],
  options: Choice['options'],
): CartLine[] =>
  packQuantities.flatMap(
    ({ pack, quantity }) =>
      createCartLine(product, { packId: pack.productPackId, quantity, options }) ?? [],
  );

/**
 * Returns the total price of cart lines in paisa. If all lines count the same kind of piece, also
 * returns the number of pieces, and a text such as `1,050 pcs = 2 × Pack of 500 + 1 × Pack of 50`.
 */
export function summariseLines(lines: readonly CartLine[]) {
  const price = sum(...lines.map((line) => multiplyPrice(line.price, line.quantity)));
  const packPieces = lines.flatMap(({ packDescription, packUnit, quantity }) => {
    const pieces = parsePieces(packDescription, packUnit);
    return pieces ? [{ ...pieces, count: pieces.count * quantity }] : [];
  });
  const [firstPieces] = packPieces;
  const isPieceCountKnown =
    packPieces.length === lines.length &&
    packPieces.every(({ noun }) => noun === firstPieces?.noun);
  if (!firstPieces || !isPieceCountKnown) return { price };
  const pieces = {
    ...firstPieces,
    count: packPieces.reduce((total, { count }) => total + count, 0),
  };
  const packs = lines.map(
    (line) => `${formatNumber(line.quantity)} × ${isolate(line.packDescription)}`,
  );
  return { price, pieces, text: `${formatPieces(pieces)} = ${packs.join(' + ')}` };
}
