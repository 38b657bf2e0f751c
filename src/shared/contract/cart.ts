import * as v from 'valibot';
import { DecimalNumber, Id, withFallbacks, Text } from './primitives';
import { Price } from './price';
import { getUnnamedProductName } from './unnamedProduct';

export const maxQuantity = 99_999;

export const Quantity = v.pipe(DecimalNumber, v.integer(), v.minValue(1), v.maxValue(maxQuantity));

const CartLineFields = v.object({
  productId: v.optional(v.fallback(Id, ''), ''),
  name: v.optional(Text, ''),
  image: v.optional(Text, ''),
  category: v.optional(Text, ''),
  subCategory: v.optional(Text, ''),
  packId: v.optional(v.fallback(Id, ''), ''),
  packDescription: v.optional(Text, ''),
  /** Beside the contract: in what the pack is counted ("Roll"), for the number of pieces. */
  packUnit: v.optional(Text),
  price: Price,
  quantity: Quantity,
  total: v.optional(v.fallback(DecimalNumber, 0), 0),
  /** Option id → chosen detail id. */
  selectedOptions: v.optional(v.fallback(withFallbacks(Id), {}), {}),
  /** Beside the contract: the choices in words ("Print: Plain"), for the cart and the order text. */
  optionLabels: v.optional(v.fallback(v.array(Text), []), []),
  /** Of a placed order alone: the shop did not say what it costs when the order was placed. */
  isUnchecked: v.optional(v.fallback(v.boolean(), false)),
});

/**
 * One line of session storage's `cart` and `buyNowItem`. Lines are written in the full shape and read in
 * both: a short line has no product id, and is known by what it holds. `total` is never trusted: see `getLineTotal`.
 */
export const CartLine = v.pipe(
  CartLineFields,
  v.check(({ name, productId }) => name !== '' || productId !== ''),
  v.transform((line) => ({ ...line, name: line.name || getUnnamedProductName(line.productId) })),
);
export type CartLine = v.InferOutput<typeof CartLine>;

/** A line as the shop sells it now; `null`: not any more; `undefined`: the shop did not say. */
export type FreshLine = CartLine | null | undefined;
/** What the shopper chose of a product: all that it takes to ask what the shop sells now. */
export type ChosenLine = Pick<CartLine, 'productId' | 'packId' | 'quantity' | 'selectedOptions'>;
export type AskFreshLines = (lines: readonly ChosenLine[]) => Promise<FreshLine[]>;

/** What an enquiry says of a product. The quantity counts packs, so the two come together. */
export type AskedItem = Pick<CartLine, 'name' | 'optionLabels'> &
  Partial<Pick<CartLine, 'packDescription' | 'quantity'>>;
