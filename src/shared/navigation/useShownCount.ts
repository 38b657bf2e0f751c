import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const shownIn = (state: unknown): number | undefined => {
  if (typeof state !== 'object' || state === null || !('shown' in state)) return undefined;
  return Number.isSafeInteger(state.shown) ? (state.shown as number) : undefined;
};

/** How many rows of a long list show. It lives in the history entry, so that Back, Forward and reload find it again. */
export function useShownCount(first: number, step: number) {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const state = location.state as unknown;
  const navigate = useNavigate();
  const shown = Math.max(shownIn(state) ?? first, first);

  const showMore = useCallback(() => {
    const kept = typeof state === 'object' && state !== null ? state : {};
    void navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, state: { ...kept, shown: shown + step } },
    );
  }, [navigate, pathname, search, hash, state, shown, step]);

  return { shown, showMore };
}
