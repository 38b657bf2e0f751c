import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/shared/store/storeHooks';
import { runWhenIdle } from '@/shared/timing/useIdle';
import { isIdentityConfigured, hasPossibleIdentitySession } from './identity';
import { loadIdentitySession } from './loadIdentitySession';

/**
 * Watches the identity provider once the browser is idle. If no provider is configured, its SDK is
 * never loaded.
 * @param isSdkWanted whether to load the SDK even if this browser has no stored session
 */
export function useIdentity(isSdkWanted: boolean): void {
  const dispatch = useAppDispatch();
  // Starts again after a sign-in with the provider, in case the SDK had failed to load before.
  const isIdentityUser = useAppSelector(({ auth }) => Boolean(auth.authUser?.identityEmail));

  useEffect(() => {
    if (!isIdentityConfigured()) return undefined;
    let stopWatching: (() => void) | undefined;
    let isUnmounted = false;

    const start = async () => {
      if (!isSdkWanted && !(await hasPossibleIdentitySession())) return;
      const { watchIdentity } = await loadIdentitySession();
      if (!isUnmounted) stopWatching = dispatch(watchIdentity());
    };

    const cancelStart = runWhenIdle(() => {
      start().catch((error: unknown) =>
        console.error('The identity provider did not load:', error),
      );
    });
    return () => {
      isUnmounted = true;
      cancelStart();
      stopWatching?.();
    };
  }, [dispatch, isSdkWanted, isIdentityUser]);
}
