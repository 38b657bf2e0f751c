import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { whenIdle } from '@/shared/timing/useIdle';
import { isIdentityConfigured, mayHaveIdentitySession } from './identity';
import { loadIdentitySession } from './loadIdentitySession';

/**
 * Follows the identity provider's listener, out of the way of the first paint. Nothing is loaded where no
 * provider is configured, nor for a visitor who has no session of it, before `isWanted` says that one may come.
 */
export function useIdentity(isWanted: boolean): void {
  const dispatch = useAppDispatch();
  // Whoever signs in by it is looked after, though it did not load before.
  const isInUse = useAppSelector(({ auth }) => Boolean(auth.authUser?.identityEmail));

  useEffect(() => {
    if (!isIdentityConfigured()) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;

    const start = async () => {
      if (!isWanted && !(await mayHaveIdentitySession())) return;
      const { watchIdentity } = await loadIdentitySession();
      if (!isGone) stop = dispatch(watchIdentity());
    };

    const cancel = whenIdle(() => {
      start().catch((error: unknown) =>
        console.error('The identity provider did not load:', error),
      );
    });
    return () => {
      isGone = true;
      cancel();
      stop?.();
    };
  }, [dispatch, isWanted, isInUse]);
}
