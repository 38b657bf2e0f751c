import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';
import type { Tokens } from '../http/appTools';

const Claims = v.object({
  aud: v.picklist(['webClient', 'user']),
  sub: v.string(),
  exp: v.number(),
});

/** JSON web tokens, signed with HMAC-SHA-256. */
export function createTokens(secret: string): Tokens {
  // A key of its own: from a text, hono would look for a PEM in it, and import it anew each time.
  const key = crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(secret),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  );
  return {
    issue: async ({ audience, subject }, seconds) => {
      const exp = Math.floor(Date.now() / 1000) + seconds;
      return sign({ aud: audience, sub: subject, exp }, await key, 'HS256');
    },
    read: async (token) => {
      const payload = await verify(token, await key, 'HS256').catch(() => undefined);
      const claims = v.safeParse(Claims, payload);
      return claims.success
        ? { audience: claims.output.aud, subject: claims.output.sub }
        : undefined;
    },
  };
}
