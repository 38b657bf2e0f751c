import { useEffect, useLayoutEffect, useState } from 'react';
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

/** Holds the latest draft, and stores it soon after it changes. */
function keeperOf(key: string, draft: Draft) {
  let latest = draft;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const flush = () => {
    if (timer === undefined) return;
    settle();
    if (Object.keys(latest.typed).length === 0) sessionStore.remove(key);
    else sessionStore.set(key, JSON.stringify(latest));
  };
  return {
    owner: () => latest.owner,
    change: (change: Partial<Draft>) => {
      settle();
      latest = { ...latest, ...change };
      timer = setTimeout(flush, pause);
    },
    flush,
    forget: () => {
      settle();
      latest = { ...latest, typed: {} };
      sessionStore.remove(key);
    },
  };
}

interface DraftOptions {
  key: string;
  owner: string;
  /** What the form was opened for. */
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
  const [keeper] = useState(() => keeperOf(key, { owner, about, typed: found }));

  useLayoutEffect(() => {
    for (const name of Object.keys(getValues()) as Path<T>[]) {
      const text = found[name];
      if (text !== undefined) setValue(name, text as PathValue<T, Path<T>>, { shouldDirty: true });
    }
  }, [found, getValues, setValue]);

  useEffect(() => {
    const before = keeper.owner();
    if (before !== owner && before !== '') {
      keeper.forget();
      reset(undefined, { keepDirtyValues: false });
    }
    keeper.change({ owner, about });
  }, [keeper, owner, about, reset]);

  useEffect(() => {
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        keeper.change({ typed: typedIn(values, defaultValues) });
      },
    });
    const onHidden = () => {
      if (document.hidden) keeper.flush();
    };
    document.addEventListener('visibilitychange', onHidden);
    window.addEventListener('pagehide', keeper.flush);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', onHidden);
      window.removeEventListener('pagehide', keeper.flush);
      keeper.flush();
    };
  }, [keeper, subscribe]);

  return { forget: keeper.forget };
}
