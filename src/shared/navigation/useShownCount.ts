import { useLocation, useNavigate } from 'react-router-dom';

/** How many rows of a long list show. It lives in the history entry, so that Back, Forward and reload find it again. */
export function useShownCount(first: number, step: number) {
  const location = useLocation();
  const state = location.state as { shown?: number } | null;
  const navigate = useNavigate();
  const shown = Math.max(state?.shown ?? 0, first);

  const showMore = () =>
    void navigate(location, {
      replace: true,
      preventScrollReset: true,
      state: { ...state, shown: shown + step },
    });

  return { shown, showMore };
}
