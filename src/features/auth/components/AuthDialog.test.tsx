import { addListener } from '@reduxjs/toolkit';
import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { maskSecrets } from '@/app/devTools';
import { answering, demoHandlers, unreachable } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const login = '/api/ADM/User/UserValidate';
const save = '/api/ADM/User/WebSave';
const shopper = { email: 'shopper@example.com', password: 'shopper-demo-1' };

type App = ReturnType<typeof renderApp>;

beforeEach(() => {
  server.use(...demoHandlers());
});

async function openLogin() {
  const app = renderApp({ route: '/profile' });
  await app.user.click(await screen.findByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Login' });
  return app;
}

async function openSignup() {
  const app = await openLogin();
  await app.user.click(inDialog().getByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('dialog', { name: 'Sign Up' });
  return app;
}

const inDialog = () => within(screen.getByRole('dialog'));
const field = (label: string) =>
  inDialog().getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));

async function expectSaid(message: string) {
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(inDialog().getByRole('alert')).toHaveTextContent(message);
}

async function fillLogin({ user }: App, { email, password } = shopper) {
  if (email) await user.type(field('Email'), email);
  if (password) await user.type(field('Password'), password);
}
const pressLogin = ({ user }: App) => user.click(inDialog().getByRole('button', { name: 'Login' }));

/** How often a call is made; it is answered by whoever comes next. */
function count(path: string) {
  const seen = { times: 0 };
  server.events.on('request:start', ({ request }) => {
    if (new URL(request.url).pathname === path) seen.times += 1;
  });
  return seen;
}

afterEach(() => {
  server.events.removeAllListeners();
});

describe('login dialog', () => {
  test('has its words', async () => {
    await openLogin();
    const shown = within(screen.getByRole('dialog'));
    expect(shown.getByRole('heading', { name: 'Login' })).toBeInTheDocument();
    expect(
      shown.getByText('Enter your email and password below to access your account.'),
    ).toBeInTheDocument();
    expect(shown.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/contact?subject=Forgotten+password',
    );
    expect(shown.getByText("Don't have an account?")).toBeInTheDocument();
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(shown.queryByRole('button', { name: /Google|Facebook/ })).not.toBeInTheDocument();
  });

  test('the password can be shown only once something is typed', async () => {
    const app = await openLogin();
    expect(inDialog().queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
    await app.user.type(field('Password'), 'x');
    await app.user.click(inDialog().getByRole('button', { name: 'Show password' }));
    expect(field('Password')).toHaveAttribute('type', 'text');
    await app.user.click(inDialog().getByRole('button', { name: 'Hide password' }));
    expect(field('Password')).toHaveAttribute('type', 'password');
    await app.user.clear(field('Password'));
    expect(inDialog().queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
  });

  test('success stores the whole response and the token, closes, and gives the focus back', async () => {
    const app = await openLogin();
    await fillLogin(app);
    await pressLogin(app);
    const avatar = await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(avatar).toHaveFocus());
    await waitFor(() => expect(sessionStorage.getItem('authToken')).toBeTruthy());
    expect(JSON.parse(sessionStorage.getItem('authUser') ?? '')).toMatchObject({
      statusCode: 200,
      appUserName: 'Ayesha Khan',
      token: sessionStorage.getItem('authToken'),
    });
  });

  test.each([
    ['both empty', { email: '', password: '' }],
    ['no password', { email: shopper.email, password: '' }],
    ['no email', { email: '', password: 'x' }],
    ['a blank email', { email: '   ', password: 'x' }],
  ])('%s: a toast, and nothing is sent', async (_case, credentials) => {
    const calls = count(login);
    const app = await openLogin();
    await fillLogin(app, credentials);
    await pressLogin(app);
    await expectSaid('Please enter both email and password');
    for (const [label, text] of Object.entries({
      Email: credentials.email.trim(),
      Password: credentials.password,
    })) {
      expect(field(label)).toHaveAttribute('aria-invalid', String(text === ''));
    }
    expect(calls.times).toBe(0);
  });

  test.each([
    ['404', answering(login, {}, 404), 'Invalid email or password'],
    ['404 in the body', answering(login, { statusCode: 404, message: 'No user' }), 'No user'],
    ['500', answering(login, {}, 500), 'Something went wrong. Please try again.'],
    ['no connection', unreachable(login), 'Something went wrong. Please try again.'],
  ])('%s: said twice, and what was typed stays', async (_case, handler, message) => {
    const app = await openLogin();
    await fillLogin(app);
    server.use(handler);
    await pressLogin(app);
    await expectSaid(message);
    expect(field('Email')).toHaveValue(shopper.email);
    expect(field('Password')).toHaveValue(shopper.password);
    expect(inDialog().getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  test('a double click sends once, and the button says what is going on', async () => {
    const calls = count(login);
    const app = await openLogin();
    await fillLogin(app);
    server.use(
      http.get(`*${login}`, async () => {
        await delay(100);
        return HttpResponse.json({ statusCode: 404, message: 'No user' });
      }),
    );
    await app.user.dblClick(inDialog().getByRole('button', { name: 'Login' }));
    await inDialog().findByRole('button', { name: 'Logging in...' });
    await expectSaid('No user');
    expect(calls.times).toBe(1);
  });

  test('closed while it waits, it leaves no ghost', async () => {
    const app = await openLogin();
    await fillLogin(app);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      server.use(
        http.get(`*${login}`, async ({ request }) => {
          await new Promise<void>((go) => {
            answer = go;
          });
          setTimeout(resolve, 50);
          expect(request.signal.aborted).toBe(true);
          return HttpResponse.json({ statusCode: 200, token: 't', appUserName: 'Ghost' });
        }),
      );
    });
    await pressLogin(app);
    await inDialog().findByRole('button', { name: 'Logging in...' });
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus());
    answer();
    await act(() => answered);
    expect(app.store.getState().auth.authUser).toBeNull();
    expect(app.store.getState().toast.queue).toEqual([]);
    expect(sessionStorage.getItem('authUser')).toBeNull();
  });

  test('no password in any state or storage, nor in an action as DevTools shows it', async () => {
    const app = await openLogin();
    const seen: string[] = [];
    app.store.subscribe(() => seen.push(JSON.stringify(app.store.getState())));
    const effect = (action: unknown) => {
      seen.push(JSON.stringify(maskSecrets(action)));
    };
    app.store.dispatch(addListener({ predicate: () => true, effect }));
    await fillLogin(app, { ...shopper, password: 'never-seen-1' });
    await pressLogin(app);
    await expectSaid('Invalid email or password');
    for (const label of ['Email', 'Password']) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription('Invalid email or password');
    }
    await app.user.clear(field('Password'));
    await app.user.type(field('Password'), shopper.password);
    expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Password')).not.toBeInvalid();
    await pressLogin(app);
    await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
    await waitFor(() => expect(sessionStorage.getItem('authToken')).toBeTruthy());
    const kept = [
      ...seen,
      JSON.stringify(Object.entries(sessionStorage)),
      JSON.stringify(Object.entries(localStorage)),
    ];
    expect(seen.filter((text) => text.includes('auth/signedIn'))).toHaveLength(1);
    expect(kept.filter((text) => /never-seen-1|shopper-demo-1/.test(text))).toEqual([]);
  });
});

