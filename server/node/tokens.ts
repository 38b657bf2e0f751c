import { createHash } from 'node:crypto';
import { sign, verify } from 'hono/jwt';
import * as v from 'valibot';

const Claims = v.object({
  /**
   * A token of the web client gives access to public data. A user's token also allows changes in
   * that user's name.
   */
  aud: v.picklist(['webClient', 'user']),
  sub: v.string(),
  exp: v.number(),
});
export type TokenClaims = Omit<v.InferOutput<typeof Claims>, 'exp'>;

/** Returns functions that issue and read JSON web tokens, which are signed with HMAC-SHA-256. */
export function createTokens(secret: string) {
  // The key is hexadecimal, because hono could mistake another text for a key in PEM format.
  const key = createHash('sha256').update(secret).digest('hex');
  return {
    issue: async (claims: TokenClaims, validSeconds: number) =>
      sign({ ...claims, exp: Math.floor(Date.now() / 1000) + validSeconds }, key, 'HS256'),
    /**
     * Returns the claims of a token. Returns `undefined` if the token is expired, forged or from
     * another shop.
     */
    read: async (token: string): Promise<TokenClaims | undefined> => {
      const payload = await verify(token, key, 'HS256').catch(() => undefined);
      return v.is(Claims, payload) ? payload : undefined;
    },
  };
}
