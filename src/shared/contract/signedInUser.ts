import * as v from 'valibot';
import { Id, Text } from './primitives';

const OptionalId = v.fallback(Id, '');

/**
 * A small copy of the picture that the user chose, as a JPEG data URL that the shop has created.
 * Any other value becomes `''`.
 */
const Thumbnail = v.fallback(
  v.pipe(v.string(), v.regex(/^data:image\/jpeg;base64,[\w+/]+=*$/), v.maxLength(200_000)),
  '',
);

/** The fields of a login response that the shop reads. */
export const UserFields = v.object({
  userId: v.optional(OptionalId, ''),
  _id: v.optional(OptionalId, ''),
  appUserName: v.optional(Text, ''),
  displayName: v.optional(Text, ''),
  fullName: v.optional(Text, ''),
  userEmail: v.optional(Text, ''),
  email: v.optional(Text, ''),
  userCellNo: v.optional(Text, ''),
  userImageURL: v.optional(Text, ''),
  /** Added by the shop if the back end did not return the address of the picture. */
  userImageThumbnail: v.optional(Thumbnail, ''),
  role: v.optional(Text, ''),
});

/** Reads the stored answer of `logIn`, whose fields are at the top level or under `data`. */
export function readSignedInUser(response: unknown) {
  const { data } = (response ?? {}) as { data?: unknown };
  const getFilledFields = (source: unknown) =>
    Object.fromEntries(
      Object.entries(source ?? {}).filter(([, value]) => value !== '' && value != null),
    );
  const user = v.parse(UserFields, { ...getFilledFields(data), ...getFilledFields(response) });
  // Contains both ids, if the back end sent both, because a review may contain either id.
  const ids = [user.userId, user._id].filter(Boolean);
  return {
    /** `''` if the back end sent no id. */
    userId: ids[0] ?? '',
    ids,
    name: user.appUserName || user.displayName || user.fullName,
    email: user.userEmail || user.email,
    mobile: user.userCellNo,
    /** Address of the picture, as stored by the back end. */
    imageUrl: user.userImageURL,
    thumbnail: user.userImageThumbnail,
    isAdmin: user.role.toLowerCase() === 'admin',
  };
}
export type SignedInUser = ReturnType<typeof readSignedInUser>;

/**
 * Returns the names under which this device stores what belongs to the user, such as orders. New
 * values get the first name. A Google or Facebook session without a token has an e-mail, but no id.
 * @returns an empty list for a guest
 */
export const getOwnerNames = (user: SignedInUser | undefined): string[] =>
  user ? [...user.ids, user.email.toLowerCase()].filter(Boolean) : [];

/**
 * Returns the owner of values that the shop stores for one person only: the first name of the user,
 * or `''` for a guest.
 */
export const getStorageOwner = (user: SignedInUser | undefined): string =>
  getOwnerNames(user)[0] ?? '';
