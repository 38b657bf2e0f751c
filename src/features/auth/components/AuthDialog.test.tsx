import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { UserArea } from '@/app/layout/account/UserArea';
import { Toasts } from '@/app/layout/toasts/Toasts';
import { wait } from '@/shared/timing/wait';
import { expectConsole } from '@/testing/consoleGuard';
import { mockAnswer, mockConnectionError, holdAnswers, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { filesByObjectUrl, createPngFile } from '@/testing/pictures';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { authDialogOpened } from '../authDialogSlice';

const userArea = (
  <>
    <UserArea />
    <Toasts />
  </>
);

const loginPath = '/api/ADM/User/UserValidate';
const savePath = '/api/ADM/User/WebSave';
const shopperCredentials = { Email: 'shopper@example.com', Password: 'shopper-demo-1' };

const getDialog = () => within(screen.getByRole('dialog'));
const getButton = (name: string) => getDialog().getByRole('button', { name });
const getField = (label: string) =>
  getDialog().getByLabelText<HTMLInputElement>(new RegExp(`^${label}( \\(optional\\))?$`));
const expectDialogClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

async function openLogin() {
  const { user, store } = renderWithProviders(userArea);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await screen.findByRole('dialog', { name: 'Login' });
  const press = (name: string) => user.click(getButton(name));
  const fill = async (values: Record<string, string>) => {
    for (const [label, value] of Object.entries(values)) {
      await user.clear(getField(label));
      await user.paste(value);
    }
  };
  return { user, store, press, fill };
}

async function openSignUp() {
  const app = await openLogin();
  await app.press('Sign Up');
  return app;
}

const refusalText = 'Invalid email or password';
const wrongCredentials = { ...shopperCredentials, Password: 'mistyped-1' };

/** Opens the login form and submits a wrong password. */
async function openRefusedLogin() {
  const app = await openLogin();
  await app.fill(wrongCredentials);
  await app.press('Login');
  await getDialog().findByRole('alert');
  return app;
}

/** Opens the login dialog over a page, for a shopper whose login has expired. */
async function openExpiredLogin() {
  sessionStorage.setItem('authUser', JSON.stringify({ userId: 1, appUserName: 'Ayesha Khan' }));
  const app = renderWithProviders(userArea);
  const loginRequest = {
    view: 'login' as const,
    notice: 'Your login has expired.',
    email: shopperCredentials.Email,
  };
  act(() => void app.store.dispatch(authDialogOpened(loginRequest)));
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Login' }) };
}

/** Expects the message in a toast and in the dialog. */
async function expectMessage(message: string) {
  await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2));
  expect(getDialog().getByRole('alert')).toHaveTextContent(message);
}

test('the dialog stays open if its link opens in another tab', async () => {
  await openLogin();
  // jsdom cannot open another tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  const forgottenPasswordLink = getDialog().getByRole('link', { name: 'Forgot your password?' });
  fireEvent.click(forgottenPasswordLink, { ctrlKey: true });
  expect(getField('Email')).toBeVisible();
});

test('the login form requires both fields', async () => {
  await openLogin();
  for (const label of Object.keys(shopperCredentials))
    expect(getField(label)).toHaveAttribute('required');
});

test('a password that is easy to guess is refused with a reason', async () => {
  const { press, fill } = await openSignUp();
  await fill({ Email: 'new@example.com', Password: 'password' });
  await press('Signup');
  await expectMessage('Password too easy to guess: many people use it. Please choose another.');
});

test('the sign-up form marks no field as required', async () => {
  await openSignUp();
  for (const label of ['Full Name', 'Mobile', 'Email', 'Password'])
    expect(getField(label)).not.toBeRequired();
});

test('the login form explains what to enter', async () => {
  await openLogin();
  expect(getDialog().getByText(/^Enter your email and password below/)).toBeInTheDocument();
});

