import { act, screen, waitFor, within } from '@testing-library/react';
import { UserArea } from '@/app/layout/account/UserArea';
import { Toasts } from '@/app/layout/toasts/Toasts';
import { wait } from '@/shared/timing/wait';
import { answering, hold, requestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { objectUrls, pngFile } from '@/testing/pictures';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { authDialogOpened } from '../authDialogSlice';

const userArea = (
  <>
    <UserArea />
    <Toasts />
  </>
);

const login = '/api/ADM/User/UserValidate';
const save = '/api/ADM/User/WebSave';
const shopper = { Email: 'shopper@example.com', Password: 'shopper-demo-1' };

const inDialog = () => within(screen.getByRole('dialog'));
const button = (name: string) => inDialog().getByRole('button', { name });
const field = (label: string) =>
  inDialog().getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`));
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openLogin() {
  const { user, store } = renderWithProviders(userArea);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Login' });
  const press = (name: string) => user.click(button(name));
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.clear(field(label));
      await user.paste(value);
    }
  };
  return { user, store, press, fill };
}

/** By a toast and beside the form. */
async function expectSaid(message: string) {
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(inDialog().getByRole('alert')).toHaveTextContent(message);
}

test('the login has its words; the password can be shown only once something is typed', async () => {
  const { user, press } = await openLogin();
  expect(inDialog().getByText(/^Enter your email and password below/)).toBeInTheDocument();
  const forgotten = inDialog().getByRole('link', { name: 'Forgot your password?' });
  expect(forgotten).toHaveAttribute('href', '/contact?subject=Forgotten+password');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Email')).toHaveAttribute('autocomplete', 'username');
  expect(field('Password')).toHaveAttribute('autocomplete', 'current-password');
  expect(inDialog().queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
  await user.type(field('Password'), 'x');
  await press('Show password');
  expect(field('Password')).toHaveAttribute('type', 'text');
  await user.clear(field('Password'));
  expect(field('Password')).toHaveAttribute('type', 'password');
});

test('a refused login is said, and a successful one signs in and closes', async () => {
  const sent = requestsOf(login);
  const { user, store, press, fill } = await openLogin();
  await fill({ ...shopper, Password: 'mistyped-1' });
  await press('Login');
  const refusal = 'Invalid email or password';
  await expectSaid(refusal);
  for (const [label, value] of Object.entries({ ...shopper, Password: 'mistyped-1' })) {
    expect(field(label)).toBeInvalid();
    expect(field(label)).toHaveAccessibleDescription(refusal);
    expect(field(label)).toHaveValue(value);
  }
  await fill({ Password: shopper.Password });
  expect(inDialog().queryByRole('alert')).not.toBeInTheDocument();
  expect(field('Password')).not.toBeInvalid();

  await user.dblClick(button('Login'));
  const avatar = await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
  await waitFor(() => expect(avatar).toHaveFocus());
  expect(sent).toHaveLength(2);
  expect(store.getState().auth.authToken).toBeTruthy();
});

test('a login that a password manager filled in without events is sent as it stands', async () => {
  const { press } = await openLogin();
  for (const [label, value] of Object.entries(shopper)) field(label).value = value;
  await press('Login');
  expect(await screen.findByRole('button', { name: 'Account of Ayesha Khan' })).toBeVisible();
});

test('what a login lacks is said, and nothing is sent', async () => {
  const sent = requestsOf(login);
  const { user, press } = await openLogin();
  const expectMissing = async (email: boolean, password: boolean) => {
    await press('Login');
    await expectSaid('Please enter both email and password');
    expect(field('Email')).toHaveAttribute('aria-invalid', String(email));
    expect(field('Password')).toHaveAttribute('aria-invalid', String(password));
  };
  await expectMissing(true, true);
  await user.type(field('Email'), '  ');
  await user.type(field('Password'), 'x');
  await expectMissing(true, false);
  expect(sent).toEqual([]);
});

test('closed while the login waits, the call is given up and signs nobody in', async () => {
  const release = hold(login);
  const sent = requestsOf(login);
  const { user, store, press, fill } = await openLogin();
  await fill(shopper);
  await press('Login');
  expect(button('Logging in...')).toBeInTheDocument();
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.keyboard('{Escape}');
  await isClosed();
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
  expect(sent[0]?.signal.aborted).toBe(true);
  await act(async () => {
    release();
    await wait(0);
  });
  expect(store.getState()).toMatchObject({ auth: { authUser: null }, toast: [] });
});

test('opened over a page, the login says why and as whom', async () => {
  sessionStorage.setItem('authUser', JSON.stringify({ userId: 1, appUserName: 'Ayesha Khan' }));
  const { store, user } = renderWithProviders(userArea);
  const asked = { view: 'login' as const, notice: 'Your login has expired.', email: shopper.Email };
  act(() => void store.dispatch(authDialogOpened(asked)));
  const dialog = await screen.findByRole('dialog', { name: 'Login' });
  expect(dialog).toHaveAccessibleDescription('Your login has expired.');
  expect(field('Email')).toHaveValue(shopper.Email);
  await user.hover(field('Email'));
  const avatar = screen.getByRole('button', { name: 'Account of Ayesha Khan', hidden: true });
  expect(avatar).toHaveAttribute('aria-expanded', 'false');
});

const newcomer = {
  'Full Name': 'Sana Malik',
  Mobile: '+92 321-1234567',
  Email: 'sana@example.com',
  Password: '        ',
};

test('a sign-up with a taken e-mail is refused in the server’s words', async () => {
  const sent = requestsOf(save);
  const { user, store, press, fill } = await openLogin();
  await press('Sign Up');
  expect(screen.getByRole('heading', { name: 'Sign Up' })).toHaveFocus();
  expect(field('Mobile')).toHaveAttribute('inputmode', 'numeric');
  expect(field('Password')).toHaveAttribute('autocomplete', 'new-password');
  for (const label of ['Full Name', 'Mobile'])
    expect(field(label)).toHaveAccessibleName(`${label} (optional)`);
  await fill({ ...newcomer, Email: shopper.Email });
  await press('Signup');
  await expectSaid('An account with this e-mail already exists');
  expect(field('Password')).toHaveValue(newcomer.Password);
  await fill({ Email: newcomer.Email });
  await user.dblClick(button('Signup'));
  expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
  expect(await screen.findByRole('heading', { name: 'Login' })).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(field('Email')).toHaveValue(newcomer.Email);
  expect(field('Password')).toHaveFocus();
  await fill({ Password: newcomer.Password });
  await press('Login');
  await screen.findByRole('button', { name: 'Account of Sana Malik' });
  expect(store.getState().auth.authUser).toMatchObject({ userCellNo: '03211234567' });
});

test('a sign-up shows, uploads and removes a picture', async () => {
  server.use(answering('/api/upload', { url: '/uploads/me.png' }));
  const release = hold('/api/upload');
  const sent = requestsOf(save);
  const { user, press, fill } = await openLogin();
  await press('Sign Up');
  const choose = (file: File) =>
    user.upload(inDialog().getByLabelText('Profile image (optional)'), file);
  const preview = () => inDialog().queryByRole('img', { name: 'Chosen profile image' });
  const shows = (address: RegExp) =>
    waitFor(() => expect(preview()?.getAttribute('src')).toMatch(address));

  await choose(pngFile());
  await shows(/^data:image\/png/);
  await press('Remove');
  expect(preview()).not.toBeInTheDocument();
  await choose(new File(['%PDF-1.7'], 'a.png', { type: 'image/png' }));
  expect(await inDialog().findByRole('alert')).toHaveTextContent('cannot open the file');

  await choose(pngFile());
  await shows(/^data:image\/png/);
  expect(inDialog().getByText('Uploading...')).toBeInTheDocument();
  expect(button('Signup')).toHaveAttribute('aria-disabled', 'true');
  release();
  await shows(/^\/uploads\/me.png$/);
  // So that the service worker does not keep it.
  expect(preview()).toHaveAttribute('referrerpolicy', 'no-referrer');
  await fill({ Email: newcomer.Email, Password: 'long-enough' });
  await press('Signup');
  await screen.findByRole('dialog', { name: 'Login' });
  const account = { userImageURL: '/uploads/me.png', userCellNo: '' };
  expect(await sent[0]?.json()).toMatchObject(account);
  expect(objectUrls.size).toBe(0);
});
