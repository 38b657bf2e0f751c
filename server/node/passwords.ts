import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { createQueue } from '../http/queue';

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyLength = 32;

/** scrypt's cost parameter. With a block size of 8, each guess needs 32 MB of memory. */
export const defaultCost = 2 ** 15;

const getScryptParameters = (cost: number) => ({
  N: cost,
  r: 8,
  p: 1,
  maxmem: 256 * cost * 8 + 2 ** 20,
});

/**
 * Returns functions that hash and verify passwords with scrypt, one at a time. Each hash has its
 * own salt and the format `scrypt$cost$salt$key`.
 */
export function createPasswords(cost = defaultCost) {
  const runInTurn = createQueue(20);
  const deriveKey = (password: string, salt: Buffer, keyCost: number) =>
    runInTurn(() => scryptAsync(password, salt, keyLength, getScryptParameters(keyCost)));
  const decoyHash = formatHash(cost, randomBytes(16), randomBytes(keyLength));
  return {
    hash: async (password: string) => {
      const salt = randomBytes(16);
      return formatHash(cost, salt, await deriveKey(password, salt, cost));
    },
    /**
     * Compares a password with a hash. An empty hash never matches, but takes the same time. The
     * time therefore does not reveal whether an account exists.
     */
    verify: async (password: string, hash: string) => {
      const [, storedCost, salt = '', key = ''] = (hash || decoyHash).split('$');
      const expectedKey = Buffer.from(key, 'base64url');
      const actualKey = await deriveKey(
        password,
        Buffer.from(salt, 'base64url'),
        Number(storedCost),
      );
      return (
        hash !== '' &&
        actualKey.length === expectedKey.length &&
        timingSafeEqual(actualKey, expectedKey)
      );
    },
  };
}

/** Hashes a password synchronously, for seeding. */
export function hashPassword(password: string, cost = defaultCost): string {
  const salt = randomBytes(16);
  return formatHash(cost, salt, scryptSync(password, salt, keyLength, getScryptParameters(cost)));
}

const formatHash = (cost: number, salt: Buffer, key: Buffer) =>
  ['scrypt', cost, salt.toString('base64url'), key.toString('base64url')].join('$');
