import { useState } from 'react';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { isSameUser } from './isSameUser';

/** A React key for what belongs to one user: it changes with the user, but not with what is known about the user. */
export function useUserKey(user: SignedInUser | undefined): number {
  const [shown, setShown] = useState({ user, key: 0 });
  if (user === shown.user) return shown.key;
  const next = { user, key: isSameUser(shown.user, user) ? shown.key : shown.key + 1 };
  setShown(next);
  return next.key;
}
