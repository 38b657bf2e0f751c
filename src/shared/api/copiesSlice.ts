import { createSlice } from '@reduxjs/toolkit';
import type { Action, PayloadAction, WithSlice } from '@reduxjs/toolkit';
import type { RootState } from '@/shared/store/storeHooks';
import { baseApi } from './baseApi';
import { isWanted } from './wanted';
import type { ApiMeta } from './withErrorTexts';

declare module '@/shared/store/storeHooks' {
  interface RootState extends WithSlice<typeof copiesSlice> {}
}

type Answered = PayloadAction<
  unknown,
  string,
  { arg: { queryCacheKey: string }; baseQueryMeta?: ApiMeta }
>;

/** A query has its answer, which met its schema. */
export const isAnswered = (action: Action): action is Answered =>
  action.type === `${baseApi.reducerPath}/executeQuery/fulfilled`;

const none: Partial<Record<string, number>> = {};

/** Which queries hold an answer of before, and of when (ms since 1970), because the back end gave none now. */
export const copiesSlice = createSlice({
  name: 'copies',
  initialState: none,
  reducers: {},
  extraReducers: (builder) => {
    builder.addMatcher(isAnswered, (copies, { meta: { arg, baseQueryMeta } }) => {
      const keptAt = baseQueryMeta?.keptAt;
      if (keptAt || copies[arg.queryCacheKey]) copies[arg.queryCacheKey] = keptAt;
    });
  },
});

/** The age of what the page shows: when the oldest of it was kept; `undefined` where all of it is of now. */
export function selectKeptAt({ api, copies }: RootState): number | undefined {
  const shown = Object.entries(copies).flatMap(([key, keptAt]) =>
    keptAt && isWanted(api, key) ? [keptAt] : [],
  );
  return shown.length > 0 ? Math.min(...shown) : undefined;
}
