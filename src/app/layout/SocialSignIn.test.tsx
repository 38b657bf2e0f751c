import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { identityDoor } from '@/features/auth/identity';
import type { IdentityProvider, IdentityUser } from '@/features/auth/identity';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers } from '@/testing/handlers';
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
  signsIn: () => Promise.resolve({ user: sana, isNew: true }),
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
    const result = await told.signsIn();
    become(result.user);
    return result;
  },
  discard: () => {
    told.done.push('discard');
    become(null);
    return Promise.resolve();
  },
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
    signsIn: () => Promise.resolve({ user: sana, isNew: true }),
    signOut: () => Promise.resolve(),
    done: [],
  });
});

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

test.each(['Google', 'Facebook'] as const)(
  '%s signs up through call 9, with a password nobody knows, and logs in',
  async (name) => {
    const sent: Record<string, string>[] = [];
    server.events.on('request:start', ({ request }) => {
      if (!request.url.endsWith('/WebSave')) return;
      void request
        .clone()
        .json()
        .then((body: Record<string, string>) => sent.push(body));
    });
    const app = await open('Sign Up');
    await press(app, name);
    expect(await screen.findByText(`Signed up with ${name} as Sana Malik`)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toMatchObject([
      {
        loginId: sana.email,
        userEmail: sana.email,
        appUserName: 'Sana Malik',
        userCellNo: '',
        userImageURL: sana.userImageURL,
      },
    ]);
    expect(sent[0]?.loginPassword).toMatch(/^[\w-]{32}$/);
    const { auth } = app.store.getState();
    expect(auth.authUser).toMatchObject({ uid: 'u-1', appUserName: 'Sana Malik' });
    // Reviews need a token that the back end knows.
    expect(auth.authToken).toBeTruthy();
    expect(JSON.stringify(app.store.getState())).not.toContain(sent[0]?.loginPassword);
    server.events.removeAllListeners();
  },
);

test('somebody known already is signed in from the login dialog, without call 9', async () => {
  told.signsIn = () => Promise.resolve({ user: sana, isNew: false });
  server.use(http.post('*/WebSave', () => HttpResponse.error()));
  const app = await open();
  await press(app, 'Google');
  expect(await screen.findByRole('button', { name: 'Account of Sana Malik' })).toBeInTheDocument();
  expect(app.store.getState().toast.queue).toEqual([]);
});

test('a sign-up that the back end refuses is taken back from the provider', async () => {
  server.use(answering('/WebSave', { statusCode: 409, message: 'Taken' }));
  const app = await open('Sign Up');
  await press(app, 'Google');
  expect(await screen.findByText('Taken')).toBeInTheDocument();
  await waitFor(() => expect(told.done).toContain('discard'));
  expect(app.store.getState().auth.authUser).toBeNull();
  expect(screen.getByRole('dialog', { name: 'Sign Up' })).toBeInTheDocument();
});

test('an account without an e-mail address cannot be signed up', async () => {
  told.signsIn = () => Promise.resolve({ user: { ...sana, email: '' }, isNew: true });
  const app = await open();
  await press(app, 'Facebook');
  expect(
    await screen.findByText(
      'Your Facebook account shares no email address. Please sign up with your email.',
    ),
  ).toBeInTheDocument();
  expect(told.done).toContain('discard');
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
        resolve({ user: sana, isNew: true });
      };
    });
  const app = await open();
  await press(app, 'Google');
  await app.user.click(screen.getByRole('button', { name: 'Close' }));
  finish();
  await waitFor(() => expect(told.done).toContain('discard'));
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

  test('sets the user', async () => {
    told.current = sana;
    const { store } = await startWatching();
    expect(
      await screen.findByRole('button', { name: 'Account of Sana Malik' }),
    ).toBeInTheDocument();
    expect(store.getState().auth.authUser).toMatchObject({ ...sana });
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
