import { type Context, Hono, type MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { AppTools } from '../http/appTools';
import { readBody } from '../http/body';
import { canUseDemo } from '../http/localRequest';
import { kilobyte, readBytes } from '../http/readBytes';
import {
  createDemoUsers,
  demoPeople,
  type DemoUser,
  Person,
  demoProjectId,
  providerNamesById,
} from './demoUsers';
import { createRelayFrame } from './relayFrame';
import { createSignInWindow } from './signInWindow';

/*
 * Replaces Google and Facebook in the demo. It implements the part of the Firebase Auth emulator
 * that the SDK uses for sign-in by pop-up, at the same addresses. `npm run test:emulator` tests the
 * shop with the real emulator instead.
 */

/** Returns the Firebase configuration with which pages of this origin use the demo provider. */
export const createDemoFirebaseConfig = (origin: string) => ({
  apiKey: 'demo-key',
  authDomain: `${demoProjectId}.firebaseapp.com`,
  projectId: demoProjectId,
  emulatorUrl: origin,
});

/** Highest number of people that the sign-in window remembers, in addition to the demo people. */
const maxRememberedPeople = 8;

const SignInBody = v.object({ requestUri: v.pipe(v.string(), v.url()) });
const LookupBody = v.object({ idToken: v.string() });
const UpdateBody = v.object({ localId: v.string(), disableUser: v.boolean() });
const PersonAsJson = v.pipe(v.string(), v.parseJson(), Person);

/** Answers with an error in the format that the SDK reads. */
const refuse = (c: Context, message: string, status: 400 | 403 | 404 = 400) =>
  c.json({ error: { code: status, message, errors: [{ message }] } }, status);

const toAccount = (user: DemoUser) => ({
  ...user,
  emailVerified: true,
  createdAt: '0',
  lastLoginAt: '0',
  providerUserInfo: [{ ...user, rawId: user.email, federatedId: user.email }],
});

/**
 * Returns whether the request comes from a page of this shop. Without this check, a page of another
 * site in a browser on this computer could learn a user's id.
 */
const isFromShopPage = (c: Context) => {
  const origin = c.req.header('Origin');
  return !origin || origin === new URL(c.req.url).origin;
};

export interface DemoProviderOptions extends Pick<AppTools, 'hasDemoAccounts' | 'isLocalRequest'> {
  /**
   * Secret from which user ids are derived. It is stored in the same database as the accounts,
   * because these ids give access to them.
   */
  identitySecret: string;
}

export function createDemoProvider(options: DemoProviderOptions): Hono {
  const { toUser, createToken, findUser } = createDemoUsers(options.identitySecret);
  const disabledIds = new Set<string>();
  /** People by e-mail address, ordered from the oldest to the latest sign-in. */
  const rememberedPeopleByEmail = new Map<string, Person & { providerId: string }>();
  const app = new Hono();

  const requireDemoAccess: MiddlewareHandler = async (c, next) => {
    if (!canUseDemo(options, c) || !isFromShopPage(c)) return c.text('Not found', 404);
    c.header('Cache-Control', 'no-store');
    return next();
  };
  const pathPrefixes = [
    '/identitytoolkit.googleapis.com',
    '/securetoken.googleapis.com',
    '/emulator',
  ];
  for (const prefix of pathPrefixes) app.use(`${prefix}/*`, requireDemoAccess);

  function rememberPerson(person: Person, providerId: string) {
    if (demoPeople.some(({ email }) => email === person.email)) return;
    rememberedPeopleByEmail.delete(person.email);
    rememberedPeopleByEmail.set(person.email, { ...person, providerId });
    const [oldestEmail = ''] = rememberedPeopleByEmail.keys();
    if (rememberedPeopleByEmail.size > maxRememberedPeople)
      rememberedPeopleByEmail.delete(oldestEmail);
  }

  app.post('/identitytoolkit.googleapis.com/v1/accounts:signInWithIdp', async (c) => {
    const { requestUri } = await readBody(c, SignInBody);
    const callbackParams = new URL(requestUri).searchParams;
    const providerId = callbackParams.get('providerId') ?? '';
    const parsedPerson = v.safeParse(PersonAsJson, callbackParams.get('id_token'));
    if (!providerNamesById.has(providerId)) return refuse(c, 'OPERATION_NOT_ALLOWED');
    if (!parsedPerson.success) return refuse(c, 'INVALID_IDP_RESPONSE');
    const user = toUser(parsedPerson.output, providerId);
    if (disabledIds.has(user.localId)) return refuse(c, 'USER_DISABLED');
    rememberPerson(parsedPerson.output, providerId);
    const { email, name } = parsedPerson.output;
    return c.json({
      ...toAccount(user),
      federatedId: email,
      rawUserInfo: JSON.stringify({ id: email, email, name }),
      idToken: createToken(user),
      refreshToken: createToken(user),
      expiresIn: '3600',
    });
  });

  app.post('/identitytoolkit.googleapis.com/v1/accounts:lookup', async (c) => {
    const user = findUser((await readBody(c, LookupBody)).idToken);
    if (!user) return refuse(c, 'USER_NOT_FOUND');
    if (disabledIds.has(user.localId)) return refuse(c, 'USER_DISABLED');
    return c.json({ users: [toAccount(user)] });
  });

  app.post('/securetoken.googleapis.com/v1/token', async (c) => {
    const body = new TextDecoder().decode(await readBytes(c, 64 * kilobyte));
    const user = findUser(new URLSearchParams(body).get('refresh_token') ?? '');
    if (!user) return refuse(c, 'INVALID_REFRESH_TOKEN');
    if (disabledIds.has(user.localId)) return refuse(c, 'USER_DISABLED');
    const token = createToken(user);
    const tokens = { id_token: token, access_token: token, refresh_token: token };
    return c.json({ ...tokens, expires_in: '3600', token_type: 'Bearer', user_id: user.localId });
  });

  /** Disables or enables a user. In a real Firebase project, only administrators can do so. */
  app.post(
    `/identitytoolkit.googleapis.com/v1/projects/${demoProjectId}/accounts:update`,
    async (c) => {
      if (c.req.header('Authorization') !== 'Bearer owner')
        return refuse(c, 'PERMISSION_DENIED', 403);
      const { localId, disableUser } = await readBody(c, UpdateBody);
      if (disableUser) disabledIds.add(localId);
      else disabledIds.delete(localId);
      return c.json({ localId });
    },
  );

  app.get('/emulator/auth/iframe', (c) => {
    const { content, headers } = createRelayFrame();
    return c.html(content, 200, headers);
  });

  app.get('/emulator/auth/handler', (c) => {
    const providerId = c.req.query('providerId') ?? '';
    const providerName = providerNamesById.get(providerId);
    if (!providerName) return refuse(c, 'OPERATION_NOT_ALLOWED');
    const knownPeople = [...rememberedPeopleByEmail.values()].filter(
      (person) => person.providerId === providerId,
    );
    const { content, headers } = createSignInWindow(providerName, [
      ...demoPeople,
      ...knownPeople.reverse(),
    ]);
    return c.html(content, 200, headers);
  });

  for (const prefix of pathPrefixes) app.all(`${prefix}/*`, (c) => refuse(c, 'NOT_FOUND', 404));
  return app;
}
