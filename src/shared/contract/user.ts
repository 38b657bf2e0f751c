import * as v from 'valibot';
import { Email, Id, Text } from './primitives';
import { Mobile } from './phone';

const LooseId = v.fallback(Id, '');

const userFields = v.object({
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

/** The signed-in user as the screens read it. */
export interface SignedInUser {
  /** `userId`, else `_id`; `''` where the back end named none. */
  userId: string;
  name: string;
  email: string;
  mobile: string;
  imageUrl: string;
  isAdmin: boolean;
}

/**
 * Reads a stored login response (call 8), whose fields stand at the top level or under `data` (design 5.13).
 * `undefined` where it names no user at all.
 */
export function readSignedInUser(response: unknown): SignedInUser | undefined {
  if (typeof response !== 'object' || response === null) return undefined;
  const inner = 'data' in response && typeof response.data === 'object' ? response.data : {};
  const filled = (source: object | null) =>
    Object.fromEntries(
      Object.entries(source ?? {}).filter(([, value]) => value !== '' && value != null),
    );
  const parsed = v.safeParse(userFields, { ...filled(inner), ...filled(response) });
  if (!parsed.success) return undefined;
  const user = parsed.output;
  const signedIn: SignedInUser = {
    userId: user.userId || user._id,
    name: user.appUserName || user.displayName || user.fullName,
    email: user.userEmail || user.email,
    mobile: user.userCellNo,
    imageUrl: user.userImageURL,
    isAdmin: user.role.toLowerCase() === 'admin',
  };
  return signedIn.userId || signedIn.name || signedIn.email ? signedIn : undefined;
}

/** Section 9. */
export const passwordMinLength = 8;

/** Call 9. */
export const SignupPayload = v.object({
  loginId: Email,
  appUserName: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  /** Empty for social sign-up (section 4). */
  userCellNo: v.union([v.literal(''), Mobile]),
  userEmail: Email,
  loginPassword: v.pipe(v.string(), v.minLength(passwordMinLength), v.maxLength(200)),
  userImageURL: v.optional(Text, ''),
});
export type SignupPayload = v.InferOutput<typeof SignupPayload>;

/** Call 16. `userId` is 0 if unknown; `loginPassword` stays empty. */
export const ProfileUpdate = v.object({
  userId: v.union([v.number(), v.string()]),
  appUserName: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  loginId: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  loginPassword: v.literal(''),
  userImageURL: v.optional(Text, ''),
  userEmail: v.pipe(v.string(), v.trim(), v.maxLength(254)),
  userCellNo: v.pipe(v.string(), v.trim(), v.maxLength(30)),
  fileBase64String: v.optional(v.string(), ''),
  fileName: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
});
export type ProfileUpdate = v.InferOutput<typeof ProfileUpdate>;

/** Calls 8, 9 and 16 answer with a status in the body and a message for people. */
export const StatusMessage = v.looseObject({
  statusCode: v.optional(v.fallback(v.nullable(v.number()), null)),
  message: v.optional(Text, ''),
});

/** Call 10. */
export const UploadResponse = v.object({ url: v.pipe(v.string(), v.nonEmpty()) });
