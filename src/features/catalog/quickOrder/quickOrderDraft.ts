import * as v from 'valibot';
import { createDeviceStore } from '@/shared/storage/deviceStore';
import { draftKeys, sessionStore } from '@/shared/storage/webStorage';
import { longestCell } from './pastedRows';
import { newRow } from './rows';

const Text = v.pipe(v.string(), v.maxLength(longestCell));

/** What was not chosen yet is looked up again. */
const StoredRow = v.pipe(
  v.object({
    text: Text,
    productId: Text,
    packText: Text,
    packId: v.optional(Text),
    options: v.record(v.string(), v.string()),
    quantity: Text,
  }),
  v.transform((stored) => newRow({ ...stored, packId: stored.packId, touched: true })),
);

/** The rows of before a reload of the tab. */
export const quickOrderDraft = createDeviceStore(
  draftKeys.quickOrder,
  v.object({ rows: v.array(StoredRow) }),
  { rows: [] },
  sessionStore,
);
