import * as v from 'valibot';
import { Email, EmailText, LineText, Mobile, Text } from './primitives';

export const passwordMinLength = 8;

/**
 * The composed form (NFC) of a password. Depending on the keyboard, an accented letter is typed as
 * one code point or as two, which would be two different passwords.
 */
export const ComposedPassword = v.pipe(v.string(), v.normalize('NFC'));

export const SignupPayload = v.object({
  loginId: Email,
  appUserName: v.pipe(LineText, v.maxLength(200)),
  /** Empty for social sign-up. */
  userCellNo: v.union([v.literal(''), Mobile]),
  userEmail: Email,
  loginPassword: v.pipe(ComposedPassword, v.minLength(passwordMinLength), v.maxLength(200)),
  userImageURL: v.optional(Text, ''),
});
export type SignupPayload = v.InferOutput<typeof SignupPayload>;

/**
 * Body of `updateProfile`. `userId` is 0 if the id is unknown, and `loginPassword` is always empty.
 */
export const ProfileUpdate = v.object({
  userId: v.union([v.number(), v.string()]),
  appUserName: v.pipe(LineText, v.maxLength(200)),
  loginId: v.pipe(EmailText, v.maxLength(254)),
  loginPassword: v.literal(''),
  userImageURL: v.optional(Text, ''),
  userEmail: v.pipe(EmailText, v.maxLength(254)),
  userCellNo: v.pipe(LineText, v.maxLength(30)),
  fileBase64String: v.optional(v.string(), ''),
  fileName: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
});
export type ProfileUpdate = v.InferOutput<typeof ProfileUpdate>;

export const UploadResponse = v.object({ url: v.pipe(v.string(), v.nonEmpty()) });
