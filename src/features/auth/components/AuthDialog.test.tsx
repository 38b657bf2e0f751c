import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { UserArea } from '@/app/layout/account/UserArea';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, holding, unreachable } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { objectUrls, pngFile } from '@/testing/pictures';
import { renderWithStore } from '@/testing/renderApp';
import { loginRequested } from '../authDialogSlice';

const login = '/api/ADM/User/UserValidate';
const save = '/api/ADM/User/WebSave';
const shopper = { email: 'shopper@example.com', password: 'shopper-demo-1' };

type App = ReturnType<typeof renderWithStore>;

let sent: string[] = [];
beforeEach(() => {
  sent = [];
  server.use(...demoHandlers());
  server.events.on('request:start', ({ request }) => {
    sent.push(new URL(request.url).pathname);
  });
});
afterEach(() => {
  server.events.removeAllListeners();
});
const timesSent = (path: string) => sent.filter((each) => each === path).length;

async function openLogin() {
  const app = renderWithStore(<UserArea />);
  await app.user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Login' });
  return app;
}

async function openSignup() {
  const app = await openLogin();
  await app.user.click(inDialog().getByRole('button', { name: 'Sign Up' }));
  return app;
}

const inDialog = () => within(screen.getByRole('dialog'));
const field = (label: string) =>
  inDialog().getByLabelText(new RegExp(`^${label}( \\(optional\\))?$`));

async function fill({ user }: App, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await user.click(field(label));
    await user.paste(value);
  }
}
const fillLogin = (app: App, { email, password } = shopper) =>
  fill(app, { Email: email, Password: password });
const press = ({ user }: App, name: string) => user.click(inDialog().getByRole('button', { name }));

/** By a toast and beside the form. */
async function expectSaid(message: string) {
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(inDialog().getByRole('alert')).toHaveTextContent(message);
}

