import { randomBytes, scrypt, scryptSync, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import { promisify } from 'node:util';
import { createQueue } from '../http/queue';

const scryptAsync = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyLength = 32;

/**
 * scrypt's parameter N. With r = 8, a guess needs 32 MB of memory. Together with p = 3, OWASP counts
 * it as equal to N = 2^17 with p = 1, which needs 128 MB.
 */
const defaultCost = 2 ** 15;

/** scrypt's parameter p. */
const defaultParallelism = 3;

const getScryptParameters = (cost: number, parallelism: number) => ({
  N: cost,
  r: 8,
  p: parallelism,
  maxmem: 256 * cost * 8 + 2 ** 20,
});

/**
 * Returns functions that hash and verify passwords with scrypt, one at a time. Each hash has its
 * own salt and the format `scrypt$N$p$salt$key`.
 */
export function createPasswords(cost = defaultCost) {
  const runInTurn = createQueue(20);
  const deriveKey = (password: string, salt: Buffer, keyCost: number, parallelism: number) =>
    scryptAsync(password, salt, keyLength, getScryptParameters(keyCost, parallelism));
  const decoyHash = formatHash(cost, randomBytes(16), randomBytes(keyLength));
  return {
    hash: async (password: string) => {
      const salt = randomBytes(16);
      const key = await runInTurn(() => deriveKey(password, salt, cost, defaultParallelism));
      return formatHash(cost, salt, key);
    },
    /**
     * Compares a password with a hash. An empty hash never matches, but takes the same time. The
     * time therefore does not reveal whether an account exists.
     */
    verify: async (password: string, hash: string) => {
      const { storedCost, parallelism, salt, key } = parseHash(hash || decoyHash);
      const actualKey = await runInTurn(async () => {
        // An older hash takes less time, which this extra work makes up for.
        if (parallelism < defaultParallelism)
          await deriveKey(password, salt, storedCost, defaultParallelism - parallelism);
        return deriveKey(password, salt, storedCost, parallelism);
      });
      return hash !== '' && actualKey.length === key.length && timingSafeEqual(actualKey, key);
    },
    /** Returns whether a hash has other parameters than a new one. */
    isOutdated: (hash: string) => !hash.startsWith(formatParameters(cost)),
  };
}

/** Hashes a password synchronously, for seeding. */
export function hashPassword(password: string, cost = defaultCost): string {
  const salt = randomBytes(16);
  const parameters = getScryptParameters(cost, defaultParallelism);
  return formatHash(cost, salt, scryptSync(password, salt, keyLength, parameters));
}

const formatParameters = (cost: number) => `scrypt$${cost}$${defaultParallelism}$`;

const formatHash = (cost: number, salt: Buffer, key: Buffer) =>
  `${formatParameters(cost)}${salt.toString('base64url')}$${key.toString('base64url')}`;

/** Hashes of earlier releases have the format `scrypt$N$salt$key`, and p = 1. */
function parseHash(hash: string) {
  const [, cost, ...otherParts] = hash.split('$');
  const [parallelism, salt = '', key = ''] =
    otherParts.length === 2 ? ['1', ...otherParts] : otherParts;
  return {
    storedCost: Number(cost),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}
