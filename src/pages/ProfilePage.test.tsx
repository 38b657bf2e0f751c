import { screen, waitFor, within } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { answering, demoHandlers, unreachable } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

const update = '/api/ADM/User/WebUpdate';
const ayesha = {
  userId: 1,
  appUserName: 'Ayesha Khan',
  userEmail: 'shopper@example.com',
  userCellNo: '03001234567',
  userImageURL: '/media/people/a.webp',
};

beforeEach(() => {
  server.use(...demoHandlers());
});

async function openProfile() {
  sessionStorage.setItem('authUser', JSON.stringify(ayesha));
  sessionStorage.setItem('authToken', 'token-of-ayesha');
  const app = renderApp({ route: '/profile' });
  await screen.findByRole('form', { name: 'Profile' });
  return app;
}

const form = () => within(screen.getByRole('form', { name: 'Profile' }));
const field = (label: string) => form().getByLabelText(`${label} (optional)`);
const save = () => form().getByRole('button', { name: 'Update Profile' });

/** The body of call 16, and an answer to it. */
function answer(body: Record<string, unknown> = { statusCode: 200 }) {
  const sent: Record<string, unknown>[] = [];
  server.use(
    http.post(`*${update}`, async ({ request }) => {
      sent.push((await request.json()) as Record<string, unknown>);
      await delay(500);
      return HttpResponse.json(body);
    }),
  );
  return sent;
}

test('without a stored user it says so, and offers the login dialog', async () => {
  const { user } = renderApp({ route: '/profile' });
  expect(await screen.findByText('You are not logged in.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(await screen.findByRole('dialog', { name: 'Login' })).toBeInTheDocument();
});

test('shows who it is and the form filled in', async () => {
  await openProfile();
  const sidebar = within(screen.getByRole('complementary', { name: 'Account' }));
  expect(sidebar.getByText('Ayesha Khan')).toBeInTheDocument();
  expect(sidebar.getByText('shopper@example.com')).toBeInTheDocument();
  expect(sidebar.getByRole('link', { name: 'Update Profile' })).toHaveAttribute('href', '/profile');
  expect(field('Full Name')).toHaveValue('Ayesha Khan');
  expect(field('Email')).toHaveValue('shopper@example.com');
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Mobile')).toHaveValue('03001234567');
});

test('saving sends call 16, says so, and merges the stored user', async () => {
  const sent = answer();
  const { user } = await openProfile();
  await user.clear(field('Full Name'));
  await user.type(field('Full Name'), 'Ayesha Malik');
  await user.dblClick(save());
  await waitFor(() => {
    expect(form().getByRole('button', { name: 'Updating...' })).toBeDisabled();
  });
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      userId: 1,
      appUserName: 'Ayesha Malik',
      loginId: 'shopper@example.com',
      loginPassword: '',
      userImageURL: '/media/people/a.webp',
      userEmail: 'shopper@example.com',
      userCellNo: '03001234567',
      fileBase64String: '',
      fileName: '',
    },
  ]);
  expect(screen.getByRole('button', { name: 'Account of Ayesha Malik' })).toBeInTheDocument();
  await waitFor(() => {
    expect(JSON.parse(sessionStorage.getItem('authUser') ?? '')).toEqual({
      ...ayesha,
      appUserName: 'Ayesha Malik',
    });
  });
});

test('an image is read, previewed and sent as base64 with its name', async () => {
  const sent = answer({ statusCode: 200, data: { userImageURL: '/uploads/new.png' } });
  const { user, store } = await openProfile();
  const file = pngFile();
  const bytes = await file.arrayBuffer();
  let read = () => {};
  file.arrayBuffer = () =>
    new Promise((resolve) => {
      read = () => {
        resolve(bytes);
      };
    });
  await user.upload(form().getByLabelText('Profile image (optional)'), file);
  expect(await form().findByText('Uploading...')).toBeInTheDocument();
  expect(save()).toBeDisabled();
  await waitFor(() => {
    read();
    expect(form().queryByText('Uploading...')).not.toBeInTheDocument();
  });
  const preview = await form().findByRole('img', { name: 'Chosen profile image' });
  await waitFor(() => {
    expect(preview).toHaveAttribute('src', expect.stringMatching(/^data:image\/png;base64,/));
  });
  await user.click(save());
  expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
  expect(sent[0]).toMatchObject({ fileName: 'me.png' });
  expect(atob(String(sent[0]?.fileBase64String))).toMatch(/^\x89PNG/);
  expect(store.getState().auth.authUser).toMatchObject({ userImageURL: '/uploads/new.png' });
});

test.each([
  ['that is a PDF', '%PDF-1.7', 'image/png', 'This file is not an image.'],
  [
    'of a kind that this browser cannot read',
    '\0\0\0\x18ftypheic',
    'image/heic',
    'This browser cannot read this kind of image.',
  ],
])('a file %s is refused at once', async (_case, content, type, message) => {
  const file = new File([content], 'me.png', { type });
  const { user } = await openProfile();
  await user.upload(form().getByLabelText('Profile image (optional)'), file);
  expect(await form().findByRole('alert')).toHaveTextContent(message);
  expect(form().getByRole('img')).toHaveAttribute('src', ayesha.userImageURL);
});

