import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { createPersistentStore } from '@/shared/storage/persistentStore';
import { draftKeys, sessionStore } from '@/shared/storage/webStorage';

const OptionalText = v.optional(v.string(), '');

/** Maximum number of products that a row offers to choose from. */
export const maxGuesses = 3;

/** Note of a row for which the search finds nothing. */
export const notFoundText = 'Not found';

const Guess = v.object({
  productId: v.string(),
  productName: v.string(),
});
export type Guess = v.InferOutput<typeof Guess>;

const Row = v.object({
  /** Identifies the row, even after it moves. */
  key: v.optional(v.string(), () => nanoid()),
  /** The product as typed or pasted, or its name once it is chosen. */
  text: OptionalText,
  /** `''` if no product is chosen. */
  productId: OptionalText,
  /** Products that match the text fully or partly, to choose from. */
  guesses: v.optional(v.array(Guess), []),
  /** The original text for which a product was found. */
  originalText: OptionalText,
  /** The pack as pasted. It applies until the shopper picks a pack. */
  packText: OptionalText,
  /**
   * Id of the picked pack, or `undefined` before the shopper picks a pack. It can also be
   * `anyPacksId` or `smallestPackId`.
   */
  packId: v.optional(v.string()),
  /** Chosen values by option id, or `''` for a cleared choice. */
  options: v.optional(v.record(v.string(), v.string()), {}),
  /** Number of packs or pieces, as typed. */
  quantity: v.optional(v.string(), '1'),
  /** Message about the result of matching the text. */
  note: OptionalText,
  /** Whether the row was pasted. */
  isPasted: v.optional(v.boolean(), false),
  /**
   * Whether the list gives the quantity without a unit (pieces or packs). The shopper is asked once
   * for the unit of all such rows.
   */
  lacksUnit: v.optional(v.boolean(), false),
  /**
   * Whether problems of the row are shown. They are shown once the shopper has left a field or
   * pasted a list.
   */
  touched: v.optional(v.boolean(), false),
});
export type Row = v.InferOutput<typeof Row>;

/**
 * Used instead of a pack id: the quantity counts pieces, in the cheapest packs. The leading space
 * avoids a clash with pack ids, which are trimmed.
 */
export const anyPacksId = ' any';

/** Used instead of a pack id: the quantity counts packs, of which the list names no size. */
export const smallestPackId = ' smallest';

export const createRow = (rowFields: v.InferInput<typeof Row> = {}): Row => v.parse(Row, rowFields);

/** Values that reset a row when its product is typed or chosen again. */
export const clearedProductFields = {
  productId: '',
  guesses: [],
  originalText: '',
  note: '',
  touched: false,
};

/** Stores the rows for the session, so that a reload of the tab restores them. */
export const quickOrderDraft = createPersistentStore(
  draftKeys.quickOrder,
  v.object({ rows: v.array(Row) }),
  { rows: [] },
  sessionStore,
);
