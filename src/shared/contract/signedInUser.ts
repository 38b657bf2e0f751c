import * as v from 'valibot';
import { Id, Text } from './primitives';

const LooseId = v.fallback(Id, '');

/** What of a login response is read. */
export const UserFields = v.object({
  userId: v.optional(LooseId, ''),
  _id: v.optional(LooseId, ''),
  appUserName: v.optional(Text, ''),
  displayName: v.optional(Text, ''),
  fullName: v.optional(Text, ''),
  userEmail: v.optional(Text, ''),
  email: v.optional(Text, ''),
  userCellNo: v.optional(Text, ''),
  userImageURL: v.optional(Text, ''),
  role: v.optional(Text, ''),
});

/** Reads a stored login response (call 8), whose fields stand at the top level or under `data`. */
export function readSignedInUser(response: unknown) {
  const { data } = (response ?? {}) as { data?: unknown };
  const filled = (source: unknown) =>
    Object.fromEntries(
      Object.entries(source ?? {}).filter(([, value]) => value !== '' && value != null),
    );
  const user = v.parse(UserFields, { ...filled(data), ...filled(response) });
  // Both, as far as the back end named them: a review bears either.
  const ids = [user.userId, user._id].filter(Boolean);
  return {
    /** `''` where the back end named none. */
    userId: ids[0] ?? '',
    ids,
    name: user.appUserName || user.displayName || user.fullName,
    email: user.userEmail || user.email,
    mobile: user.userCellNo,
    imageUrl: user.userImageURL,
    isAdmin: user.role.toLowerCase() === 'admin',
  };
}
export type SignedInUser = ReturnType<typeof readSignedInUser>;
