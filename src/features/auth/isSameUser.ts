import type { SignedInUser } from '@/shared/contract/signedInUser';

/**
 * Returns whether two logins belong to one person. Compares ids, or e-mails if one login has no id.
 * A Google or Facebook session without a token has no id.
 */
export function isSameUser(userA: SignedInUser | undefined, userB: SignedInUser | undefined) {
  if (!userA || !userB) return false;
  if (userA.userId && userB.userId) return userA.userId === userB.userId;
  return userA.email !== '' && userA.email.toLowerCase() === userB.email.toLowerCase();
}
