import { act, screen, waitFor, within } from '@testing-library/react';
import { logIn } from '@/features/auth/authApi';
import { authDialogClosed } from '@/features/auth/authDialogSlice';
import { signedIn } from '@/features/auth/authSlice';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { answering, demoHandlers, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { pngFile } from '@/testing/pictures';
import { renderPage } from '@/testing/renderApp';

const update = '/api/ADM/User/WebUpdate';
const account = { email: 'shopper@example.com', password: 'shopper-demo-1' };
const ayesha = {
  userId: 1,
  appUserName: 'Ayesha Khan',
  userEmail: account.email,
  userCellNo: '03001234567',
  userImageURL: '/media/people/a.webp',
};

/** The bodies of call 16. */
let sent: Promise<unknown>[] = [];
beforeEach(() => {
  sent = [];
  server.use(...demoHandlers());
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith(update)) sent.push(request.clone().json());
  });
});
afterEach(() => {
  server.events.removeAllListeners();
});

async function openProfile(stored: object = ayesha, token: string | null = 'token-of-ayesha') {
  sessionStorage.setItem('authUser', JSON.stringify(stored));
  if (token) sessionStorage.setItem('authToken', token);
  const app = renderPage({ route: '/profile' });
  await screen.findByRole('form', { name: 'Profile' });
  return app;
}

const form = () => within(screen.getByRole('form', { name: 'Profile' }));
const field = (label: string) => form().getByLabelText(`${label} (optional)`);
const save = () => form().getByRole('button', { name: 'Update Profile' });
const isSaved = () => screen.findByText('Profile updated successfully!');

