import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import { Email, RequiredText } from '@/shared/contract/primitives';

/** A person who signs in at the demo identity provider. */
export const Person = v.object({
  email: v.pipe(Email, v.toLowerCase()),
  name: v.pipe(RequiredText, v.maxLength(200)),
});
export type Person = v.InferOutput<typeof Person>;

/** People whom the sign-in window always offers. */
export const demoPeople: readonly Person[] = [
  { name: 'Hina Raza', email: 'hina.raza@example.com' },
  { name: 'Bilal Ahmed', email: 'bilal.ahmed@example.com' },
];

export const providerNamesById = new Map([
  ['google.com', 'Google'],
  ['facebook.com', 'Facebook'],
]);

/** The prefix `demo-` tells the SDK that the project is not a real one. */
export const demoProjectId = 'demo-shop';

export interface DemoUser {
  /**
   * Gives access to the account at the shop, so nobody must be able to guess it. See
   * `features/auth/derivePassword.ts`.
   */
  localId: string;
  email: string;
  displayName: string;
  providerId: string;
}

const TokenClaims = v.object({
  sub: v.string(),
  email: v.string(),
  name: v.string(),
  firebase: v.object({ sign_in_provider: v.string() }),
});

const encodeTokenPart = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/**
 * Returns functions that create users and their tokens without storing them. A user's id is derived
 * from the e-mail address and the secret, so it stays the same after a restart. A token with
 * another id is rejected.
 */
export function createDemoUsers(secret: string) {
  const createId = (email: string) =>
    createHmac('sha256', secret).update(email).digest('base64url').slice(0, 28);

  const toUser = ({ email, name }: Person, providerId: string): DemoUser => ({
    localId: createId(email),
    email,
    displayName: name,
    providerId,
  });

  /**
   * Creates a token that serves as id token and as refresh token. It is unsigned, like the tokens
   * of the Auth emulator.
   */
  function createToken({ localId, email, displayName, providerId }: DemoUser): string {
    const now = Math.floor(Date.now() / 1000);
    const claims = {
      iss: `https://securetoken.google.com/${demoProjectId}`,
      aud: demoProjectId,
      sub: localId,
      user_id: localId,
      email,
      name: displayName,
      iat: now,
      auth_time: now,
      exp: now + 3600,
      firebase: { identities: {}, sign_in_provider: providerId },
    };
    return `${encodeTokenPart({ alg: 'none', typ: 'JWT' })}.${encodeTokenPart(claims)}.`;
  }

  function findUser(token: string): DemoUser | undefined {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString();
    const { success, output } = v.safeParse(
      v.pipe(v.string(), v.parseJson(), TokenClaims),
      payload,
    );
    if (!success || output.sub !== createId(output.email)) return undefined;
    return toUser(output, output.firebase.sign_in_provider);
  }

  return { toUser, createToken, findUser };
}
