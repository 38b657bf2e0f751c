import * as v from 'valibot';
import { Email, LineText, Mobile } from '@/shared/contract/primitives';
import { ComposedPassword, passwordMinLength } from '@/shared/contract/user';
import { getMobileExample } from '@/shared/format/mobileText';
import { cleanLine } from '@/shared/text/cleanText';

export const accountToastTopic = 'account';

export const mobileFieldProps = {
  label: 'Mobile',
  type: 'tel',
  inputMode: 'numeric',
  autoComplete: 'tel',
  get placeholder() {
    return getMobileExample();
  },
} as const;

const allowEmpty = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.lazy((value) => (typeof value === 'string' && cleanLine(value) === '' ? LineText : schema));

const FullName = v.pipe(
  LineText,
  v.maxLength(200, 'Full name is too long (at most 200 characters)'),
);

/** The form marks no field as required, but the e-mail and the password must be filled in. */
export const SignupValues = v.object({
  fullName: FullName,
  mobile: allowEmpty(Mobile),
  email: Email,
  password: v.pipe(
    ComposedPassword,
    v.minLength(
      passwordMinLength,
      `Use a password of at least ${String(passwordMinLength)} characters`,
    ),
    v.maxLength(200, 'Use a password of at most 200 characters'),
  ),
});
export type SignupValues = v.InferOutput<typeof SignupValues>;
export type Credentials = Pick<SignupValues, 'email' | 'password'>;

/**
 * Validates only the format of the e-mail. On submit, the form checks that both fields contain
 * text. The password stays as typed, because older accounts may have it in that form.
 */
export const LoginValues = v.object({
  ...SignupValues.entries,
  email: allowEmpty(Email),
  password: v.string(),
});

/** Validates only the format of the e-mail and the lengths that the back end accepts. */
export const ProfileFormValues = v.object({
  fullName: FullName,
  email: allowEmpty(Email),
  mobile: v.pipe(LineText, v.maxLength(30, 'Mobile number is too long')),
});
export type ProfileFormValues = v.InferOutput<typeof ProfileFormValues>;
