import { useCallback, useState } from 'react';
import type { ComponentType } from 'react';
import { useAppDispatch } from './storeHooks';
import { errorToast } from './toast';

/**
 * A part that comes with the first wish for it. Unlike with `lazy`, it shows as soon as it is there (React keeps
 * what it suspended back for 300 ms), and a wish that failed may be repeated.
 * @param load always the same function
 * @returns the part, once loaded, and the wish: what is to be done then
 */
export function useOnDemand<P>(name: string, load: () => Promise<ComponentType<P>>) {
  const dispatch = useAppDispatch();
  const [part, setPart] = useState<ComponentType<P>>();
  const wish = useCallback(
    (then: () => void) =>
      void load().then(
        (loaded) => {
          setPart(() => loaded);
          then();
        },
        () => {
          const advice = 'Check your connection and try again.';
          dispatch(errorToast(`The ${name} could not be loaded. ${advice}`));
        },
      ),
    [name, load, dispatch],
  );
  return [part, wish] as const;
}
