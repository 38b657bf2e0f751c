import { createHmac, timingSafeEqual } from 'node:crypto';
import type { TokenClaims, Tokens } from '../http/accountTools';

interface Payload extends TokenClaims {
  /** Seconds since 1970. */
  expires: number;
}

/** Signed tokens that expire: `payload.signature`, both base64url. */
export function createTokens(secret: string): Tokens {
  const signatureOf = (payload: string) => createHmac('sha256', secret).update(payload).digest();
  return {
    issue: ({ audience, subject }, seconds) => {
      const expires = Math.floor(Date.now() / 1000) + seconds;
      const payload = encode({ audience, subject, expires });
      return `${payload}.${signatureOf(payload).toString('base64url')}`;
    },
    read: (token) => {
      const [payload = '', signature = ''] = token.split('.');
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(payload);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const { audience, subject, expires } = decode(payload);
      return expires > Date.now() / 1000 ? { audience, subject } : undefined;
    },
  };
}

const encode = (payload: Payload) => Buffer.from(JSON.stringify(payload)).toString('base64url');

/** Only read after the signature has proved that `encode` wrote it. */
const decode = (payload: string) =>
  JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as Payload;
