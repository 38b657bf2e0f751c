import * as v from 'valibot';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { createPersistentStore, usePersistentStore } from '@/shared/storage/persistentStore';
import { localKeys } from '@/shared/storage/webStorage';

/** So many searches stay on the device. */
const maxKept = 6;
const longestText = 100;

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestText));

/** Each once, whatever its case. */
const limitSearches = (texts: readonly string[]): string[] =>
  uniqueBy(texts, (text) => text.toLowerCase()).slice(0, maxKept);

const store = createPersistentStore(
  localKeys.lastSearches,
  v.object({
    version: v.literal(1),
    texts: v.pipe(
      v.array(Text),
      v.transform((stored) => limitSearches(stored)),
    ),
  }),
  { version: 1, texts: [] },
);

const change = (changed: (texts: readonly string[]) => readonly string[]): void => {
  store.update(({ texts }) => {
    const next = limitSearches(changed(texts));
    return next.length > 0 ? { version: 1, texts: next } : undefined;
  });
};

/** What was searched for on this device, the last first. */
export const useLastSearches = (): string[] => usePersistentStore(store).texts;

export function saveSearch(text: string): void {
  if (v.is(Text, text)) change((texts) => [text.trim(), ...texts]);
}

export const forgetSearch = (gone: string): void =>
  change((texts) => texts.filter((text) => text !== gone));
