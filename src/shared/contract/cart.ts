import * as v from 'valibot';
import { DecimalNumber, Id, createRecordSchema, Text } from './primitives';
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
  /**
   * Our addition to the contract: the unit of the pack, such as "Roll". The cart needs it to work out
   * the number of pieces.
   */
  packUnit: v.optional(Text),
  price: Price,
  quantity: Quantity,
  total: v.optional(v.fallback(DecimalNumber, 0), 0),
  /** Ids of the chosen option values, by option id. */
  selectedOptions: v.optional(v.fallback(createRecordSchema(Id), {}), {}),
  /** Not in the contract: the choices as text ("Print: Plain"), for the cart and the order text. */
  optionLabels: v.optional(v.fallback(v.array(Text), []), []),
  /** Only in placed orders: whether the price could not be checked when the order was placed. */
  isUnchecked: v.optional(v.fallback(v.boolean(), false)),
});

/**
 * A product with its quantity, as stored in `cart` and `buyNowItem` in session storage. The shop
 * writes all fields, but also reads the shorter entries of other clients, which have no product id.
 * `total` is never trusted: see `getLineTotal`.
 */
export const CartLine = v.pipe(
  CartLineFields,
  v.check(({ name, productId }) => name !== '' || productId !== ''),
  v.transform((line) => ({ ...line, name: line.name || getUnnamedProductName(line.productId) })),
);
export type CartLine = v.InferOutput<typeof CartLine>;

/**
 * A cart line with the current data of its product. `null` means that the shop no longer sells it,
 * and `undefined` that the shop did not answer.
 */
export type FreshLine = CartLine | null | undefined;
/** The fields of a cart line that are needed to request the current data of its product. */
export type ChosenLine = Pick<CartLine, 'productId' | 'packId' | 'quantity' | 'selectedOptions'>;
export type FetchFreshLines = (lines: readonly ChosenLine[]) => Promise<FreshLine[]>;

/** A product in an enquiry. It includes the pack description, because the quantity counts packs. */
export type EnquiryItem = Pick<CartLine, 'name' | 'optionLabels'> &
  Partial<Pick<CartLine, 'packDescription' | 'quantity'>>;
