import * as v from 'valibot';
import { Id, Text } from './primitives';

const LooseId = v.fallback(Id, '');

/** A small copy of the picture that the user has chosen, as the shop draws it: a JPEG. Anything else is none. */
const Thumbnail = v.fallback(
  v.pipe(v.string(), v.regex(/^data:image\/jpeg;base64,[\w+/]+=*$/), v.maxLength(200_000)),
  '',
);

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
  /** The shop's own: where the back end did not say under which address it keeps the picture. */
  userImageThumbnail: v.optional(Thumbnail, ''),
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
    /** The picture's address, as the back end knows it. */
    imageUrl: user.userImageURL,
    thumbnail: user.userImageThumbnail,
    isAdmin: user.role.toLowerCase() === 'admin',
  };
}
export type SignedInUser = ReturnType<typeof readSignedInUser>;
