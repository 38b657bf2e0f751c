import { act, screen, waitFor, within } from '@testing-library/react';
import { followAccountChanges } from '@/app/accountInTabs';
import { makeStore } from '@/app/store';
import { authDialogClosed } from '@/features/auth/authDialogSlice';
import { profileMerged, sessionReplaced, signedIn } from '@/features/auth/authSlice';
import { draftKeys } from '@/shared/storage/webStorage';
import { configureShop } from '@/testing/configureShop';
import { mockAnswer, mockConnectionError, holdAnswers, recordRequestsOf } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { createPngFile } from '@/testing/pictures';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';

const updatePath = '/api/ADM/User/WebUpdate';
const email = 'shopper@example.com';
const ayesha = {
  userId: 1,
  appUserName: 'Ayesha Khan',
  userEmail: email,
  userCellNo: '03001234567',
  userImageURL: '/media/people/a.webp',
};

let sentRequests: Request[] = [];
beforeEach(() => {
  sentRequests = recordRequestsOf(updatePath);
});

async function openProfile(storedUser: object = ayesha, token = 'token-of-ayesha') {
  sessionStorage.setItem('authUser', JSON.stringify(storedUser));
  sessionStorage.setItem('authToken', token);
  const app = renderWithProviders(<PageRoutes />, { route: '/profile' });
  await screen.findByRole('form', { name: 'Profile' });
  return app;
}

const getForm = () => within(screen.getByRole('form', { name: 'Profile' }));
const getField = (label: string) => getForm().getByLabelText(`${label} (optional)`);
const getSaveButton = () => getForm().getByRole('button', { name: 'Update Profile' });
const findSavedMessage = () => screen.findByText('Profile updated successfully!');

test('without a signed-in user, the page offers the login dialog', async () => {
  const { user, store } = renderWithProviders(<PageRoutes />, { route: '/profile' });
  expect(await screen.findByText('You are not logged in.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Login' }));
  expect(store.getState().authDialog).toMatchObject({ isOpen: true, view: 'login' });
});

test('the page shows the signed-in user', async () => {
  await openProfile();
  const sidebar = screen.getByRole('complementary', { name: 'Account' });
  expect(sidebar).toHaveTextContent(/Ayesha Khan.*shopper@example\.com/);
  expect(getField('Email')).toHaveAttribute('type', 'email');
});

describe('a changed name', () => {
  async function changeName() {
    server.use(mockAnswer(updatePath, { statusCode: 200 }));
    const { user } = await openProfile();
    await user.clear(getField('Full Name'));
    await user.type(getField('Full Name'), 'Ayesha Malik');
    await user.click(getSaveButton());
    await findSavedMessage();
  }

  test('is sent with the rest of the profile', async () => {
    await changeName();
    expect(await sentRequests[0]?.json()).toEqual({
      userId: 1,
      appUserName: 'Ayesha Malik',
      loginId: email,
      loginPassword: '',
      userImageURL: '/media/people/a.webp',
      userEmail: email,
      userCellNo: '03001234567',
      fileBase64String: '',
      fileName: '',
    });
  });

  test('is stored with the signed-in user', async () => {
    await changeName();
    const sidebar = screen.getByRole('complementary', { name: 'Account' });
    expect(sidebar).toHaveTextContent('Ayesha Malik');
    await waitFor(() => {
      const storedUser = JSON.parse(sessionStorage.getItem('authUser') ?? '') as unknown;
      expect(storedUser).toMatchObject({ ...ayesha, appUserName: 'Ayesha Malik' });
    });
  });
});

test('a change saved in another tab is kept by the next save', async () => {
  server.use(mockAnswer(updatePath, { statusCode: 200 }));
  const { user, store } = await openProfile();
  const stopFollowing = followAccountChanges(store);
  const otherTab = makeStore({ auth: { authUser: ayesha, authToken: 'another-token' } });
  otherTab.dispatch(profileMerged({ fullName: 'Ayesha Malik' }));
  await waitFor(() => expect(getField('Full Name')).toHaveValue('Ayesha Malik'));
  stopFollowing();
  await user.clear(getField('Mobile'));
  await user.type(getField('Mobile'), '03217654321');
  await user.click(getSaveButton());
  await findSavedMessage();
  expect(await sentRequests[0]?.json()).toMatchObject({
    appUserName: 'Ayesha Malik',
    userCellNo: '03217654321',
  });
});

test('a field that was filled in without events counts as changed', async () => {
  server.use(mockAnswer(updatePath, { statusCode: 200 }));
  const { user } = await openProfile();
  getForm().getByLabelText<HTMLInputElement>('Mobile (optional)').value = '03217654321';
  await user.click(getSaveButton());
  await findSavedMessage();
  expect(await sentRequests[0]?.json()).toMatchObject({ userCellNo: '03217654321' });
});

