import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expectConsole } from '@/testing/consoleGuard';
import { answering, demoHandlers, unreachable } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { objectUrls, pngFile } from '@/testing/pictures';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => {
  server.use(...demoHandlers());
});

async function openSignup() {
  const app = renderApp({ route: '/profile' });
  await app.user.click(await screen.findByRole('button', { name: 'Log in' }));
  await app.user.click(await screen.findByRole('button', { name: 'Sign Up' }));
  await screen.findByRole('dialog', { name: 'Sign Up' });
  return app;
}

const dialog = () => within(screen.getByRole('dialog'));
const preview = () => dialog().queryByRole('img', { name: 'Chosen profile image' });
const picker = () => dialog().getByLabelText('Profile image (optional)');

test('a local preview at once, then the uploaded address, which the account gets', async () => {
  let finish = () => {};
  const gate = new Promise<void>((resolve) => {
    finish = resolve;
  });
  server.use(
    http.post('*/api/upload', async () => {
      await gate;
      return HttpResponse.json({ url: '/uploads/me.png' });
    }),
  );
  const saved = new Promise<unknown>((resolve) => {
    server.use(
      http.post('*/api/ADM/User/WebSave', async ({ request }) => {
        resolve(await request.json());
        return HttpResponse.json({ statusCode: 200 });
      }),
    );
  });
  const { user } = await openSignup();
  await user.upload(picker(), pngFile());
  await waitFor(() => expect(preview()).toHaveAttribute('src', expect.stringContaining('blob:')));
  expect(dialog().getByText('Uploading...')).toBeInTheDocument();
  expect(dialog().getByRole('progressbar', { name: 'Upload progress' })).toBeInTheDocument();
  expect(dialog().getByRole('button', { name: 'Signup' })).toBeDisabled();
  finish();
  await waitFor(() => expect(preview()).toHaveAttribute('src', '/uploads/me.png'));
  expect(dialog().queryByText('Uploading...')).not.toBeInTheDocument();

  await user.type(dialog().getByLabelText('Email'), 'sana@example.com');
  await user.type(dialog().getByLabelText('Password'), 'long-enough');
  await user.click(dialog().getByRole('button', { name: 'Signup' }));
  expect(await saved).toMatchObject({ userImageURL: '/uploads/me.png', userCellNo: '' });
});

test.each([
  ['HTTP 500', answering('/api/upload', {}, 500)],
  ['no address in the answer', answering('/api/upload', { message: 'ok' })],
  ['no connection', unreachable('/api/upload')],
])('%s: the console alone hears of it, and the preview stays', async (_case, handler) => {
  const { user, store } = await openSignup();
  server.use(handler);
  expectConsole(/Failed to upload the image/);
  await user.upload(picker(), pngFile());
  await waitFor(() => expect(dialog().getByRole('button', { name: 'Signup' })).toBeEnabled());
  expect(preview()).toHaveAttribute('src', expect.stringContaining('blob:'));
  expect(store.getState().toast.queue).toEqual([]);
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['that is a PDF', new File(['%PDF-1.7'], 'a.png', { type: 'image/png' }), 'not an image'],
  [
    'of a kind that this browser cannot read',
    new File(['\0\0\0\x18ftypheic'], 'a.heic', { type: 'image/heic' }),
    'This browser cannot read this kind of image. Choose a JPEG or PNG.',
  ],
])('a file %s is refused before anything is sent', async (_case, file, message) => {
  const { user } = await openSignup();
  await user.upload(picker(), file);
  expect(await dialog().findByRole('alert')).toHaveTextContent(message);
  expect(preview()).not.toBeInTheDocument();
  // The same file input serves a second try.
  server.use(answering('/api/upload', { url: '/uploads/2.png' }));
  await user.upload(picker(), pngFile());
  await waitFor(() => expect(preview()).toHaveAttribute('src', '/uploads/2.png'));
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
});

test('an image can be taken back', async () => {
  const { user } = await openSignup();
  server.use(answering('/api/upload', { url: '/uploads/3.png' }));
  await user.upload(picker(), pngFile());
  await waitFor(() => expect(preview()).toHaveAttribute('src', '/uploads/3.png'));
  await user.click(dialog().getByRole('button', { name: 'Remove' }));
  expect(preview()).not.toBeInTheDocument();
  expect(objectUrls.size).toBe(0);
});
