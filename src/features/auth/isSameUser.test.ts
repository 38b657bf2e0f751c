import type { SignedInUser } from '@/shared/contract/signedInUser';
import { isSameUser } from './isSameUser';

const user = (userId: string, email: string) => ({ userId, email }) as SignedInUser;

test.each([
  ['the same id, the e-mail changed', user('7', 'a@x.pk'), user('7', 'b@x.pk'), true],
  ['another id, one e-mail', user('7', 'a@x.pk'), user('8', 'a@x.pk'), false],
  ['no id on one side, one e-mail', user('', 'A@x.pk'), user('7', 'a@x.pk'), true],
  ['no id, another e-mail', user('', 'a@x.pk'), user('', 'b@x.pk'), false],
  ['neither id nor e-mail', user('', ''), user('', ''), false],
  ['nobody', user('7', 'a@x.pk'), undefined, false],
])('%s', (_case, one, other, expected) => {
  expect([isSameUser(one, other), isSameUser(other, one)]).toEqual([expected, expected]);
});
