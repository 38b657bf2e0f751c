import * as v from 'valibot';
import { uniqueBy } from '@/shared/collections/uniqueBy';
import { createDeviceStore, useDeviceStore } from '@/shared/storage/deviceStore';
import { localKeys } from '@/shared/storage/webStorage';

/** So many searches stay on the device. */
const mostKept = 6;
const longestText = 100;

const Text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestText));

/** Each once, whatever its case. */
const fitted = (texts: readonly string[]): string[] =>
  uniqueBy(texts, (text) => text.toLowerCase()).slice(0, mostKept);

const store = createDeviceStore(
  localKeys.lastSearches,
  v.object({
    version: v.literal(1),
    texts: v.pipe(
      v.array(Text),
      v.transform((stored) => fitted(stored)),
    ),
  }),
  { version: 1, texts: [] },
);

const change = (changed: (texts: readonly string[]) => readonly string[]): void => {
  store.update(({ texts }) => {
    const next = fitted(changed(texts));
    return next.length > 0 ? { version: 1, texts: next } : undefined;
  });
};

/** What was searched for on this device, the last first. */
export const useLastSearches = (): string[] => useDeviceStore(store).texts;

export function keepSearch(text: string): void {
  if (v.is(Text, text)) change((texts) => [text.trim(), ...texts]);
}

export const forgetSearch = (gone: string): void =>
  change((texts) => texts.filter((text) => text !== gone));
