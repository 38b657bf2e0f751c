import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import * as v from 'valibot';
import { readJson, sessionStore } from './webStorage';

const Draft = v.object({
  /** The user's id, `''` for a guest: nobody else is shown it. */
  owner: v.string(),
  about: v.string(),
  /** What differs from the form's own values, by field. */
  typed: v.record(v.string(), v.string()),
});
export type Draft = v.InferOutput<typeof Draft>;

/** How long after the last key press it is stored, in ms. */
const pause = 400;

function readDraft(key: string, owner: string): Draft | undefined {
  const { success, output } = v.safeParse(Draft, readJson(sessionStore, key));
  return success && output.owner === owner ? output : undefined;
}

function typedIn(values: FieldValues, known: FieldValues = {}): Draft['typed'] {
  const texts = Object.entries(values as Record<string, unknown>).filter(
    (field): field is [string, string] => typeof field[1] === 'string',
  );
  return Object.fromEntries(texts.filter(([name, text]) => text !== (known[name] ?? '')));
}

interface DraftOptions {
  key: string;
  owner: string;
  about?: string;
  /** What of an earlier draft still fits; all of it by default. */
  revive?: (draft: Draft) => Draft['typed'];
}

/**
 * Keeps what is typed in a form of text fields over Back, a reload and a discarded tab, in session storage. It stays
 * with a guest who logs in, and goes with a user who leaves. Not for passwords.
 */
export function useDraft<T extends FieldValues>(
  { getValues, setValue, subscribe, reset }: UseFormReturn<T>,
  { key, owner, about = '', revive = ({ typed }) => typed }: DraftOptions,
) {
  const [found] = useState(() => {
    const draft = readDraft(key, owner);
    return draft ? revive(draft) : {};
  });
  const latest = useRef<Draft>({ owner, about, typed: found });
  const store = useDebouncedCallback(
    () => {
      if (Object.keys(latest.current.typed).length === 0) sessionStore.remove(key);
      else sessionStore.set(key, JSON.stringify(latest.current));
    },
    { delay: pause, flushOnUnmount: true },
  );
  const change = useCallback(
    (part: Partial<Draft>) => {
      latest.current = { ...latest.current, ...part };
      store();
    },
    [store],
  );
  const forget = useCallback(() => {
    change({ typed: {} });
    store.flush();
  }, [change, store]);

  useLayoutEffect(() => {
    for (const name of Object.keys(getValues()) as Path<T>[]) {
      const text = found[name];
      if (text !== undefined) setValue(name, text as PathValue<T, Path<T>>, { shouldDirty: true });
    }
  }, [found, getValues, setValue]);

  useEffect(() => {
    const before = latest.current.owner;
    if (before !== owner && before !== '') {
      forget();
      reset(undefined, { keepDirtyValues: false });
    }
    change({ owner, about });
  }, [change, forget, owner, about, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, defaultValues }) => change({ typed: typedIn(values, defaultValues) }),
      }),
    [change, subscribe],
  );

  const flush = () => store.flush();
  useWindowEvent('pagehide', flush);
  useWindowEvent('visibilitychange', flush);

  return { forget };
}
