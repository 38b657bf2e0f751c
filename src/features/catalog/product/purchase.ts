import type { AskedItem, CartLine } from '@/shared/contract/cart';
import type { ProductDetail, ProductOption, ProductPack } from '@/shared/contract/product';
import { multiplyPrice, sum, toRupees } from '@/shared/format/money';
import { formatNumber } from '@/shared/format/number';
import { formatPieces, piecesIn } from '@/shared/format/pieces';
import type { Pieces } from '@/shared/format/pieces';
import { isolated } from '@/shared/text/isolated';

export interface Choice {
  packId?: string;
  quantity: number;
  options: Record<string, string>;
}

export const optionsOf = ({ productOptionRequests }: ProductDetail): ProductOption[] =>
  productOptionRequests.filter(({ productOptionDetailRequests: details }) => details.length > 0);

export const priceOf = ({ productPriceDetailRequest: { salePrice } }: ProductPack) => salePrice;

/** Nothing is picked for the shopper, except where there is only one value to an option. */
export function loneOptions(product: ProductDetail): Choice['options'] {
  const values = optionsOf(product).flatMap(
    ({ productOptionId, productOptionDetailRequests: [lone, another] }) =>
      lone && !another ? [[productOptionId, lone.productOptionDetailId]] : [],
  );
  return Object.fromEntries(values) as Choice['options'];
}

/** Without a pack that has a price there is nothing to buy, only to ask. */
export const isForSale = ({ productPackRequests }: ProductDetail): boolean =>
  productPackRequests.some((pack) => priceOf(pack) !== null);

export const packName = ({ productPackDescription, packOrderUnitName }: ProductPack): string =>
  productPackDescription || packOrderUnitName || 'Pack';

export const chosenPack = (
  product: ProductDetail,
  { packId }: Pick<Choice, 'packId'>,
): ProductPack | undefined =>
  product.productPackRequests.find(
    (pack) => pack.productPackId === packId && priceOf(pack) !== null,
  );

/** In rupees; `count` packs have a price. */
export function priceRange({ productPackRequests }: ProductDetail) {
  const prices = productPackRequests.map(priceOf).filter((price) => price !== null);
  if (prices.length === 0) return undefined;
  return { low: Math.min(...prices), high: Math.max(...prices), count: prices.length };
}

export const piecesOf = (pack: ProductPack): Pieces | undefined =>
  piecesIn(packName(pack), pack.packOrderUnitName);

const answersOf = (product: ProductDetail, options: Choice['options']) =>
  optionsOf(product).map((option) => ({
    option,
    detail: option.productOptionDetailRequests.find(
      ({ productOptionDetailId }) => productOptionDetailId === options[option.productOptionId],
    ),
  }));

/** An option left open is named, so that shop and shopper see what is still to settle. */
const labelsOf = (answers: ReturnType<typeof answersOf>): string[] =>
  answers.map(
    ({ option, detail }) =>
      `${option.productOptionPrefix}: ${detail?.optionDetailName ?? 'not chosen'}`,
  );

/** What an enquiry asks about: each kind of pack that is chosen, or the options alone. Empty if nothing is chosen. */
export function askedItemsOf(
  product: ProductDetail,
  options: Choice['options'],
  parts: readonly PackPart[],
): AskedItem[] {
  const answers = answersOf(product, options);
  const item = { name: product.productName, optionLabels: labelsOf(answers) };
  if (parts.length > 0)
    return parts.map(({ pack, quantity }) => ({
      ...item,
      packDescription: packName(pack),
      quantity,
    }));
  return answers.some(({ detail }) => detail) ? [item] : [];
}

export function cartLineOf(product: ProductDetail, choice: Choice): CartLine | undefined {
  const pack = chosenPack(product, choice);
  if (!pack) return undefined;
  const answers = answersOf(product, choice.options);
  const price = priceOf(pack) ?? 0;
  return {
    productId: product.productId,
    name: product.productName,
    image: product.productImageRequests[0]?.productImageURL ?? '',
    category: product.productCategoryName,
    subCategory: product.productSubCategoryName,
    packId: pack.productPackId,
    packDescription: packName(pack),
    packUnit: pack.packOrderUnitName,
    price,
    quantity: choice.quantity,
    total: toRupees(multiplyPrice(price, choice.quantity)),
    selectedOptions: Object.fromEntries(
      answers.flatMap(({ option, detail }) =>
        detail ? [[option.productOptionId, detail.productOptionDetailId]] : [],
      ),
    ),
    optionLabels: labelsOf(answers),
  };
}

/** So many of a pack. */
export interface PackPart {
  pack: ProductPack;
  quantity: number;
}

/** '2 × Pack of 500 + Pack of 50'; one pack alone is 'One pack of 50'. */
export function formatParts(parts: readonly PackPart[]): string {
  const names = parts.map(({ pack, quantity }) => {
    const name = isolated(packName(pack));
    return quantity === 1 ? name : `${formatNumber(quantity)} × ${name}`;
  });
  const isOnePack = parts.length === 1 && parts[0]?.quantity === 1;
  return isOnePack ? `One ${names.join('').replace(/^Pack\b/, 'pack')}` : names.join(' + ');
}

export const linesOf = (
  product: ProductDetail,
  parts: readonly PackPart[],
  options: Choice['options'],
): CartLine[] =>
  parts.flatMap(
    ({ pack, quantity }) =>
      cartLineOf(product, { packId: pack.productPackId, quantity, options }) ?? [],
  );

/** What lines cost, and where all count alike what they hold: `1,050 pcs = 2 × Pack of 500 + 1 × Pack of 50`. */
export function packed(lines: readonly CartLine[]) {
  const price = sum(...lines.map((line) => multiplyPrice(line.price, line.quantity)));
  const held = lines.flatMap(({ packDescription, packUnit, quantity }) => {
    const pieces = piecesIn(packDescription, packUnit);
    return pieces ? [{ ...pieces, count: pieces.count * quantity }] : [];
  });
  const [first] = held;
  const isCounted = held.length === lines.length && held.every(({ noun }) => noun === first?.noun);
  if (!first || !isCounted) return { price };
  const pieces = { ...first, count: held.reduce((all, { count }) => all + count, 0) };
  const packs = lines.map(
    (line) => `${formatNumber(line.quantity)} × ${isolated(line.packDescription)}`,
  );
  return { price, pieces, text: `${formatPieces(pieces)} = ${packs.join(' + ')}` };
}
