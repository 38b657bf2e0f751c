import { randomPassword } from './randomPassword';

test('a long password of its own for every sign-up', () => {
  const passwords = Array.from({ length: 200 }, randomPassword);
  expect(new Set(passwords).size).toBe(200);
  expect(passwords.every((password) => /^[\w-]{32}$/.test(password))).toBe(true);
  const letters = new Set(passwords.join(''));
  expect(letters.size).toBeGreaterThan(55);
});
