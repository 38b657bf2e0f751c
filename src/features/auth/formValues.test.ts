import * as v from 'valibot';
import { LoginValues, ProfileFormValues, SignupValues } from './formValues';

const signupValues = { fullName: '', mobile: '', email: 'sana@example.com', password: '        ' };
const getMessages = (schema: v.GenericSchema, values: object) =>
  v.safeParse(schema, values).issues?.map(({ message }) => message);

test('a sign-up needs only an e-mail and a password, which may be eight spaces', () => {
  expect(v.parse(SignupValues, signupValues)).toEqual(signupValues);
  const typedValues = { ...signupValues, fullName: ' Sana ', mobile: '0321 1234567' };
  const parsedValues = { ...signupValues, fullName: 'Sana', mobile: '03211234567' };
  expect(v.parse(SignupValues, typedValues)).toEqual(parsedValues);
});

test('a sign-up changes the password to its composed form', () => {
  const typedValues = { ...signupValues, password: 'cafe\u0301 au lait' };
  expect(v.parse(SignupValues, typedValues).password).toBe('café au lait');
});

test.each([
  ['a 12-digit mobile number', { mobile: '030012345678' }, /^Enter an 11-digit mobile number/],
  ['no e-mail', { email: '' }, /email/],
  ['a malformed e-mail address', { email: 'sana' }, /^Enter an email address/],
  ['a 7-character password', { password: '1234567' }, /^Use a password of at least 8 characters/],
  [
    '4 letters with separate accents as password',
    { password: 'e\u0301'.repeat(4) },
    /^Use a password of at least 8 characters/,
  ],
  ['a 201-character password', { password: 'x'.repeat(201) }, /at most 200/],
  ['a 201-character name', { fullName: 'a'.repeat(201) }, /^Full name is too long/],
])('a sign-up with %s is refused', (_case, changedValues, messagePattern) => {
  expect(getMessages(SignupValues, { ...signupValues, ...changedValues })).toEqual([
    expect.stringMatching(messagePattern) as string,
  ]);
});

test('a login validates only the format of the e-mail', () => {
  expect(getMessages(LoginValues, { ...signupValues, email: ' ', password: '' })).toBeUndefined();
  expect(getMessages(LoginValues, { ...signupValues, email: 'sana', password: 'x' })).toHaveLength(
    1,
  );
});

test('a profile may be empty, but its values have a maximum length', () => {
  const emptyValues = { fullName: '', email: '', mobile: '' };
  expect(v.parse(ProfileFormValues, { fullName: ' ', email: ' ', mobile: ' ' })).toEqual(
    emptyValues,
  );
  for (const invalidValues of [{ fullName: 'a'.repeat(201) }, { mobile: '0'.repeat(31) }])
    expect(getMessages(ProfileFormValues, { ...emptyValues, ...invalidValues })).toHaveLength(1);
});
