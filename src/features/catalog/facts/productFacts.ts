import * as v from 'valibot';
import type { Paisa } from '@/shared/format/money';

const Positive = v.pipe(v.number(), v.gtValue(0), v.maxValue(1e12));
const PositiveInteger = v.pipe(Positive, v.integer());
const Lengths = v.pipe(v.array(Positive), v.minLength(1), v.maxLength(3));
const ShortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

const LengthUnit = v.picklist(['mm', 'cm', 'in']);
export type LengthUnit = v.InferOutput<typeof LengthUnit>;

/**
 * Facts about a product, such as prices, sizes and ratings. The product list does not contain them,
 * so the prerenderer reads them from `getProduct`. Unknown facts are left out.
 */
export const ProductFacts = v.object({
  /** Lowest price of a pack, in paisa. */
  price: v.exactOptional(v.custom<Paisa>((amount) => v.is(PositiveInteger, amount))),
  /** Lowest price of a piece, in paisa, not rounded. */
  each: v.exactOptional(Positive),
  /** Number of packs that have a price. */
  packs: v.exactOptional(PositiveInteger),
  /** Number of pieces and price in paisa of each pack whose number of pieces is known. */
  packPrices: v.exactOptional(
    v.pipe(v.array(v.tuple([PositiveInteger, Positive])), v.minLength(1), v.maxLength(20)),
  ),
  /**
   * Sizes of one to three lengths in mm. The lengths are in the order of the product's text. There
   * are several sizes if the shopper can choose one.
   */
  sizes: v.exactOptional(v.pipe(v.array(Lengths), v.minLength(1), v.maxLength(20))),
  /** Unit of the sizes in the product's text. */
  sizeUnit: v.exactOptional(LengthUnit),
  /** Capacity of a piece, in ml. */
  capacity: v.exactOptional(Positive),
  /** Weight of a piece, in g. */
  weight: v.exactOptional(Positive),
  /** Weight of the paper or board, in g/m². */
  grammage: v.exactOptional(Positive),
  material: v.exactOptional(ShortText),
  colours: v.exactOptional(v.pipe(v.array(ShortText), v.minLength(1), v.maxLength(20))),
  /** Average rating of the reviews. `ratings` is the number of reviews. */
  rating: v.exactOptional(v.pipe(Positive, v.maxValue(5))),
  ratings: v.exactOptional(PositiveInteger),
});
export type ProductFacts = v.InferOutput<typeof ProductFacts>;

/** Facts with the line of text that a product card shows, such as `Rs. 680 · 500 ml`. */
export type KnownFacts = ProductFacts & { line?: string };
