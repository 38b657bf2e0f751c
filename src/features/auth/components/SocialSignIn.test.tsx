import { addListener } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { maskSecrets } from '@/app/devTools';
import { identityDoor } from '@/features/auth/identity';
import type { IdentityProvider, IdentityUser } from '@/features/auth/identity';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, failing, holding, unreachable } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

/*
 * The shop's side of the provider; the provider's side, the real SDK in a browser, is e2e/social.spec.ts.
 */

window.storefrontConfig = {
  ...(window.storefrontConfig as object),
  firebase: { apiKey: 'key', authDomain: 'shop.example' },
};

const sana: IdentityUser = {
  uid: 'u-1',
  fullName: 'Sana Malik',
  email: 'sana@gmail.example',
  userImageURL: 'https://pictures.example/sana.png',
};

/** A provider that does as it is told. */
const told = {
  current: null as IdentityUser | null,
  signsIn: () => Promise.resolve(sana),
  check: () => Promise.resolve(),
  signOut: () => Promise.resolve(),
  done: [] as string[],
};
const listeners = new Set<(user: IdentityUser | null) => void>();
const become = (user: IdentityUser | null) => {
  told.current = user;
  for (const listener of listeners) listener(user);
};
const provider: IdentityProvider = {
  watch: (onChange) => {
    listeners.add(onChange);
    onChange(told.current);
    return () => listeners.delete(onChange);
  },
  signIn: async () => {
    const user = await told.signsIn();
    become(user);
    return user;
  },
  current: () => Promise.resolve(told.current),
  signOut: async () => {
    told.done.push('signOut');
    await told.signOut();
    become(null);
  },
  check: () => told.check(),
};
identityDoor.open = () => Promise.resolve(provider);

beforeEach(() => {
  server.use(...demoHandlers());
  Object.assign(told, {
    current: null,
    signsIn: () => Promise.resolve(sana),
    signOut: () => Promise.resolve(),
    done: [],
  });
  requests.length = 0;
  server.events.on('request:start', ({ request }) => {
    const sent = request.clone();
    requests.push(
      sent.text().then((body) => ({
        call: new URL(sent.url).pathname.replace(/.*\//, ''),
        password: new URL(sent.url).searchParams.get('LoginPassword'),
        text: [sent.url, JSON.stringify([...sent.headers]), body].join(' '),
        body,
      })),
    );
  });
});

afterEach(() => {
  server.events.removeAllListeners();
});

const login = '/api/ADM/User/UserValidate';
const save = '/api/ADM/User/WebSave';

const requests: Promise<{ call: string; password: string | null; text: string; body: string }>[] =
  [];
/** Calls 8 and 9, in their order. */
const accountCalls = async () =>
  (await Promise.all(requests)).filter(({ call }) => /^(UserValidate|WebSave)$/.test(call));
const namesOf = (calls: { call: string }[]) => calls.map(({ call }) => call);

const refused = (code: string) => () =>
  Promise.reject(
    Object.assign(new Error(`Firebase: Said by the provider. (auth/${code}).`), {
      code: `auth/${code}`,
    }),
  );

async function open(dialog: 'Login' | 'Sign Up' = 'Login') {
  const app = renderApp({ route: '/profile' });
  await app.user.click(await screen.findByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog');
  if (dialog === 'Sign Up') await app.user.click(screen.getByRole('button', { name: 'Sign Up' }));
  return app;
}
const press = ({ user }: Awaited<ReturnType<typeof open>>, name: 'Google' | 'Facebook') =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));

/** Ends this session as a closed tab does; the provider's own goes on. */
function closeTab({ unmount }: Awaited<ReturnType<typeof open>>) {
  unmount();
  sessionStorage.clear();
  localStorage.setItem('firebase:authUser', '{}');
  requests.length = 0;
}

async function signUpAndCloseTab() {
  const app = await open();
  await press(app, 'Google');
  await screen.findByText('Signed up with Google as Sana Malik');
  closeTab(app);
}

