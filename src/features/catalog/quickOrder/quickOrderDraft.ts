import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useEffect } from 'react';
import * as v from 'valibot';
import { parseRows } from '@/shared/contract/envelope';
import { draftKeys, readJson, sessionStore } from '@/shared/storage/webStorage';
import { longestCell } from './pastedRows';
import { isEmpty, maxRows, newRow } from './rows';
import type { Row } from './rows';

const Text = v.pipe(v.string(), v.maxLength(longestCell));

const StoredRow = v.object({
  text: Text,
  productId: Text,
  packText: Text,
  packId: v.optional(Text),
  options: v.record(v.string(), v.string()),
  quantity: Text,
});

const Draft = v.object({ rows: v.array(v.unknown()) });

/** How long after the last change it is stored, in ms; as with other drafts. */
const pause = 400;

/** The rows of before a reload of the tab; what was not chosen yet is looked up again. */
export function readDraft(): Row[] {
  const { success, output } = v.safeParse(Draft, readJson(sessionStore, draftKeys.quickOrder));
  if (!success) return [];
  return parseRows(StoredRow, output.rows.slice(0, maxRows)).rows.map((stored) =>
    newRow({
      ...stored,
      packId: stored.packId,
      isNew: stored.productId === '' && stored.text !== '',
      touched: true,
    }),
  );
}

function storeDraft(rows: readonly Row[]): void {
  const stored = rows
    .filter((row) => !isEmpty(row))
    .map(({ text, productId, packText, packId, options, quantity }) => ({
      text,
      productId,
      packText,
      packId,
      options,
      quantity,
    }));
  if (stored.length === 0) sessionStore.remove(draftKeys.quickOrder);
  else sessionStore.set(draftKeys.quickOrder, JSON.stringify({ rows: stored }));
}

/** Keeps the rows over Back, a reload and a discarded tab. @returns stores at once */
export function useDraftOf(rows: readonly Row[]) {
  const store = useDebouncedCallback(storeDraft, { delay: pause, flushOnUnmount: true });
  useEffect(() => store(rows), [rows, store]);
  const flush = () => store.flush();
  useWindowEvent('pagehide', flush);
  useWindowEvent('visibilitychange', flush);
}