test('the fields and the picture cannot be changed while the profile is saved', async () => {
  const release = holdAnswers(updatePath);
  const { user } = await openProfile();
  await user.type(getField('Full Name'), '!{Enter}');
  await getForm().findByRole('button', { name: 'Updating...' });
  await user.keyboard('x');
  expect(getField('Full Name')).toHaveFocus();
  expect(getField('Full Name')).toHaveValue('Ayesha Khan!');
  await user.upload(getForm().getByLabelText('Profile image (optional)'), createPngFile());
  expect(getForm().queryByText('Uploading...')).not.toBeInTheDocument();
  server.use(mockAnswer(updatePath, { statusCode: 200 }));
  release();
  await findSavedMessage();
});

describe('a chosen picture', () => {
  async function choosePicture() {
    server.use(
      mockAnswer(updatePath, { statusCode: 200, data: { userImageURL: '/uploads/new.png' } }),
    );
    const view = await openProfile();
    await view.user.upload(getForm().getByLabelText('Profile image (optional)'), createPngFile());
    await getForm().findByRole('button', { name: 'Remove' });
    return view;
  }

  test('is shown before it is sent', async () => {
    await choosePicture();
    const preview = expect.stringMatching(/^data:image\/png;base64,/) as string;
    await waitFor(() => expect(getForm().getByRole('img')).toHaveAttribute('src', preview));
  });

  test('is not shown to another user', async () => {
    const { store } = await choosePicture();
    const bilal = { userId: 2, appUserName: 'Bilal' };
    act(() => void store.dispatch(sessionReplaced({ authUser: bilal, authToken: 't' })));
    await waitFor(() => expect(getField('Full Name')).toHaveValue('Bilal'));
    expect(getForm().queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument();
  });

  test('is sent with a name without half a character', async () => {
    const { user } = await choosePicture();
    const longName = `😀${'a'.repeat(254)}`;
    const file = new File([createPngFile()], longName, { type: 'image/png' });
    await user.upload(getForm().getByLabelText('Profile image (optional)'), file);
    await user.click(getSaveButton());
    await findSavedMessage();
    expect(await sentRequests[0]?.json()).toMatchObject({ fileName: `\ufffd${'a'.repeat(254)}` });
  });

  test('is sent as base64 with its name', async () => {
    const { user, store } = await choosePicture();
    await user.click(getSaveButton());
    await findSavedMessage();
    const body = (await sentRequests[0]?.json()) as Record<string, string> | undefined;
    expect(body?.fileName).toBe('me.png');
    expect(atob(body?.fileBase64String ?? '')).toMatch(/^\x89PNG/);
    expect(store.getState().auth.authUser).toMatchObject({ userImageURL: '/uploads/new.png' });
  });
});

describe('a saved picture whose address is missing in the answer', () => {
  const thumbnail = `data:image/jpeg;base64,${btoa('256 x 192')}`;

  async function savePicture() {
    server.use(mockAnswer(updatePath, { statusCode: 200 }));
    const view = await openProfile();
    await view.user.upload(getForm().getByLabelText('Profile image (optional)'), createPngFile());
    await getForm().findByRole('button', { name: 'Remove' });
    await view.user.click(getSaveButton());
    await findSavedMessage();
    return view;
  }

  test('is sent in full, and a small copy is shown', async () => {
    await savePicture();
    expect(getForm().getByRole('img')).toHaveAttribute('src', thumbnail);
    // The request contains the whole picture, and the address that the back end already has.
    const body = (await sentRequests[0]?.json()) as Record<string, string> | undefined;
    expect(atob(body?.fileBase64String ?? '')).toMatch(/^\x89PNG/);
    expect(body?.userImageURL).toBe('/media/people/a.webp');
  });

  test('is still shown after a reload', async () => {
    const { unmount } = await savePicture();
    const storedUser = await waitFor(() => {
      const text = sessionStorage.getItem('authUser') ?? '';
      expect(text).toContain(thumbnail);
      return JSON.parse(text) as object;
    });
    unmount();
    await openProfile(storedUser);
    expect(getForm().getByRole('img')).toHaveAttribute('src', thumbnail);
  });

  test('is not sent again', async () => {
    server.use(mockAnswer(updatePath, { statusCode: 200 }));
    const { user } = await openProfile({ ...ayesha, userImageThumbnail: thumbnail });
    await user.click(getSaveButton());
    await findSavedMessage();
    expect(await sentRequests[0]?.json()).toMatchObject({
      userImageURL: '/media/people/a.webp',
      fileBase64String: '',
    });
  });
});

test('a picture address in a later answer replaces the small copy', async () => {
  const thumbnail = 'data:image/jpeg;base64,AAAA';
  server.use(
    mockAnswer(updatePath, { statusCode: 200, data: { userImageURL: '/uploads/new.png' } }),
  );
  const { user } = await openProfile({ ...ayesha, userImageThumbnail: thumbnail });
  expect(getForm().getByRole('img')).toHaveAttribute('src', thumbnail);
  await user.click(getSaveButton());
  await findSavedMessage();
  expect(getForm().getByRole('img')).toHaveAttribute('src', '/uploads/new.png');
});

test.each([
  'data:image/svg+xml;base64,AAAA',
  'data:text/html,x',
  'https://elsewhere.example/x.png',
])('a stored small copy that is not a safe image is not shown: %s', async (userImageThumbnail) => {
  await openProfile({ ...ayesha, userImageThumbnail });
  expect(getForm().getByRole('img')).toHaveAttribute('src', '/media/people/a.webp');
});

test('a Google user who changes the e-mail address is warned', async () => {
  const { user } = await openProfile({ ...ayesha, identityEmail: email });
  await user.clear(getField('Email'));
  await user.paste('ayesha@new.pk');
  const words = /signing in with Google or Facebook will no longer open this account/;
  expect(getForm().getByText(words)).toBeInTheDocument();
});

test('an invalid e-mail is not sent', async () => {
  const { user } = await openProfile();
  await user.clear(getField('Email'));
  await user.paste('ayesha');
  await user.click(getSaveButton());
  expect(await getForm().findByText(/Enter an email address/)).toBeInTheDocument();
  expect(sentRequests).toEqual([]);
});

test('saved values are not merged into another user who logs in meanwhile', async () => {
  server.use(mockAnswer(updatePath, { statusCode: 200 }));
  const release = holdAnswers(updatePath);
  const { user, store } = await openProfile();
  await user.type(getField('Full Name'), '!');
  await user.click(getSaveButton());
  const response = { userId: 2, appUserName: 'Bilal' };
  act(() => void store.dispatch(signedIn({ response, token: 't' })));
  release();
  await waitFor(() => expect(store.getState().toast).toHaveLength(1));
  expect(store.getState().auth.authUser).toEqual(response);
});

test('a late answer to a save keeps the draft of the next user', async () => {
  server.use(mockAnswer(updatePath, { statusCode: 200 }));
  const release = holdAnswers(updatePath);
  const { user, store } = await openProfile();
  await user.type(getField('Full Name'), '!');
  await user.click(getSaveButton());
  const bilal = { userId: 2, appUserName: 'Bilal' };
  act(() => void store.dispatch(sessionReplaced({ authUser: bilal, authToken: 't' })));
  await waitFor(() => expect(getField('Full Name')).toHaveValue('Bilal'));
  await user.type(getField('Full Name'), ' Ahmed');
  release();
  await waitFor(() => expect(store.getState().toast).toHaveLength(1));
  expect(sessionStorage.getItem(draftKeys.profile)).toContain('Bilal Ahmed');
});

test('a double click saves the profile once', async () => {
  server.use(mockAnswer(updatePath, { statusCode: 200 }));
  const release = holdAnswers(updatePath);
  const { user, store, unmount } = await openProfile();
  await user.type(getField('Full Name'), '!');
  expect(sessionStorage.getItem(draftKeys.profile)).toContain('Ayesha Khan!');
  await user.dblClick(getSaveButton());
  unmount();
  release();
  await waitFor(() => expect(store.getState().toast).toHaveLength(1));
  expect(store.getState().auth.authUser).toMatchObject({ appUserName: 'Ayesha Khan!' });
  expect(sentRequests).toHaveLength(1);
  expect(sessionStorage.getItem(draftKeys.profile)).toBeNull();
});

test('a profile that cannot be saved keeps what was typed', async () => {
  server.use(mockConnectionError(updatePath));
  const { user, store } = await openProfile();
  await user.type(getField('Full Name'), '!');
  await user.click(getSaveButton());
  expect(await screen.findByText('Update failed')).toBeInTheDocument();
  expect(store.getState().toast).toHaveLength(1);
  expect(getField('Full Name')).toHaveValue('Ayesha Khan!');
  expect(sentRequests).toHaveLength(1);
});

test('the reason why a profile is refused is shown', async () => {
  server.use(mockAnswer(updatePath, { message: 'This e-mail is taken' }, 400));
  const { user } = await openProfile();
  await user.click(getSaveButton());
  expect(await screen.findByText('This e-mail is taken')).toBeInTheDocument();
});

test('a profile is saved after the user has logged in again', async () => {
  server.use(mockAnswer(updatePath, {}, 401));
  const { user, store } = await openProfile();
  await user.type(getField('Full Name'), '!');
  await user.click(getSaveButton());
  await waitFor(() => expect(store.getState().authDialog.isOpen).toBe(true));
  server.use(mockAnswer(updatePath, { statusCode: 200 }));
  act(() => {
    store.dispatch(signedIn({ response: ayesha, token: 'a-new-token' }));
    store.dispatch(authDialogClosed());
  });
  await findSavedMessage();
  expect(await sentRequests.at(-1)?.json()).toMatchObject({ appUserName: 'Ayesha Khan!' });
});

test('a 401 opens no login dialog if no user token header is configured', async () => {
  configureShop({ userTokenHeader: '' });
  const { user, store } = await openProfile(ayesha, 'of-yesterday');
  await user.click(getSaveButton());
  expect(await screen.findByText('Please log in first')).toBeInTheDocument();
  expect(store.getState().authDialog.isOpen).toBe(false);
});