test.each(['Google', 'Facebook'] as const)(
  '%s: nobody by that password, so a sign-up, and logged in with a token',
  async (name) => {
    const app = await open('Sign Up');
    await press(app, name);
    expect(await screen.findByText(`Signed up with ${name} as Sana Malik`)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const calls = await accountCalls();
    expect(namesOf(calls)).toEqual(['UserValidate', 'WebSave', 'UserValidate']);
    const payload = JSON.parse(calls[1]?.body ?? '') as Record<string, string>;
    expect(payload).toEqual({
      loginId: sana.email,
      userEmail: sana.email,
      appUserName: 'Sana Malik',
      userCellNo: '',
      userImageURL: sana.userImageURL,
      loginPassword: expect.stringMatching(/^[\da-f]{64}$/) as string,
    });
    expect([calls[0]?.password, calls[2]?.password]).toEqual([
      payload.loginPassword,
      payload.loginPassword,
    ]);
    const { auth } = app.store.getState();
    expect(auth.authUser).toMatchObject({ appUserName: 'Sana Malik', identityEmail: sana.email });
    expect(auth.authToken).toBeTruthy();
  },
);

test('the provider’s id and what is made of it are left nowhere', async () => {
  const app = await open();
  const seen: string[] = [];
  app.store.subscribe(() => seen.push(JSON.stringify(app.store.getState())));
  const effect = (action: unknown) => {
    seen.push(JSON.stringify(maskSecrets(action)));
  };
  app.store.dispatch(addListener({ predicate: () => true, effect }));
  await press(app, 'Google');
  await screen.findByText('Signed up with Google as Sana Malik');
  await waitFor(() => expect(sessionStorage.getItem('authToken')).toBeTruthy());
  const kept = [...seen, JSON.stringify([sessionStorage, localStorage].map(Object.entries))];
  const [{ password } = { password: '' }] = await accountCalls();
  expect(kept.filter((text) => text.includes('auth/signedIn'))).toHaveLength(1);
  expect(kept.filter((text) => text.includes(sana.uid) || text.includes(String(password)))).toEqual(
    [],
  );
  const sent = (await Promise.all(requests)).map(({ text }) => text);
  expect(sent.length).toBeGreaterThan(3);
  expect(sent.filter((text) => text.includes(sana.uid))).toEqual([]);
});

test.each(['Login', 'Sign Up'] as const)(
  'somebody known is simply logged in from the %s dialog, by call 8 alone',
  async (dialog) => {
    await signUpAndCloseTab();
    told.current = null;
    const app = await open(dialog);
    await press(app, 'Google');
    await screen.findByRole('button', { name: 'Account of Sana Malik' });
    expect(app.store.getState().auth.authToken).toBeTruthy();
    expect(namesOf(await accountCalls())).toEqual(['UserValidate']);
    expect(app.store.getState().toast.queue).toEqual([]);
  },
);

test('an account with another password: signed in, without a token, in the server’s words', async () => {
  const existing = { ...sana, email: 'shopper@example.com' };
  told.signsIn = () => Promise.resolve(existing);
  const app = await open();
  await press(app, 'Google');
  expect(await screen.findByText('An account with this e-mail already exists')).toBeInTheDocument();
  await screen.findByRole('button', { name: 'Account of Sana Malik' });
  const { auth } = app.store.getState();
  expect([auth.authToken, auth.authUser?.email]).toEqual([null, existing.email]);
  expect(told.done).toEqual([]);
});

test.each([
  ['call 8 fails', failing(login), 'broken on purpose'],
  ['call 8 is not answered', unreachable(login), 'Something went wrong. Please try again.'],
  ['call 9 fails', failing(save), 'broken on purpose'],
  ['call 9 is not answered', unreachable(save), 'Failed to create account'],
])(
  '%s: its words, nobody is signed in, and another press may do',
  async (_case, handler, words) => {
    const app = await open('Sign Up');
    server.use(handler);
    await press(app, 'Google');
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expect(told.done).toEqual(['signOut']));
    expect(app.store.getState().auth.authUser).toBeNull();
    expect(screen.getByRole('dialog', { name: 'Sign Up' })).toBeInTheDocument();
    server.resetHandlers();
    server.use(...demoHandlers());
    await press(app, 'Google');
    expect(await screen.findByText('Signed up with Google as Sana Malik')).toBeInTheDocument();
  },
);

test('an account without an e-mail address cannot be signed up', async () => {
  told.signsIn = () => Promise.resolve({ ...sana, email: '' });
  const app = await open();
  await press(app, 'Facebook');
  expect(
    await screen.findByText(
      'Your Facebook account shares no email address. Please sign up with your email.',
    ),
  ).toBeInTheDocument();
  expect(told.done).toContain('signOut');
});

test.each([
  ['popup-blocked', /The browser blocked the sign-in window/],
  ['popup-closed-by-user', 'The sign-in window was closed before you finished.'],
  ['network-request-failed', /No connection to the sign-in service/],
  ['unauthorized-domain', /not set up for this website/],
  ['user-disabled', 'This account has been disabled. Please contact us.'],
  ['of-another-year', 'Said by the provider.'],
])('%s: its words, and the buttons are there again', async (code, message) => {
  told.signsIn = refused(code);
  const app = await open();
  await press(app, 'Google');
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Google' })).toBeEnabled();
});

test('a dialog closed while the window is open leaves nobody signed in', async () => {
  let finish = () => {};
  told.signsIn = () =>
    new Promise((resolve) => {
      finish = () => {
        resolve(sana);
      };
    });
  const app = await open();
  await press(app, 'Google');
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  finish();
  await waitFor(() => expect(told.done).toContain('signOut'));
  expect(app.store.getState().auth.authUser).toBeNull();
  expect(app.store.getState().toast.queue).toEqual([]);
});