describe('signup dialog', () => {
  const values = {
    'Full Name': 'Sana Malik',
    Mobile: '+92 321-1234567',
    Email: 'sana@example.com',
    Password: '        ',
  };
  async function fillSignup({ user }: App, changes: Partial<typeof values> = {}) {
    for (const [label, value] of Object.entries({ ...values, ...changes })) {
      await user.click(field(label));
      await user.paste(value);
    }
  }
  const press = ({ user }: App) => user.click(inDialog().getByRole('button', { name: 'Signup' }));

  test('switches to login and back', async () => {
    const app = await openSignup();
    expect(field('Mobile')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Mobile')).toHaveAttribute('placeholder', '03000000000');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    for (const label of Object.keys(values)) expect(field(label)).not.toBeRequired();
    expect(field('Full Name')).toHaveAccessibleName('Full Name (optional)');
    expect(field('Mobile')).toHaveAccessibleName('Mobile (optional)');
    await app.user.click(inDialog().getByRole('button', { name: 'Log In' }));
    expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
    expect(inDialog().getByRole('heading', { name: 'Login' })).toHaveFocus();
  });

  test('success says so and opens login; the new account, its password eight spaces, can log in', async () => {
    const app = await openSignup();
    await fillSignup(app);
    await press(app);
    expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
    await screen.findByRole('dialog', { name: 'Login' });
    expect(field('Email')).toHaveValue(values.Email);
    await fillLogin(app, { email: '', password: values.Password });
    await pressLogin(app);
    await screen.findByRole('button', { name: 'Account of Sana Malik' });
    expect(app.store.getState().auth.authUser).toMatchObject({ userCellNo: '03211234567' });
  });

  test.each([
    ['a mobile of 10', { Mobile: '0300123456' }, 'Enter an 11-digit mobile number'],
    ['a mobile of 12', { Mobile: '030012345678' }, 'Enter an 11-digit mobile number'],
    ['no email address', { Email: 'sana' }, 'Enter an email address'],
    ['a password of 7', { Password: '1234567' }, 'Use a password of at least 8 characters'],
    ['a name of 2,000', { 'Full Name': 'a'.repeat(2000) }, 'Full name is too long'],
  ])('%s: nothing is sent', async (_case, changes, message) => {
    const calls = count(save);
    const app = await openSignup();
    await fillSignup(app, changes);
    await press(app);
    expect(await inDialog().findByText(new RegExp(message))).toBeInTheDocument();
    expect(calls.times).toBe(0);
  });

  test('an e-mail already taken: the server’s words, and what was typed stays', async () => {
    const app = await openSignup();
    await fillSignup(app, { Email: shopper.email });
    await press(app);
    await expectSaid('An account with this e-mail already exists');
    expect(field('Full Name')).toHaveValue('Sana Malik');
    expect(field('Password')).toHaveValue(values.Password);
  });

  test.each([
    ['HTTP 500', answering(save, {}, 500)],
    ['a body without a code', answering(save, {})],
    ['no connection', unreachable(save)],
  ])('%s: Failed to create account', async (_case, handler) => {
    const app = await openSignup();
    await fillSignup(app);
    server.use(handler);
    await press(app);
    await expectSaid('Failed to create account');
    expect(screen.getByRole('dialog', { name: 'Sign Up' })).toBeInTheDocument();
  });
});
