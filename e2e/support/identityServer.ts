import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';

import { framePage, popupPage } from './identityPages';

/*
 * Speaks of the Firebase Auth emulator's protocol what the SDK asks for when somebody signs in through a popup, and
 * what the tests ask of an administrator. `npm run test:emulator` puts the real one in its place.
 */

export type IdentityServer = { url: string; stop: () => Promise<void> };

type Claims = { sub: string; email: string; name?: string; picture?: string };
type User = {
  localId: string;
  email: string;
  displayName: string;
  photoUrl: string;
  providerId: string;
  rawId: string;
  disabled: boolean;
};

const project = 'demo-shop';
const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function idToken({ localId, email, providerId }: User): string {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: `https://securetoken.google.com/${project}`,
    aud: project,
    sub: localId,
    user_id: localId,
    email,
    iat: now,
    auth_time: now,
    exp: now + 3600,
    firebase: { identities: {}, sign_in_provider: providerId },
  };
  return `${base64({ alg: 'none', typ: 'JWT' })}.${base64(claims)}.`;
}

const refuse = (c: Context, message: string) =>
  c.json({ error: { code: 400, message, errors: [{ message }] } }, 400);

const publicFields = ({ disabled: _disabled, ...user }: User) => ({
  ...user,
  emailVerified: true,
  createdAt: '0',
  lastLoginAt: '0',
  providerUserInfo: [{ ...user, federatedId: user.rawId }],
});

function createIdentity() {
  const users = new Map<string, User>();
  const app = new Hono().use(cors());

  /** Whose token this is, or why it is worth nothing. */
  function bearerOf(token: unknown): User | string {
    const payload = Buffer.from(String(token).split('.')[1] ?? '', 'base64url').toString();
    const user = users.get((JSON.parse(payload) as { sub: string }).sub);
    if (!user) return 'USER_NOT_FOUND';
    return user.disabled ? 'USER_DISABLED' : user;
  }

  app.post('/identitytoolkit.googleapis.com/v1/:method', async (c) => {
    const body = await c.req.json<Record<string, string>>();
    if (c.req.param('method') === 'accounts:signInWithIdp') return signIn(c, body.requestUri ?? '');
    const user = bearerOf(body.idToken);
    if (typeof user === 'string') return refuse(c, user);
    return c.json({ users: [publicFields(user)] });
  });

  function signIn(c: Context, requestUri: string) {
    const answer = new URL(requestUri).searchParams;
    const providerId = answer.get('providerId') ?? '';
    const claims = JSON.parse(answer.get('id_token') ?? '') as Claims;
    const { sub, email, name = '', picture = '' } = claims;
    const known = [...users.values()].find((user) => user.email === email);
    if (known?.disabled) return refuse(c, 'USER_DISABLED');
    const user = known ?? {
      localId: crypto.randomUUID(),
      email,
      displayName: name,
      photoUrl: picture,
      providerId,
      rawId: sub,
      disabled: false,
    };
    users.set(user.localId, user);
    return c.json({
      ...publicFields(user),
      federatedId: `https://${providerId}/${sub}`,
      rawUserInfo: JSON.stringify({ id: sub, name, email, picture }),
      oauthAccessToken: 'of-no-use',
      isNewUser: !known,
      idToken: idToken(user),
      refreshToken: user.localId,
      expiresIn: '3600',
    });
  }

  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const localId = new URLSearchParams(await c.req.text()).get('refresh_token') ?? '';
    const user = users.get(localId);
    if (!user) return refuse(c, 'INVALID_REFRESH_TOKEN');
    const token = idToken(user);
    return c.json({
      id_token: token,
      access_token: token,
      refresh_token: localId,
      expires_in: 3600,
    });
  });

  app.post(`/identitytoolkit.googleapis.com/v1/projects/${project}/:method`, async (c) => {
    const changes = await c.req.json<{ localId: string; disableUser: boolean }>();
    const user = users.get(changes.localId);
    if (!user) return refuse(c, 'USER_NOT_FOUND');
    user.disabled = changes.disableUser;
    return c.json(publicFields(user));
  });

  app.get('/emulator/auth/iframe', (c) => c.html(framePage));
  app.get('/emulator/auth/handler', (c) => {
    const providerId = c.req.query('providerId');
    const known = [...users.values()].filter((user) => user.providerId === providerId);
    return c.html(
      popupPage(
        known.map(({ rawId, email, displayName }) => ({ sub: rawId, email, name: displayName })),
      ),
    );
  });
  return app;
}

export async function startIdentityServer(): Promise<IdentityServer> {
  const server = createAdaptorServer(createIdentity());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

/** What an administrator may do, by the emulator's own call. */
export async function disableUser(
  { url }: Pick<IdentityServer, 'url'>,
  localId = '',
): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, disableUser: true }),
  });
  if (!response.ok) throw new Error(`${String(response.status)}: ${await response.text()}`);
}

/** The part of the runtime configuration that leads the shop here. */
export const firebaseConfig = ({ url }: Pick<IdentityServer, 'url'>) => ({
  apiKey: 'demo-key',
  authDomain: `${project}.firebaseapp.com`,
  projectId: project,
  emulatorUrl: url,
});
