import * as v from 'valibot';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { createPersistentStore, usePersistentStore } from '@/shared/storage/persistentStore';
import { localKeys } from '@/shared/storage/webStorage';

/** Maximum number of searches that the device stores. */
const maxSearches = 6;
const maxTextLength = 100;

const SearchText = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxTextLength));

/** Removes duplicates regardless of case, and cuts the list to its maximum length. */
const limitSearches = (texts: readonly string[]): string[] =>
  uniqueBy(texts, (text) => text.toLowerCase()).slice(0, maxSearches);

const store = createPersistentStore(
  localKeys.lastSearches,
  v.object({
    version: v.literal(1),
    texts: v.pipe(
      v.array(SearchText),
      v.transform((storedTexts) => limitSearches(storedTexts)),
    ),
  }),
  { version: 1, texts: [] },
);

const changeSearches = (updateTexts: (texts: readonly string[]) => readonly string[]): void => {
  store.update(({ texts }) => {
    const nextTexts = limitSearches(updateTexts(texts));
    return nextTexts.length > 0 ? { version: 1, texts: nextTexts } : undefined;
  });
};

/** Returns the searches on this device, the latest first. */
export const useLastSearches = (): string[] => usePersistentStore(store).texts;

export function saveSearch(text: string): void {
  if (v.is(SearchText, text)) changeSearches((texts) => [text.trim(), ...texts]);
}

export const forgetSearch = (removedText: string): void =>
  changeSearches((texts) => texts.filter((text) => text !== removedText));

export const clearSearches = (): void => changeSearches(() => []);