test('a name of 2,000 characters is not sent', async () => {
  const sent = answer();
  const { user } = await openProfile();
  await user.click(field('Full Name'));
  await user.paste('a'.repeat(2000));
  await user.click(save());
  expect(await form().findByText(/Full name is too long/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('a new e-mail is warned about, a bad one is not sent', async () => {
  const sent = answer();
  const { user } = await openProfile();
  await user.clear(field('Email'));
  await user.type(field('Email'), 'ayesha@new.pk');
  expect(form().getByText(/from then on you log in with ayesha@new.pk/)).toBeInTheDocument();
  await user.clear(field('Email'));
  await user.type(field('Email'), 'ayesha');
  await user.click(save());
  expect(await form().findByText(/Enter an email address/)).toBeInTheDocument();
  expect(sent).toEqual([]);
});

test('who signs in with Google or Facebook is warned that the account will not be found', async () => {
  sessionStorage.setItem(
    'authUser',
    JSON.stringify({ ...ayesha, identityEmail: 'shopper@example.com' }),
  );
  const { user } = renderApp({ route: '/profile' });
  await screen.findByRole('form', { name: 'Profile' });
  await user.type(field('Email'), '.pk');
  expect(
    form().getByText(/signing in with Google or Facebook will no longer find this account/),
  ).toBeInTheDocument();
});

test.each([
  ['the server’s words', answering(update, { message: 'E-mail taken' }, 409), 'E-mail taken'],
  ['none', answering(update, {}, 500), 'Update failed'],
  ['a code in the body', answering(update, { statusCode: 400 }), 'Update failed'],
  ['no connection', unreachable(update), 'Update failed'],
])('failure with %s: a toast, and what was typed stays', async (_case, handler, message) => {
  const { user, store } = await openProfile();
  server.use(handler);
  await user.type(field('Full Name'), ' Malik');
  await user.click(save());
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(field('Full Name')).toHaveValue('Ayesha Khan Malik');
  expect(store.getState().auth.authUser).toEqual(ayesha);
  expect(save()).toBeEnabled();
});

describe('an expired login', () => {
  const dialog = () => within(screen.getByRole('dialog', { name: 'Login' }));
  async function saveExpired(stored: object = ayesha, token = 'of-yesterday') {
    sessionStorage.setItem('authUser', JSON.stringify(stored));
    if (token) sessionStorage.setItem('authToken', token);
    const app = renderApp({ route: '/profile' });
    await screen.findByRole('form', { name: 'Profile' });
    await app.user.clear(field('Full Name'));
    await app.user.type(field('Full Name'), 'Ayesha Malik');
    await app.user.click(save());
    await screen.findByRole('dialog', { name: 'Login' });
    return app;
  }
  async function logIn({ user }: ReturnType<typeof renderApp>) {
    await user.type(dialog().getByLabelText('Password', { exact: true }), 'shopper-demo-1');
    await user.click(dialog().getByRole('button', { name: 'Login' }));
  }

  test('asks for the login, and saves after it what was typed before', async () => {
    const app = await saveExpired();
    expect(dialog().getByText('Your login has expired. Please log in again.')).toBeInTheDocument();
    expect(dialog().getByLabelText('Email')).toHaveValue('shopper@example.com');
    await logIn(app);
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(field('Full Name')).toHaveValue('Ayesha Malik');
    expect(app.store.getState().auth.authUser).toMatchObject({ appUserName: 'Ayesha Malik' });
  });

  test('a user without a token: what was typed stays, the rest becomes that of the account', async () => {
    const google = { fullName: 'A. Khan', email: 'shopper@example.com', userImageURL: '' };
    const app = await saveExpired(google, '');
    expect(
      dialog().getByText('Enter the password of your account once to go on.'),
    ).toBeInTheDocument();
    await logIn(app);
    expect(await screen.findByText('Profile updated successfully!')).toBeInTheDocument();
    expect(field('Full Name')).toHaveValue('Ayesha Malik');
    expect(field('Mobile')).toHaveValue('03001234567');
    expect(app.store.getState().auth.authUser).toMatchObject({
      userId: 1,
      appUserName: 'Ayesha Malik',
      userCellNo: '03001234567',
    });
  });

  test('the dialog closed: the server’s words, and what was typed stays', async () => {
    const { user } = await saveExpired();
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Please log in first')).toBeInTheDocument();
    expect(field('Full Name')).toHaveValue('Ayesha Malik');
    expect(save()).toBeEnabled();
  });

  test('where no header names the user, a 401 is not about the user', async () => {
    const config = runtimeConfig();
    const { userTokenHeader } = config;
    config.userTokenHeader = '';
    const { user } = await openProfile();
    await user.click(save());
    expect(await screen.findByText('Please log in first')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    config.userTokenHeader = userTokenHeader;
  });
});

test('what is typed is there again after another page, until it is saved', async () => {
  answer();
  const { user } = await openProfile();
  await user.type(field('Full Name'), '!');
  await user.click(screen.getByRole('link', { name: /^Cart/ }));
  await screen.findByRole('heading', { name: 'Shopping Cart' });
  await user.click(screen.getByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'My Profile' }));
  await waitFor(() => expect(field('Full Name')).toHaveValue('Ayesha Khan!'));
  await user.click(save());
  await screen.findByText('Profile updated successfully!');
  expect(sessionStorage.getItem('profileDraft')).toBeNull();
});
