import type { SignedInUser } from '@/shared/contract/signedInUser';

/**
 * Whether two logins are of one person: by id, or by e-mail where one of them tells no id, as a Google or Facebook
 * session without a token.
 */
export function isSameUser(one: SignedInUser | undefined, other: SignedInUser | undefined) {
  if (!one || !other) return false;
  if (one.userId && other.userId) return one.userId === other.userId;
  return one.email !== '' && one.email.toLowerCase() === other.email.toLowerCase();
}