test('without a stored user it says so, and offers the login dialog', async () => {
  const { user, store } = renderPage({ route: '/profile' });
  expect(await screen.findByText('You are not logged in.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(store.getState().authDialog).toEqual({ isOpen: true, view: 'login' });
});

test('shows who it is; what is typed outlives the page, is sent once, and merges the stored user', async () => {
  const held = holding(update);
  server.use(...held.handlers, answering(update, { statusCode: 200 }));
  const first = await openProfile();
  const sidebar = within(screen.getByRole('complementary', { name: 'Account' }));
  expect(sidebar.getByText('Ayesha Khan')).toBeInTheDocument();
  expect(sidebar.getByText(account.email)).toBeInTheDocument();
  expect(sidebar.getByRole('link', { name: 'Update Profile' })).toHaveAttribute('href', '/profile');
  expect(field('Full Name')).toHaveValue('Ayesha Khan');
  expect(field('Email')).toHaveValue(account.email);
  expect(field('Email')).toHaveAttribute('type', 'email');
  expect(field('Mobile')).toHaveValue('03001234567');
  await first.user.clear(field('Full Name'));
  await first.user.type(field('Full Name'), 'Ayesha Malik');
  first.unmount();

  const { user } = await openProfile();
  expect(field('Full Name')).toHaveValue('Ayesha Malik');
  await user.dblClick(save());
  expect(form().getByRole('button', { name: 'Updating...' })).toBeDisabled();
  held.release();
  await isSaved();
  expect(await Promise.all(sent)).toEqual([
    {
      userId: 1,
      appUserName: 'Ayesha Malik',
      loginId: account.email,
      loginPassword: '',
      userImageURL: '/media/people/a.webp',
      userEmail: account.email,
      userCellNo: '03001234567',
      fileBase64String: '',
      fileName: '',
    },
  ]);
  expect(screen.getByRole('complementary')).toHaveTextContent('Ayesha Malik');
  await waitFor(() => {
    const stored = JSON.parse(sessionStorage.getItem('authUser') ?? '') as unknown;
    expect(stored).toEqual({ ...ayesha, appUserName: 'Ayesha Malik' });
  });
  expect(sessionStorage.getItem('profileDraft')).toBeNull();
});

test('a file that is none is refused; an image is previewed and sent as base64 with its name', async () => {
  server.use(answering(update, { statusCode: 200, data: { userImageURL: '/uploads/new.png' } }));
  const { user, store } = await openProfile();
  const picker = form().getByLabelText('Profile image (optional)');
  await user.upload(picker, new File(['%PDF-1.7'], 'me.png', { type: 'image/png' }));
  expect(await form().findByRole('alert')).toHaveTextContent('This file is not an image.');
  expect(form().getByRole('img')).toHaveAttribute('src', ayesha.userImageURL);

  const file = pngFile();
  const bytes = await file.arrayBuffer();
  let read = () => {};
  file.arrayBuffer = () =>
    new Promise((resolve) => {
      read = () => resolve(bytes);
    });
  await user.upload(picker, file);
  expect(form().getByText('Uploading...')).toBeInTheDocument();
  expect(save()).toBeDisabled();
  read();
  await waitFor(() => {
    expect(form().getByRole('img')).toHaveAttribute(
      'src',
      expect.stringMatching(/^data:image\/png;base64,/),
    );
  });
  expect(form().queryByRole('alert')).not.toBeInTheDocument();
  await user.click(save());
  await isSaved();
  const [body] = (await Promise.all(sent)) as Record<string, string>[];
  expect(body?.fileName).toBe('me.png');
  expect(atob(body?.fileBase64String ?? '')).toMatch(/^\x89PNG/);
  expect(store.getState().auth.authUser).toMatchObject({ userImageURL: '/uploads/new.png' });
});

test.each([
  ['a password', ayesha, /from then on you log in with ayesha@new.pk/],
  [
    'Google',
    { ...ayesha, identityEmail: account.email },
    /signing in with Google or Facebook will no longer find this account/,
  ],
])(
  'who logs in by %s is warned about a new e-mail; a bad one is not sent',
  async (_by, user, words) => {
    const app = await openProfile(user);
    await app.user.clear(field('Email'));
    await app.user.paste('ayesha@new.pk');
    expect(form().getByText(words)).toBeInTheDocument();
    await app.user.clear(field('Email'));
    expect(form().getByText(/Without an email|Google/)).toBeInTheDocument();
    await app.user.paste('ayesha');
    await app.user.click(save());
    expect(await form().findByText(/Enter an email address/)).toBeInTheDocument();
    expect(sent).toEqual([]);
  },
);

test('what is saved for one user is not merged into another who logs in meanwhile', async () => {
  const held = holding(update);
  server.use(...held.handlers, answering(update, { statusCode: 200 }));
  const { user, store } = await openProfile();
  await user.type(field('Full Name'), '!');
  await user.click(save());
  const response = { userId: 2, appUserName: 'Bilal' };
  act(() => {
    store.dispatch(signedIn({ response, token: 't' }));
  });
  held.release();
  await waitFor(() => expect(store.getState().toast.queue).toHaveLength(1));
  expect(store.getState().auth.authUser).toEqual(response);
});

describe('with a login that the back end no longer takes', () => {
  /** The dialog asks; see `asUser` for what it says. */
  async function saveExpired(stored?: object, token: string | null = 'of-yesterday') {
    const app = await openProfile(stored, token);
    await app.user.clear(field('Full Name'));
    await app.user.paste('Ayesha Malik');
    await app.user.click(save());
    await waitFor(() => expect(app.store.getState().authDialog.isOpen).toBe(true));
    return app;
  }

  test.each([
    ['a user', ayesha, 'of-yesterday', 1],
    ['a user without a token', { fullName: 'A. Khan', email: account.email }, null, 0],
  ])(
    'after the login of %s what was typed is saved, the rest as the account has it',
    async (_who, stored, token, id) => {
      const { store } = await saveExpired(stored, token);
      await act(async () => {
        const { data } = await store.dispatch(logIn(account));
        if (data) store.dispatch(signedIn(data));
        store.dispatch(authDialogClosed());
      });
      await isSaved();
      const bodies = await Promise.all(sent);
      expect([bodies[0], bodies.at(-1)]).toMatchObject([{ userId: id }, { userId: 1 }]);
      expect(field('Full Name')).toHaveValue('Ayesha Malik');
      expect(field('Mobile')).toHaveValue('03001234567');
      expect(store.getState().auth.authUser).toMatchObject({
        userId: 1,
        appUserName: 'Ayesha Malik',
        userCellNo: '03001234567',
      });
    },
  );

  test('the dialog closed: the server’s words, and what was typed stays', async () => {
    const { store } = await saveExpired();
    act(() => {
      store.dispatch(authDialogClosed());
    });
    expect(await screen.findByText('Please log in first')).toBeInTheDocument();
    expect(field('Full Name')).toHaveValue('Ayesha Malik');
    expect(save()).toBeEnabled();
    expect(store.getState().auth.authUser).toEqual(ayesha);
  });

  test('where no header names the user, a 401 is not about the user', async () => {
    const config = runtimeConfig();
    const { userTokenHeader } = config;
    config.userTokenHeader = '';
    const { user, store } = await openProfile();
    await user.click(save());
    expect(await screen.findByText('Please log in first')).toBeInTheDocument();
    expect(store.getState().authDialog.isOpen).toBe(false);
    config.userTokenHeader = userTokenHeader;
  });
});