describe('login', () => {
  test('has its words; the password can be shown only once something is typed', async () => {
    const app = await openLogin();
    expect(screen.getByRole('heading', { name: 'Login' })).toBeInTheDocument();
    expect(inDialog().getByText(/^Enter your email and password below/)).toBeInTheDocument();
    expect(inDialog().getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/contact?subject=Forgotten+password',
    );
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Email')).toHaveAttribute('autocomplete', 'username');
    expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
    expect(inDialog().queryByRole('button', { name: /Google|Facebook/ })).not.toBeInTheDocument();

    expect(inDialog().queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
    await app.user.type(field('Password'), 'x');
    await press(app, 'Show password');
    expect(field('Password')).toHaveAttribute('type', 'text');
    await press(app, 'Hide password');
    expect(field('Password')).toHaveAttribute('type', 'password');
    await press(app, 'Show password');
    await app.user.clear(field('Password'));
    expect(field('Password')).toHaveAttribute('type', 'password');
    expect(inDialog().queryByRole('button', { name: /password$/ })).not.toBeInTheDocument();
  });

  test('a refusal stays until something is typed; success stores the response and the token, closes, and gives the focus back', async () => {
    const app = await openLogin();
    await fillLogin(app, { ...shopper, password: 'mistyped-1' });
    await press(app, 'Login');
    const refusal = 'Invalid email or password';
    await expectSaid(refusal);
    for (const label of ['Email', 'Password']) {
      expect(field(label)).toBeInvalid();
      expect(field(label)).toHaveAccessibleDescription(refusal);
    }
    expect(field('Email')).toHaveValue(shopper.email);
    expect(field('Password')).toHaveValue('mistyped-1');
    await app.user.clear(field('Password'));
    await app.user.paste(shopper.password);
    expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(field('Password')).not.toBeInvalid();

    await app.user.dblClick(inDialog().getByRole('button', { name: 'Login' }));
    const avatar = await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
    await waitFor(() => expect(avatar).toHaveFocus());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(timesSent(login)).toBe(2);
    const token = sessionStorage.getItem('authToken');
    expect(token).toBeTruthy();
    expect(JSON.parse(sessionStorage.getItem('authUser') ?? '')).toMatchObject({
      statusCode: 200,
      appUserName: 'Ayesha Khan',
      token,
    });
  });

  test('what is empty is said, and nothing is sent', async () => {
    const app = await openLogin();
    const expectMissing = async (email: boolean, password: boolean) => {
      await press(app, 'Login');
      await expectSaid('Please enter both email and password');
      expect(field('Email')).toHaveAttribute('aria-invalid', String(email));
      expect(field('Password')).toHaveAttribute('aria-invalid', String(password));
    };
    await expectMissing(true, true);
    await app.user.type(field('Password'), 'x');
    await expectMissing(true, false);
    await app.user.type(field('Email'), '  ');
    await expectMissing(true, false);
    await app.user.clear(field('Password'));
    await app.user.type(field('Email'), shopper.email);
    await expectMissing(false, true);
    expect(timesSent(login)).toBe(0);
  });

  test('closed while it waits, the call is given up and signs nobody in', async () => {
    const ghost = { statusCode: 200, token: 't', appUserName: 'Ghost' };
    let asked: Request | undefined;
    const answer = new Promise<Response>((resolve) => {
      server.use(
        http.get(`*${login}`, ({ request }) => {
          asked = request;
          request.signal.addEventListener('abort', () => resolve(Response.json(ghost)));
          return answer;
        }),
      );
    });
    const app = await openLogin();
    await fillLogin(app);
    await press(app, 'Login');
    expect(inDialog().getByRole('button', { name: 'Logging in...' })).toBeInTheDocument();
    await waitFor(() => expect(asked).toBeDefined());
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
    expect(asked?.signal.aborted).toBe(true);
    await act(() => answer);
    expect(app.store.getState().auth.authUser).toBeNull();
    expect(app.store.getState().toast.queue).toEqual([]);
  });

  test('asked for over the page, it says why and as whom, and is no part of the account menu', async () => {
    sessionStorage.setItem('authUser', JSON.stringify({ userId: 1, appUserName: 'Ayesha Khan' }));
    const { store, user } = renderWithStore(<UserArea />);
    act(() => {
      store.dispatch(loginRequested({ notice: 'Your login has expired.', email: shopper.email }));
    });
    const dialog = await screen.findByRole('dialog', { name: 'Login' });
    expect(dialog).toHaveAccessibleDescription('Your login has expired.');
    expect(field('Email')).toHaveValue(shopper.email);
    await user.hover(field('Email'));
    const avatar = screen.getByRole('button', { name: 'Account of Ayesha Khan', hidden: true });
    expect(avatar).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('sign-up', () => {
  const values = {
    'Full Name': 'Sana Malik',
    Mobile: '+92 321-1234567',
    Email: 'sana@example.com',
    Password: '        ',
  };

  test('success says so and opens login; the new account, its password eight spaces, can log in', async () => {
    const app = await openSignup();
    expect(screen.getByRole('heading', { name: 'Sign Up' })).toHaveFocus();
    expect(field('Mobile')).toHaveAttribute('inputmode', 'numeric');
    expect(field('Mobile')).toHaveAccessibleName('Mobile (optional)');
    expect(field('Full Name')).toHaveAccessibleName('Full Name (optional)');
    expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
    for (const label of Object.keys(values)) expect(field(label)).not.toBeRequired();
    await fill(app, values);
    await app.user.dblClick(inDialog().getByRole('button', { name: 'Signup' }));
    expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
    await screen.findByRole('dialog', { name: 'Login' });
    expect(timesSent(save)).toBe(1);
    expect(field('Email')).toHaveValue(values.Email);
    await fill(app, { Password: values.Password });
    await press(app, 'Login');
    await screen.findByRole('button', { name: 'Account of Sana Malik' });
    expect(app.store.getState().auth.authUser).toMatchObject({ userCellNo: '03211234567' });
  });

  test('an e-mail already taken: the server’s words, and what was typed stays', async () => {
    const app = await openSignup();
    await fill(app, { ...values, Email: shopper.email });
    await press(app, 'Signup');
    await expectSaid('An account with this e-mail already exists');
    expect(field('Full Name')).toHaveValue('Sana Malik');
    expect(field('Password')).toHaveValue(values.Password);
    await app.user.type(field('Email'), '.pk');
    expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
    await press(app, 'Log In');
    expect(screen.getByRole('heading', { name: 'Login' })).toHaveFocus();
  });
});

describe('the picture of a sign-up', () => {
  const preview = () => inDialog().queryByRole('img', { name: 'Chosen profile image' });
  const picker = () => inDialog().getByLabelText('Profile image (optional)');
  const isLocal = () => preview()?.getAttribute('src')?.startsWith('blob:');

  test('a local preview at once, then the uploaded address, which the account gets', async () => {
    const upload = holding('/api/upload');
    server.use(...upload.handlers, answering('/api/upload', { url: '/uploads/me.png' }));
    const saved = new Promise<unknown>((resolve) => {
      server.use(
        http.post(`*${save}`, async ({ request }) => {
          resolve(await request.json());
          return HttpResponse.json({ statusCode: 200 });
        }),
      );
    });
    const app = await openSignup();
    await app.user.upload(picker(), pngFile());
    await waitFor(() => expect(isLocal()).toBe(true));
    expect(inDialog().getByText('Uploading...')).toBeInTheDocument();
    expect(inDialog().getByRole('progressbar', { name: 'Upload progress' })).toBeInTheDocument();
    expect(inDialog().getByRole('button', { name: 'Signup' })).toBeDisabled();
    upload.release();
    await waitFor(() => expect(preview()).toHaveAttribute('src', '/uploads/me.png'));
    expect(inDialog().queryByText('Uploading...')).not.toBeInTheDocument();

    await fill(app, { Email: 'sana@example.com', Password: 'long-enough' });
    await press(app, 'Signup');
    expect(await saved).toMatchObject({ userImageURL: '/uploads/me.png', userCellNo: '' });
  });

  test('a file that is none is refused; one that is not taken stays in sight; either can be replaced', async () => {
    const app = await openSignup();
    await app.user.upload(picker(), new File(['%PDF-1.7'], 'a.png', { type: 'image/png' }));
    expect(await inDialog().findByRole('alert')).toHaveTextContent('not an image');
    expect(preview()).not.toBeInTheDocument();
    expect(sent).not.toContain('/api/upload');

    server.use(unreachable('/api/upload'));
    expectConsole(/Failed to upload the image/);
    await app.user.upload(picker(), pngFile());
    await waitFor(() => expect(isLocal()).toBe(true));
    await waitFor(() => expect(inDialog().getByRole('button', { name: 'Signup' })).toBeEnabled());
    expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
    expect(app.store.getState().toast.queue).toEqual([]);

    server.use(answering('/api/upload', { url: '/uploads/2.png' }));
    await app.user.upload(picker(), pngFile());
    await waitFor(() => expect(preview()).toHaveAttribute('src', '/uploads/2.png'));
    await press(app, 'Remove');
    expect(preview()).not.toBeInTheDocument();
    expect(objectUrls.size).toBe(0);
  });
});
