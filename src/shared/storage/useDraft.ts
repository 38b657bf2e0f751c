import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { createPersistentStore } from './persistentStore';
import type { DeviceStore } from './persistentStore';
import { draftKeys, sessionStore } from './webStorage';

const Draft = v.object({
  /** Who typed the draft (`getStorageOwner`). Nobody else sees the draft. */
  owner: v.string(),
  /** The message that prefilled the form when the draft was stored, or `''` if there was none. */
  about: v.string(),
  /** Values that differ from the form's defaults, by field. */
  typed: v.record(v.string(), v.string()),
});
export type Draft = v.InferOutput<typeof Draft>;

type DraftStore = Pick<DeviceStore<Draft | undefined>, 'read' | 'update'>;

const createDraftStore = (key: string): DraftStore =>
  createPersistentStore<Draft | undefined>(key, Draft, undefined, sessionStore);

export const draftStores = {
  checkout: createDraftStore(draftKeys.checkout),
  enquiry: createDraftStore(draftKeys.enquiry),
  profile: createDraftStore(draftKeys.profile),
};

const reviewDrafts = createPersistentStore<Record<string, Draft>>(
  draftKeys.review,
  v.record(v.string(), Draft),
  {},
  sessionStore,
);

/** Creates the store of the draft of a product's review. */
export const createReviewDraftStore = (productId: string): DraftStore => ({
  read: () => reviewDrafts.read()[productId],
  update: (change) =>
    reviewDrafts.update(({ [productId]: draft, ...otherDrafts }) => {
      const changedDraft = change(draft);
      if (changedDraft) return { ...otherDrafts, [productId]: changedDraft };
      return Object.keys(otherDrafts).length > 0 ? otherDrafts : undefined;
    }),
});

/** Removes the drafts of a user, also of forms that are not open. */
export function removeDraftsOf(owner: string): void {
  for (const store of Object.values(draftStores))
    if (store.read()?.owner === owner) store.update(() => undefined);
  const reviewEntries = Object.entries(reviewDrafts.read());
  const otherEntries = reviewEntries.filter(([, draft]) => draft.owner !== owner);
  if (otherEntries.length < reviewEntries.length)
    reviewDrafts.update(() =>
      otherEntries.length > 0 ? Object.fromEntries(otherEntries) : undefined,
    );
}

function getTypedValues(values: FieldValues, defaults: FieldValues = {}): Draft['typed'] {
  const textEntries = Object.entries(values as Record<string, unknown>).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(textEntries.filter(([name, text]) => text !== (defaults[name] ?? '')));
}

interface DraftOptions {
  /** Must be the same object at every render. */
  store: DraftStore;
  owner: string;
  about?: string;
  /** Returns those values of a stored draft that can still be used. By default, all are used. */
  revive?: (draft: Draft) => Draft['typed'];
  /**
   * Returns the first values of a form that has no draft. They are treated as if the shopper had
   * typed them.
   */
  getInitialValues?: () => Draft['typed'] | undefined;
}

/**
 * Keeps the input of a form with text fields in session storage, so that it survives Back, a reload
 * and a discarded tab. A guest who logs in keeps the draft. When a user logs out, the draft is
 * removed. Give the form the key `selectFormKey`, so that another user gets a new form. Do not use
 * this hook for passwords.
 */
export function useDraft<T extends FieldValues, V>(
  { getValues, setValue, subscribe }: UseFormReturn<T, unknown, V>,
  { store, owner, about = '', revive = ({ typed }) => typed, getInitialValues }: DraftOptions,
) {
  const [restoredValues] = useState(() => {
    const draft = store.read();
    return (draft?.owner === owner ? revive(draft) : getInitialValues?.()) ?? {};
  });
  const latestDraftRef = useRef<Draft>({ owner, about, typed: restoredValues });
  const updateDraft = useCallback(
    (changes: Partial<Draft>) => {
      latestDraftRef.current = { ...latestDraftRef.current, ...changes };
      const isEmpty = Object.keys(latestDraftRef.current.typed).length === 0;
      store.update(() => (isEmpty ? undefined : latestDraftRef.current));
    },
    [store],
  );
  const forget = useCallback(() => {
    latestDraftRef.current = { ...latestDraftRef.current, typed: {} };
    // The form may have been sent before somebody else logged in and typed a draft.
    store.update((draft) => (draft?.owner === latestDraftRef.current.owner ? undefined : draft));
  }, [store]);

  useLayoutEffect(() => {
    for (const name of Object.keys(getValues()) as Path<T>[]) {
      const text = restoredValues[name];
      if (text !== undefined) setValue(name, text as PathValue<T, Path<T>>, { shouldDirty: true });
    }
  }, [restoredValues, getValues, setValue]);

  useEffect(() => updateDraft({ owner, about }), [updateDraft, owner, about]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) =>
          updateDraft({ typed: getTypedValues(values, defaultValues) }),
      }),
    [updateDraft, subscribe],
  );

  return { forget };
}
