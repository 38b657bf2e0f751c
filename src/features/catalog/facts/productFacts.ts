import * as v from 'valibot';
import type { Paisa } from '@/shared/format/money';

const Positive = v.pipe(v.number(), v.gtValue(0), v.maxValue(1e12));
const Whole = v.pipe(Positive, v.integer());
const Lengths = v.pipe(v.array(Positive), v.minLength(1), v.maxLength(3));
const Name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(40));

const LengthUnit = v.picklist(['mm', 'cm', 'in']);
export type LengthUnit = v.InferOutput<typeof LengthUnit>;

/** What the list call does not say of a product, as the prerenderer read it from call 17. What is absent is not said there. */
export const ProductFacts = v.object({
  /** The least of a pack. */
  price: v.exactOptional(v.custom<Paisa>((amount) => v.is(Whole, amount))),
  /** The least of a piece, in paisa, not rounded. */
  each: v.exactOptional(Positive),
  /** How many packs have a price. */
  packs: v.exactOptional(Whole),
  /** Of each pack with a known number of pieces: that number, and its price in paisa. */
  packPrices: v.exactOptional(
    v.pipe(v.array(v.tuple([Whole, Positive])), v.minLength(1), v.maxLength(20)),
  ),
  /** In mm, each of one to three lengths in the order in which they are written; several where the shopper can choose. */
  sizes: v.exactOptional(v.pipe(v.array(Lengths), v.minLength(1), v.maxLength(20))),
  /** In which they are written. */
  sizeUnit: v.exactOptional(LengthUnit),
  /** In ml. */
  capacity: v.exactOptional(Positive),
  /** Of a piece, in g. */
  weight: v.exactOptional(Positive),
  /** In g/m². */
  grammage: v.exactOptional(Positive),
  material: v.exactOptional(Name),
  colours: v.exactOptional(v.pipe(v.array(Name), v.minLength(1), v.maxLength(20))),
  /** The mean of the reviews, and how many they are. */
  rating: v.exactOptional(v.pipe(Positive, v.maxValue(5))),
  ratings: v.exactOptional(Whole),
});
export type ProductFacts = v.InferOutput<typeof ProductFacts>;

/** With what a card says of them. */
export type KnownFacts = ProductFacts & { line?: string };