test('the login form links to the contact form for a forgotten password', async () => {
  await openLogin();
  const forgottenPasswordLink = getDialog().getByRole('link', { name: 'Forgot your password?' });
  expect(forgottenPasswordLink).toHaveAttribute('href', '/contact?subject=Forgotten+password');
});

test('the login fields support autofill by the browser', async () => {
  await openLogin();
  expect(getField('Email')).toHaveAttribute('type', 'email');
  expect(getField('Email')).toHaveAttribute('autocomplete', 'username');
  expect(getField('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('the password can be shown only after something is typed', async () => {
  const { user, press } = await openLogin();
  expect(getDialog().queryByRole('button', { name: 'Show password' })).not.toBeInTheDocument();
  await user.type(getField('Password'), 'x');
  await press('Show password');
  expect(getField('Password')).toHaveAttribute('type', 'text');
});

test('a shown password is hidden again once its field is cleared', async () => {
  const { user, press } = await openLogin();
  await user.type(getField('Password'), 'x');
  await press('Show password');
  await user.clear(getField('Password'));
  expect(getField('Password')).toHaveAttribute('type', 'password');
});

test('a refused login shows the message in a toast and in the form', async () => {
  await openRefusedLogin();
  await expectMessage(refusalText);
});

test('a refused login marks both fields as invalid', async () => {
  await openRefusedLogin();
  for (const label of Object.keys(wrongCredentials)) {
    expect(getField(label)).toBeInvalid();
    expect(getField(label)).toHaveAccessibleDescription(refusalText);
  }
});

test('a refused login keeps the typed values', async () => {
  await openRefusedLogin();
  for (const [label, value] of Object.entries(wrongCredentials))
    expect(getField(label)).toHaveValue(value);
});

test('the error of a refused login disappears once the shopper types again', async () => {
  const { fill } = await openRefusedLogin();
  await fill({ Password: shopperCredentials.Password });
  expect(getDialog().queryByRole('alert')).not.toBeInTheDocument();
  expect(getField('Password')).not.toBeInvalid();
});

test('a login that succeeds after a refused one closes the dialog', async () => {
  const { press, fill } = await openRefusedLogin();
  await fill({ Password: shopperCredentials.Password });
  await press('Login');
  const avatar = await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
  await waitFor(() => expect(avatar).toHaveFocus());
});

test('a login that succeeds after a refused one stores its token', async () => {
  const { store, press, fill } = await openRefusedLogin();
  await fill({ Password: shopperCredentials.Password });
  await press('Login');
  await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
  expect(store.getState().auth.authToken).toBeTruthy();
});

test('a double click sends the login only once', async () => {
  const requests = recordRequestsOf(loginPath);
  const { user, fill } = await openRefusedLogin();
  await fill({ Password: shopperCredentials.Password });
  await user.dblClick(getButton('Login'));
  const avatar = await screen.findByRole('button', { name: 'Account of Ayesha Khan' });
  await waitFor(() => expect(avatar).toHaveFocus());
  // One of the two requests is the refused login.
  expect(requests).toHaveLength(2);
});

test('the login sends values that a password manager filled in without events', async () => {
  const { press } = await openLogin();
  for (const [label, value] of Object.entries(shopperCredentials)) getField(label).value = value;
  await press('Login');
  expect(await screen.findByRole('button', { name: 'Account of Ayesha Khan' })).toBeVisible();
});

test('an incomplete login shows an error and marks the empty fields', async () => {
  const { user, press } = await openLogin();
  const expectMissing = async (isEmailMissing: boolean, isPasswordMissing: boolean) => {
    await press('Login');
    await expectMessage('Please enter both email and password');
    expect(getField('Email')).toHaveAttribute('aria-invalid', String(isEmailMissing));
    expect(getField('Password')).toHaveAttribute('aria-invalid', String(isPasswordMissing));
  };
  await expectMissing(true, true);
  await user.type(getField('Email'), '  ');
  await user.type(getField('Password'), 'x');
  await expectMissing(true, false);
});

test('an incomplete login is not sent', async () => {
  const requests = recordRequestsOf(loginPath);
  const { user, press } = await openLogin();
  await press('Login');
  await user.type(getField('Email'), '  ');
  await user.type(getField('Password'), 'x');
  await press('Login');
  await getDialog().findByRole('alert');
  expect(requests).toEqual([]);
});

/** Logs in with an accented password that is typed decomposed. Only one form of it is correct. */
async function logInDecomposed(storedPassword: string) {
  const requests = recordRequestsOf(loginPath);
  server.use(
    http.get(`*${loginPath}`, ({ request }) =>
      new URL(request.url).searchParams.get('LoginPassword') === storedPassword
        ? HttpResponse.json({ statusCode: 200, token: 't', userId: 7, appUserName: 'Zoé' })
        : HttpResponse.json({ message: refusalText }, { status: 404 }),
    ),
  );
  const { press, fill } = await openLogin();
  await fill({ ...shopperCredentials, Password: 'cafe\u0301 au lait' });
  await press('Login');
  await screen.findByRole('button', { name: 'Account of Zoé' });
  return requests.map(({ url }) => new URL(url).searchParams.get('LoginPassword'));
}

test('a login sends the password in its composed form', async () => {
  expect(await logInDecomposed('café au lait')).toEqual(['café au lait']);
});

test('a login refused in the composed form is tried once more as typed', async () => {
  const sentPasswords = await logInDecomposed('cafe\u0301 au lait');
  expect(sentPasswords).toEqual(['café au lait', 'cafe\u0301 au lait']);
});

/** Opens the login form and submits a login that is not answered until `release` is called. */
async function openPendingLogin() {
  const release = holdAnswers(loginPath);
  const requests = recordRequestsOf(loginPath);
  const app = await openLogin();
  await app.fill(shopperCredentials);
  await app.press('Login');
  await getDialog().findByRole('button', { name: 'Logging in...' });
  return { ...app, requests, release };
}

test('the button of a pending login reads "Logging in..."', async () => {
  await openPendingLogin();
  expect(getButton('Logging in...')).toBeInTheDocument();
});

test('the fields of a pending login are read-only and keep the focus', async () => {
  const { user } = await openPendingLogin();
  for (const [label, value] of Object.entries(shopperCredentials)) {
    await user.type(getField(label), 'x');
    expect(getField(label)).toHaveValue(value);
    expect(getField(label)).toHaveFocus();
  }
});

test('closing the dialog during a pending login restores the focus', async () => {
  const { user } = await openPendingLogin();
  await user.keyboard('{Escape}');
  await expectDialogClosed();
  expect(screen.getByRole('button', { name: 'Log in' })).toHaveFocus();
});

test('closing the dialog during a pending login aborts the call', async () => {
  const { user, requests } = await openPendingLogin();
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.keyboard('{Escape}');
  await expectDialogClosed();
  expect(requests[0]?.signal.aborted).toBe(true);
});

test('closing the dialog during a pending login signs nobody in', async () => {
  const { user, store, requests, release } = await openPendingLogin();
  await waitFor(() => expect(requests).toHaveLength(1));
  await user.keyboard('{Escape}');
  await expectDialogClosed();
  await act(async () => {
    release();
    await wait(0);
  });
  expect(store.getState()).toMatchObject({ auth: { authUser: null }, toast: [] });
});

test('the login dialog explains why it opened over a page', async () => {
  const { dialog } = await openExpiredLogin();
  expect(dialog).toHaveAccessibleDescription('Your login has expired.');
});

test('the login dialog over a page contains the e-mail of the shopper', async () => {
  await openExpiredLogin();
  expect(getField('Email')).toHaveValue(shopperCredentials.Email);
});

test('hovering over the login dialog does not open the account menu behind it', async () => {
  const { user } = await openExpiredLogin();
  await user.hover(getField('Email'));
  const avatar = screen.getByRole('button', { name: 'Account of Ayesha Khan', hidden: true });
  expect(avatar).toHaveAttribute('aria-expanded', 'false');
});

const newAccount = {
  'Full Name': 'Sana Malik',
  Mobile: '+92 321-1234567',
  Email: 'sana@example.com',
  Password: '        ',
};

/** Opens the sign-up form and submits the e-mail of an existing account. */
async function openRefusedSignUp() {
  const app = await openSignUp();
  await app.fill({ ...newAccount, Email: shopperCredentials.Email });
  await app.press('Signup');
  await getDialog().findByRole('alert');
  return app;
}

/** Creates an account after a refused attempt. The dialog then shows the login form. */
async function signUp() {
  const app = await openRefusedSignUp();
  await app.fill({ Email: newAccount.Email });
  await app.user.dblClick(getButton('Signup'));
  await screen.findByRole('heading', { name: 'Login' });
  return app;
}

test('the heading of the sign-up form receives the focus', async () => {
  await openSignUp();
  expect(screen.getByRole('heading', { name: 'Sign Up' })).toHaveFocus();
});

test('the sign-up fields have the right keyboard and autofill settings', async () => {
  await openSignUp();
  expect(getField('Mobile')).toHaveAttribute('inputmode', 'numeric');
  expect(getField('Password')).toHaveAttribute('autocomplete', 'new-password');
});

test('the optional sign-up fields are labelled as optional', async () => {
  await openSignUp();
  for (const label of ['Full Name', 'Mobile'])
    expect(getField(label)).toHaveAccessibleName(`${label} (optional)`);
});

test('a sign-up with a taken e-mail shows the message of the server', async () => {
  await openRefusedSignUp();
  await expectMessage('An account with this e-mail already exists');
});

test('a refused sign-up keeps the password', async () => {
  await openRefusedSignUp();
  expect(getField('Password')).toHaveValue(newAccount.Password);
});

test('a toast announces the new account', async () => {
  await signUp();
  expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
});

test('a sign-up leads to the login form, where only the password is missing', async () => {
  await signUp();
  expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
  expect(getField('Email')).toHaveValue(newAccount.Email);
  expect(getField('Password')).toHaveFocus();
});

test('a double click sends the sign-up only once', async () => {
  const requests = recordRequestsOf(savePath);
  await signUp();
  // One of the two requests is the refused sign-up.
  expect(requests).toHaveLength(2);
});

/** Submits a sign-up and closes the dialog before the sign-up is answered. */
async function closeDuringSignUp(email: string) {
  const release = holdAnswers(savePath);
  const { user, press, fill } = await openSignUp();
  await fill({ ...newAccount, Email: email });
  await press('Signup');
  await user.keyboard('{Escape}');
  await expectDialogClosed();
  release();
}

test('a toast announces an account whose dialog was closed meanwhile', async () => {
  await closeDuringSignUp(newAccount.Email);
  expect(await screen.findByText('Account created successfully')).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a toast says that a sign-up failed whose dialog was closed meanwhile', async () => {
  await closeDuringSignUp(shopperCredentials.Email);
  const expectedText = 'An account with this e-mail already exists';
  expect(await screen.findByText(expectedText)).toBeInTheDocument();
});

test('a new account can log in', async () => {
  const { store, press, fill } = await signUp();
  await fill({ Password: newAccount.Password });
  await press('Login');
  await screen.findByRole('button', { name: 'Account of Sana Malik' });
  expect(store.getState().auth.authUser).toMatchObject({ userCellNo: '03211234567' });
});

/** Opens the sign-up form. Uploads are not answered until `release` is called. */
async function openSignUpWithPicture() {
  server.use(mockAnswer('/api/upload', { url: '/uploads/me.png' }));
  const release = holdAnswers('/api/upload');
  const app = await openSignUp();
  const choose = (file: File) =>
    app.user.upload(getDialog().getByLabelText('Profile image (optional)'), file);
  return { ...app, release, choose };
}
const queryPreview = () => getDialog().queryByRole('img', { name: 'Chosen profile image' });
const expectPreview = (urlPattern: RegExp) =>
  waitFor(() => expect(queryPreview()?.getAttribute('src')).toMatch(urlPattern));
const pdfFile = new File(['%PDF-1.7'], 'a.png', { type: 'image/png' });

test('a chosen picture is shown before it is uploaded', async () => {
  const { choose } = await openSignUpWithPicture();
  await choose(createPngFile());
  await expectPreview(/^data:image\/png/);
});

test('the Remove button removes the chosen picture', async () => {
  const { press, choose } = await openSignUpWithPicture();
  await choose(createPngFile());
  await expectPreview(/^data:image\/png/);
  await press('Remove');
  expect(queryPreview()).not.toBeInTheDocument();
});

test('a file that is not an image is refused', async () => {
  const { choose } = await openSignUpWithPicture();
  await choose(pdfFile);
  expect(await getDialog().findByRole('alert')).toHaveTextContent('cannot open the file');
});

test('a sign-up waits for the upload of its picture', async () => {
  const { choose } = await openSignUpWithPicture();
  await choose(createPngFile());
  expect(await getDialog().findByText('Uploading...')).toBeInTheDocument();
  expect(getButton('Signup')).toHaveAttribute('aria-disabled', 'true');
});

test('an uploaded picture is loaded from its new address', async () => {
  const { choose, release } = await openSignUpWithPicture();
  await choose(createPngFile());
  release();
  await expectPreview(/^\/uploads\/me.png$/);
  // The service worker does not cache images that are requested without a referrer.
  expect(queryPreview()).toHaveAttribute('referrerpolicy', 'no-referrer');
});

test('the fields and the picture of a pending sign-up cannot be changed', async () => {
  const { user, press, fill, choose, release } = await openSignUpWithPicture();
  await choose(createPngFile());
  release();
  await expectPreview(/^\/uploads\/me.png$/);
  holdAnswers(savePath);
  await fill(newAccount);
  await press('Signup');
  await getDialog().findByRole('button', { name: 'Signing up...' });
  for (const [label, value] of Object.entries(newAccount)) {
    await user.type(getField(label), 'x');
    expect(getField(label)).toHaveValue(value);
  }
  await choose(pdfFile);
  await press('Remove');
  await expectPreview(/^\/uploads\/me.png$/);
  expect(getDialog().queryByRole('alert')).not.toBeInTheDocument();
});

test('a sign-up sends the address of its picture', async () => {
  const requests = recordRequestsOf(savePath);
  const { press, fill, choose, release } = await openSignUpWithPicture();
  await choose(createPngFile());
  release();
  await expectPreview(/^\/uploads\/me.png$/);
  await fill({ Email: newAccount.Email, Password: 'long-enough' });
  await press('Signup');
  await screen.findByRole('dialog', { name: 'Login' });
  const expectedAccount = { userImageURL: '/uploads/me.png', userCellNo: '' };
  expect(await requests[0]?.json()).toMatchObject(expectedAccount);
});

test('a picture that cannot be uploaded stays shown and does not prevent the sign-up', async () => {
  expectConsole(/Failed to upload the image/);
  const { press, fill, choose, release } = await openSignUpWithPicture();
  server.use(mockConnectionError('/api/upload'));
  await choose(createPngFile());
  release();
  await fill({ Email: newAccount.Email, Password: newAccount.Password });
  await waitFor(() => expect(getButton('Signup')).not.toHaveAttribute('aria-disabled', 'true'));
  await expectPreview(/^data:image\/png/);
  await press('Signup');
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
});

test('object URLs of chosen pictures are revoked, to free memory', async () => {
  const { press, choose, release } = await openSignUpWithPicture();
  await choose(createPngFile());
  await expectPreview(/^data:image\/png/);
  await press('Remove');
  await choose(pdfFile);
  await getDialog().findByRole('alert');
  await choose(createPngFile());
  release();
  await expectPreview(/^\/uploads\/me.png$/);
  expect(filesByObjectUrl.size).toBe(0);
});
