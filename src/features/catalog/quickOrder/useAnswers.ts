import { useCallback, useEffect, useRef, useState } from 'react';
import { useAppDispatch } from '@/shared/store/storeHooks';
import type { AppDispatch, RootState } from '@/shared/store/storeHooks';
import { useWhenOnline } from '@/shared/browser/useWhenOnline';
import type { ProductDetail } from '@/shared/contract/product';
import { catalogApi } from '../catalogApi';
import type { Answer } from './rows';

/** So many calls are under way at a time. */
export const atOnce = 6;

type Answers = ReadonlyMap<string, Answer>;

const answerOf = ({ data, error }: { data?: ProductDetail | null; error?: unknown }): Answer =>
  error ? 'failed' : data;

/** Asked anew: an answer from before says nothing of today's prices. */
const ask = (id: string) => async (dispatch: AppDispatch) => {
  const options = { forceRefetch: true, subscribe: false };
  return answerOf(await dispatch(catalogApi.endpoints.getProduct.initiate(id, options)));
};

/** What the cache holds since somebody else has asked again. */
const known = (id: string) => (_dispatch: AppDispatch, getState: () => RootState) =>
  answerOf(catalogApi.endpoints.getProduct.select(id)(getState()));

/**
 * Call 17 for each product, a few at a time. The answers are kept here as the shopper sees them: a price that changes
 * behind them is a change to tell of.
 */
export function useAnswers(ids: readonly string[]) {
  const dispatch = useAppDispatch();
  const [answers, setAnswers] = useState<Answers>(new Map());
  const running = useRef(new Set<string>());

  const put = useCallback((entries: readonly (readonly [string, Answer])[]) => {
    setAnswers((now) => new Map([...now, ...entries]));
  }, []);

  useEffect(() => {
    for (const id of ids) {
      if (running.current.size >= atOnce) return;
      if (running.current.has(id) || answers.get(id) !== undefined) continue;
      running.current.add(id);
      void dispatch(ask(id)).then((answer) => {
        running.current.delete(id);
        put([[id, answer === undefined ? 'failed' : answer]]);
      });
    }
  }, [answers, dispatch, ids, put]);

  const retry = useCallback((id: string) => put([[id, undefined]]), [put]);
  const failed = ids.filter((id) => answers.get(id) === 'failed');
  useWhenOnline(failed.length > 0, () => put(failed.map((id) => [id, undefined])));

  return {
    answers,
    retry,
    /** After these products were asked for again. */
    renew: (renewed: readonly string[], unread: readonly string[]) => {
      const fresh = renewed.map((id) => [id, dispatch(known(id))] as const);
      put([
        ...fresh.filter(([, answer]) => answer !== undefined && answer !== 'failed'),
        ...unread.map((id) => [id, 'failed'] as const),
      ]);
    },
  };
}
