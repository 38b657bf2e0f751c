import { createHash } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';

export interface TokenClaims {
  /** A web client's token opens the public data; a user's token also acts for that user. */
  audience: 'webClient' | 'user';
  subject: string;
}

const Claims = v.object({
  aud: v.picklist(['webClient', 'user']),
  sub: v.string(),
  exp: v.number(),
});

/** JSON web tokens, signed with HMAC-SHA-256. */
export function createTokens(secret: string) {
  // As digits: in a text hono would look for a PEM.
  const key = createHash('sha256').update(secret).digest('hex');
  return {
    issue: async ({ audience, subject }: TokenClaims, seconds: number) => {
      const exp = Math.floor(Date.now() / 1000) + seconds;
      return sign({ aud: audience, sub: subject, exp }, key, 'HS256');
    },
    /** `undefined` for a token that is foreign, tampered with or expired. */
    read: async (token: string): Promise<TokenClaims | undefined> => {
      const payload = await verify(token, key, 'HS256').catch(() => undefined);
      const claims = v.safeParse(Claims, payload);
      return claims.success
        ? { audience: claims.output.aud, subject: claims.output.sub }
        : undefined;
    },
  };
}
