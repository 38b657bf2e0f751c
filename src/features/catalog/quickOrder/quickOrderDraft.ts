import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { createPersistentStore } from '@/shared/storage/persistentStore';
import { draftKeys, sessionStore } from '@/shared/storage/webStorage';

const Text = v.optional(v.string(), '');

/** So many products a row offers. */
export const maxOffered = 3;

const Guess = v.object({
  productId: v.string(),
  productName: v.string(),
  /** The words of the row that its name does not have. */
  missing: v.optional(v.array(v.string()), []),
  /** Those of them to which only its options could be the answer. */
  toName: v.optional(v.array(v.string()), []),
});
export type Guess = v.InferOutput<typeof Guess>;

const Row = v.object({
  /** Stays with the row wherever it moves. */
  key: v.optional(v.string(), () => nanoid()),
  /** The product as it was typed or pasted; its name once it is chosen. */
  text: Text,
  /** `''`: none is chosen. */
  productId: Text,
  /** What fits the text or comes near it; to be chosen from. */
  guesses: v.optional(v.array(Guess), []),
  /** The details of the guesses may show which one is meant. */
  toSettle: v.optional(v.boolean(), false),
  /** The text for which the search found the product. */
  asked: Text,
  /** The pack as it was pasted; counts until one is picked. */
  packText: Text,
  /** `undefined`: not picked yet. `anyPacks`: the quantity counts pieces. */
  packId: v.optional(v.string()),
  /** What was picked, `''` for what was taken back. */
  options: v.optional(v.record(v.string(), v.string()), {}),
  /** Packs or pieces, as typed. */
  quantity: v.optional(v.string(), '1'),
  /** What became of the text when it was looked up. */
  note: Text,
  /** It was pasted, not typed. */
  fromList: v.optional(v.boolean(), false),
  /** The list says neither pieces nor packs with the quantity: one answer holds for all such rows. */
  unsaid: v.optional(v.boolean(), false),
  /** Whether what is missing is said: not before the shopper has gone on. */
  touched: v.optional(v.boolean(), false),
});
export type Row = v.InferOutput<typeof Row>;

/** In place of a pack's id, which is trimmed: as many pieces as asked for, in the cheapest packs. */
export const anyPacks = ' any';

export const createRow = (parts: v.InferInput<typeof Row> = {}): Row => v.parse(Row, parts);

/** Of a row whose product is typed or chosen anew. */
export const noProduct = {
  productId: '',
  guesses: [],
  toSettle: false,
  asked: '',
  note: '',
  touched: false,
};

/** The rows of before a reload of the tab. */
export const quickOrderDraft = createPersistentStore(
  draftKeys.quickOrder,
  v.object({ rows: v.array(Row) }),
  { rows: [] },
  sessionStore,
);
