import * as v from 'valibot';
import type { Paisa } from '@/shared/format/money';

const Positive = v.pipe(v.number(), v.gtValue(0), v.maxValue(1e12));
const PositiveInteger = v.pipe(Positive, v.integer());
const Lengths = v.pipe(v.array(Positive), v.minLength(1), v.maxLength(3));
const Name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

const LengthUnit = v.picklist(['mm', 'cm', 'in']);
export type LengthUnit = v.InferOutput<typeof LengthUnit>;

/**
 * Facts that the product list does not contain. The prerenderer reads the facts from `getProduct`.
 * Facts that are unknown there are left out.
 */
export const ProductFacts = v.object({
  /** Lowest price of a pack, in paisa. */
  price: v.exactOptional(v.custom<Paisa>((amount) => v.is(PositiveInteger, amount))),
  /** Lowest price of a piece, in paisa, not rounded. */
  each: v.exactOptional(Positive),
  /** Number of packs that have a price. */
  packs: v.exactOptional(PositiveInteger),
  /** Pieces and price in paisa of each pack whose number of pieces is known. */
  packPrices: v.exactOptional(
    v.pipe(v.array(v.tuple([PositiveInteger, Positive])), v.minLength(1), v.maxLength(20)),
  ),
  /**
   * Sizes of one to three lengths in mm, in the order of the text. If the shopper can choose a
   * size, there are several.
   */
  sizes: v.exactOptional(v.pipe(v.array(Lengths), v.minLength(1), v.maxLength(20))),
  /** Unit of the sizes in the product's text. */
  sizeUnit: v.exactOptional(LengthUnit),
  /** In ml. */
  capacity: v.exactOptional(Positive),
  /** Weight of a piece, in g. */
  weight: v.exactOptional(Positive),
  /** In g/m². */
  grammage: v.exactOptional(Positive),
  material: v.exactOptional(Name),
  colours: v.exactOptional(v.pipe(v.array(Name), v.minLength(1), v.maxLength(20))),
  /** Mean rating of the reviews. `ratings` is their number. */
  rating: v.exactOptional(v.pipe(Positive, v.maxValue(5))),
  ratings: v.exactOptional(PositiveInteger),
});
export type ProductFacts = v.InferOutput<typeof ProductFacts>;

/** Facts with the line that a product card shows. */
export type KnownFacts = ProductFacts & { line?: string };