describe('the listener', () => {
  const startWatching = async () => {
    // A session of the provider is there, so it is asked without anybody opening a dialog.
    localStorage.setItem('firebase:authUser', '{}');
    const app = renderApp({ route: '/profile' });
    await waitFor(() => expect(listeners.size).toBeGreaterThan(0));
    return app;
  };

  test('sets the user of a new session, and has a token for them by call 8', async () => {
    await signUpAndCloseTab();
    const { store } = await startWatching();
    await screen.findByRole('button', { name: 'Account of Sana Malik' });
    await waitFor(() => expect(store.getState().auth.authToken).toBeTruthy());
    expect(store.getState().auth.authUser).toMatchObject({
      userId: expect.any(Number) as number,
      identityEmail: sana.email,
    });
    expect(namesOf(await accountCalls())).toEqual(['UserValidate']);
    expect(store.getState().toast.queue).toEqual([]);
  });

  test('without an account by that password the user is signed in without a token, and no account is made', async () => {
    told.current = sana;
    const { store } = await startWatching();
    await screen.findByRole('button', { name: 'Account of Sana Malik' });
    await waitFor(async () => expect(namesOf(await accountCalls())).toEqual(['UserValidate']));
    expect(store.getState().auth).toMatchObject({
      authUser: { email: sana.email, fullName: 'Sana Malik' },
      authToken: null,
    });
    expect(store.getState().toast.queue).toEqual([]);
  });

  test('an answer that comes after the logout signs nobody in', async () => {
    const late = holding(login);
    const ghost = { statusCode: 200, token: 't', appUserName: 'Ghost' };
    server.use(...late.handlers, answering(login, ghost));
    told.current = sana;
    const { user, store } = await startWatching();
    await user.click(await screen.findByRole('button', { name: 'Account of Sana Malik' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    const answered = new Promise((resolve) => {
      server.events.on('response:mocked', ({ request }) => {
        if (request.url.includes(login)) setTimeout(resolve, 50);
      });
    });
    late.release();
    await act(() => answered);
    expect(told.done).toEqual(['signOut']);
    expect(store.getState().auth).toMatchObject({ authUser: null, authToken: null });
  });

  test('the id that older sessions hold is gone from state and storage', async () => {
    const old = { ...sana, displayName: sana.fullName };
    sessionStorage.setItem('authUser', JSON.stringify(old));
    told.current = sana;
    const { store } = await startWatching();
    await screen.findByRole('button', { name: 'Account of Sana Malik' });
    expect(JSON.stringify(store.getState())).not.toContain(sana.uid);
    await waitFor(() => expect(sessionStorage.getItem('authUser')).not.toContain(sana.uid));
    expect(sessionStorage.getItem('authUser')).toContain(sana.email);
  });

  test('the session’s user stays, with the token, where it is the same e-mail', async () => {
    const stored = { userId: 1, appUserName: 'Ayesha Khan', userEmail: sana.email };
    sessionStorage.setItem('authUser', JSON.stringify(stored));
    sessionStorage.setItem('authToken', 'of-ayesha');
    told.current = { ...sana, email: 'Sana@Gmail.example' };
    const { store } = await startWatching();
    expect(store.getState().auth).toMatchObject({ authUser: stored, authToken: 'of-ayesha' });
    expect(await accountCalls()).toEqual([]);
  });

  test('with none, the user of the session stays', async () => {
    sessionStorage.setItem('authUser', JSON.stringify({ userId: 1, appUserName: 'Ayesha Khan' }));
    await startWatching();
    expect(
      await screen.findByRole('button', { name: 'Account of Ayesha Khan' }),
    ).toBeInTheDocument();
  });

  test('the provider’s user goes when the provider says so', async () => {
    told.current = sana;
    const { store } = await startWatching();
    await screen.findByRole('button', { name: 'Account of Sana Malik' });
    act(() => {
      become(null);
    });
    expect(
      await screen.findByText('Your session has ended. Please log in again.'),
    ).toBeInTheDocument();
    expect(store.getState().auth.authUser).toBeNull();
  });

  test('logout signs out there too; its failure goes to the console alone', async () => {
    told.current = sana;
    told.signOut = refused('network-request-failed');
    const { user, store } = await startWatching();
    await user.click(await screen.findByRole('button', { name: 'Account of Sana Malik' }));
    expectConsole(/Logout failed: Firebase: .*network-request-failed/);
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await waitFor(() => expect(told.done).toEqual(['signOut']));
    expect(store.getState().auth.authUser).toBeNull();
    expect(store.getState().toast.queue).toEqual([]);
  });
});
