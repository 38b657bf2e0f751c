import { createHash } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';

const Claims = v.object({
  /** A web client's token opens the public data; a user's token also acts for that user. */
  aud: v.picklist(['webClient', 'user']),
  sub: v.string(),
  exp: v.number(),
});
export type TokenClaims = Omit<v.InferOutput<typeof Claims>, 'exp'>;

/** JSON web tokens, signed with HMAC-SHA-256. */
export function createTokens(secret: string) {
  // As digits: in a text hono would look for a PEM.
  const key = createHash('sha256').update(secret).digest('hex');
  return {
    issue: async (claims: TokenClaims, seconds: number) =>
      sign({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds }, key, 'HS256'),
    /** `undefined` for a token that is foreign, tampered with or expired. */
    read: async (token: string): Promise<TokenClaims | undefined> => {
      const payload = await verify(token, key, 'HS256').catch(() => undefined);
      return v.is(Claims, payload) ? payload : undefined;
    },
  };
}
