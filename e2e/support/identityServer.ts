import { getRequestListener } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { cors } from 'hono/cors';

import { type Host, startServer } from './hosts';

/*
 * Speaks of the Firebase Auth emulator's protocol what the SDK asks for when somebody signs in through a popup, and
 * what the tests ask of an administrator. `npm run test:emulator` puts the real one in its place.
 */

type Claims = { sub: string; email: string; name: string };
type User = {
  localId: string;
  email: string;
  displayName: string;
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

/** Runs in the popup, whose elements bear the emulator's names: tells the page that opened it who has signed in. */
function listen() {
  const query = new URLSearchParams(window.location.search);
  const answer = (claims: object) => {
    const said = new URLSearchParams({
      providerId: query.get('providerId') ?? '',
      id_token: JSON.stringify(claims),
    });
    const authEvent = {
      type: query.get('authType'),
      eventId: query.get('eventId'),
      urlResponse: `${window.location.origin}${window.location.pathname}?${String(said)}`,
      sessionId: 'unused',
      postBody: '',
      tenantId: null,
      error: null,
    };
    const { frames } = window.opener as Window;
    for (let index = 0; index < frames.length; index += 1)
      frames[index]?.postMessage({ eventType: 'sendAuthEvent', data: { authEvent } }, '*');
  };
  const valueOf = (id: string) => (document.getElementById(id) as HTMLInputElement).value;
  document.getElementById('main-form')?.addEventListener('submit', (event) => {
    event.preventDefault();
    const [email, name] = [valueOf('email-input'), valueOf('display-name-input')];
    answer({ sub: crypto.randomUUID(), email, name, email_verified: true });
  });
  for (const known of document.querySelectorAll<HTMLElement>('.js-reuse-account'))
    known.addEventListener('click', () => {
      answer(JSON.parse(known.dataset.claims ?? '') as object);
    });
}

const popupPage = (known: Claims[]) => `<!doctype html><title>Sign in</title>
${known.map((claims) => `<button class="js-reuse-account" data-claims='${JSON.stringify(claims)}'>${claims.email}</button>`).join('')}
<button class="js-new-account">Add new account</button>
<form id="main-form"><input id="email-input"><input id="display-name-input"><button id="sign-in">Sign in</button></form>
<script>(${String(listen)})();</script>`;

/** The hidden frame of the shop's page passes on what the popup says. */
const framePage = `<!doctype html><title>Relay</title>
<script>onmessage = ({ data }) => parent.postMessage({ type: 'authEvent', ...data.data }, '*');</script>`;

type Handler = (data: unknown) => unknown;

/** Runs in the shop's page and, of the real emulator, in that frame: of Google's frames what the SDK asks for. */
function installFrames() {
  const onParent = {
    register: () => undefined,
    send: (_type: string, event: object, onAnswer: Handler) => {
      window.parent.postMessage(event, '*');
      onAnswer([{ status: 'ACK' }]);
    },
  };
  const open = (
    { url, where }: { url: string; where: Element },
    onOpen: (peer: object) => void,
  ) => {
    const frame = document.createElement('iframe');
    frame.src = url;
    frame.hidden = true;
    const loaded = new Promise((resolve) => {
      frame.onload = resolve;
    });
    where.append(frame);
    const peer = {
      restyle: () => Promise.resolve(),
      ping: (onAnswer?: () => void) => loaded.then(onAnswer),
      register: (_type: string, handler: Handler) => {
        window.addEventListener('message', ({ source, data }: MessageEvent<{ type: string }>) => {
          if (source === frame.contentWindow && data.type === 'authEvent') handler(data);
        });
      },
      send: (_type: string, _data: unknown, onAnswer: Handler) => {
        try {
          onAnswer([{ status: 'ACK', webStorageSupport: true }]);
        } catch {
          // Google's frames are as lenient: the SDK throws after every answer about web storage, good ones too.
        }
      },
    };
    onOpen(peer);
    return Promise.resolve(peer);
  };
  const load = (_name: string, { callback }: { callback: () => void }) => {
    queueMicrotask(callback);
  };
  const context = { open, getParentIframe: () => onParent };
  const iframes = { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 1 };
  const globals = window as unknown as Record<string, (() => void) | undefined>;
  Object.assign(window, { gapi: { load, iframes } });
  const { src } = document.currentScript as HTMLScriptElement;
  globals[new URL(src).searchParams.get('onload') ?? '']?.();
  globals.gapi_onload?.();
}

/** Stands in for https://apis.google.com/js/api.js. */
export const gapiScript = `(${String(installFrames)})();`;

function createIdentity() {
  const users = new Map<string, User>();
  const app = new Hono().use(cors());

  app.post('/identitytoolkit.googleapis.com/v1/:method', async (c) => {
    const body = await c.req.json<Record<string, string>>();
    if (c.req.param('method') === 'accounts:signInWithIdp') return signIn(c, body.requestUri ?? '');
    const payload = Buffer.from(String(body.idToken).split('.')[1] ?? '', 'base64url').toString();
    const user = users.get((JSON.parse(payload) as { sub: string }).sub);
    if (!user || user.disabled) return refuse(c, user ? 'USER_DISABLED' : 'USER_NOT_FOUND');
    return c.json({ users: [publicFields(user)] });
  });

  function signIn(c: Context, requestUri: string) {
    const answer = new URL(requestUri).searchParams;
    const providerId = answer.get('providerId') ?? '';
    const { sub, email, name } = JSON.parse(answer.get('id_token') ?? '') as Claims;
    const known = [...users.values()].find((user) => user.email === email);
    const fresh = { localId: crypto.randomUUID(), email, displayName: name, disabled: false };
    const user = known ?? { ...fresh, providerId, rawId: sub };
    users.set(user.localId, user);
    return c.json({
      ...publicFields(user),
      federatedId: `https://${providerId}/${sub}`,
      rawUserInfo: JSON.stringify({ id: sub, name, email }),
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
    const tokens = { id_token: token, access_token: token, refresh_token: localId };
    return c.json({ ...tokens, expires_in: 3600 });
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
    const known = [...users.values()].filter(
      (user) => user.providerId === c.req.query('providerId'),
    );
    const claims = ({ rawId, email, displayName }: User) => ({
      sub: rawId,
      email,
      name: displayName,
    });
    return c.html(popupPage(known.map(claims)));
  });
  return app;
}

export const startIdentityServer = (): Promise<Host> => {
  const answer = getRequestListener(createIdentity().fetch);
  return startServer((request, response) => void answer(request, response));
};

/** What an administrator may do, by the emulator's own call. */
export async function disableUser(url: string, localId = ''): Promise<void> {
  const path = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`;
  const response = await fetch(url + path, {
    method: 'POST',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ localId, disableUser: true }),
  });
  if (!response.ok) throw new Error(`${String(response.status)}: ${await response.text()}`);
}

/** The part of the runtime configuration that leads the shop here. */
export const firebaseConfig = (url: string) => ({
  apiKey: 'demo-key',
  authDomain: `${project}.firebaseapp.com`,
  projectId: project,
  emulatorUrl: url,
});
