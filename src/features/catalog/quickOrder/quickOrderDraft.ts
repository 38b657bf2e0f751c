import { nanoid } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { createDeviceStore } from '@/shared/storage/deviceStore';
import { draftKeys, sessionStore } from '@/shared/storage/webStorage';

const Text = v.optional(v.string(), '');

const Row = v.object({
  /** Stays with the row wherever it moves. */
  key: v.optional(v.string(), () => nanoid()),
  /** The product as it was typed or pasted; its name once it is chosen. */
  text: Text,
  /** `''`: none is chosen. */
  productId: Text,
  /** Comes near the text; to be confirmed. */
  guess: v.optional(v.object({ productId: v.string(), productName: v.string() })),
  /** The pack as it was pasted; counts until one is picked. */
  packText: Text,
  /** `undefined`: not picked yet. */
  packId: v.optional(v.string()),
  /** What was picked, `''` for what was taken back. */
  options: v.optional(v.record(v.string(), v.string()), {}),
  /** Packs, as typed. */
  quantity: v.optional(v.string(), '1'),
  /** What became of the row when it was looked up or added. */
  note: Text,
  /** Whether what is missing is said: not before the shopper has gone on. */
  touched: v.optional(v.boolean(), false),
});
export type Row = v.InferOutput<typeof Row>;

export const newRow = (parts: v.InferInput<typeof Row> = {}): Row => v.parse(Row, parts);

/** The rows of before a reload of the tab. */
export const quickOrderDraft = createDeviceStore(
  draftKeys.quickOrder,
  v.object({ rows: v.array(Row) }),
  { rows: [] },
  sessionStore,
);
