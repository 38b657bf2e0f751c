import { screen, waitFor, within } from '@testing-library/react';
import { encodeProductId } from '@/shared/lib/productId';
import { expectAccessible } from '@/testing/accessibility';
import { answering, demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

/* A review written with a login that the back end no longer takes. */

const productId = '1';
const region = () => within(screen.getByRole('region', { name: 'Customer reviews' }));
const submit = () => region().getByRole('button', { name: 'Submit Review' });

beforeEach(() => {
  server.use(...demoHandlers());
});

const expired = 'Your login has expired. Please log in again.';
const account = { email: 'shopper@example.com', password: 'shopper-demo-1' };
const ayesha = {
  userId: 1,
  appUserName: 'Ayesha Khan',
  userEmail: account.email,
};
const dialog = () => within(screen.getByRole('dialog', { name: 'Login' }));
const email = () => dialog().getByLabelText('Email');

async function writeExpired(user: object, token: string | null = 'of-yesterday') {
  sessionStorage.setItem('authUser', JSON.stringify(user));
  if (token) sessionStorage.setItem('authToken', token);
  const app = renderApp({ route: `/product/${encodeProductId(productId)}?tab=reviews` });
  await screen.findByRole('tab', { name: 'Reviews', selected: true });
  await screen.findByRole('region', { name: 'Customer reviews' });
  await app.user.click(region().getByRole('link', { name: 'Write a Review' }));
  await app.user.click(region().getByRole('radio', { name: '4 out of 5 stars' }));
  await app.user.click(region().getByLabelText('Your comment'));
  await app.user.paste('Typed with care');
  await app.user.click(submit());
  await screen.findByRole('dialog', { name: 'Login' });
  return app;
}
async function fillIn({ user }: ReturnType<typeof renderApp>, { password } = account) {
  await user.click(dialog().getByLabelText('Password', { exact: true }));
  await user.paste(password);
  await user.click(dialog().getByRole('button', { name: 'Login' }));
  // An open dialog hides the page from assistive technology, and from these queries.
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}
const bearers = () => {
  const sent: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/api/review/add')) sent.push(request.headers.get('authorization'));
  });
  return sent;
};

afterEach(() => {
  server.events.removeAllListeners();
});

test('an expired login is said once, and the review goes on its way after the login', async () => {
  const sent = bearers();
  const app = await writeExpired(ayesha);
  expect(screen.getAllByText(expired)).toHaveLength(1);
  expect(screen.getByRole('dialog', { name: 'Login' })).toHaveAccessibleDescription(
    new RegExp(expired),
  );
  expect(email()).toHaveValue(account.email);
  await expectAccessible(screen.getByRole('dialog'));
  // The account menu, which opens under a mouse, takes the dialog for no part of itself.
  await app.user.hover(email());
  const menu = screen.getByRole('button', { name: 'Account of Ayesha Khan', hidden: true });
  expect(menu).toHaveAttribute('aria-expanded', 'false');
  await fillIn(app);
  expect(await screen.findByText('Your review is saved.')).toBeInTheDocument();
  expect(await region().findByText('Typed with care')).toBeInTheDocument();
  const { authToken } = app.store.getState().auth;
  expect(sent).toEqual(['Bearer of-yesterday', `Bearer ${String(authToken)}`]);
});

test('a user without a token is asked for the password once', async () => {
  const google = { fullName: 'Ayesha Khan', email: account.email };
  const sent = bearers();
  const app = await writeExpired(google, null);
  expect(
    dialog().getByText('Enter the password of your account once to go on.'),
  ).toBeInTheDocument();
  await fillIn(app);
  await screen.findByText('Your review is saved.');
  expect(await region().findByText('Typed with care')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
  await app.user.click(await region().findByRole('button', { name: /^Delete/ }));
  await app.user.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('The review is deleted.')).toBeInTheDocument();
});

test('the dialog closed: the ordinary words, and the form as it was', async () => {
  const sent = bearers();
  const { user, store } = await writeExpired(ayesha);
  await user.keyboard('{Escape}');
  expect(await screen.findByText('Please log in first')).toBeInTheDocument();
  expect(region().getByLabelText('Your comment')).toHaveValue('Typed with care');
  expect(region().getByRole('radio', { name: '4 out of 5 stars' })).toBeChecked();
  expect(submit()).toBeEnabled();
  expect(sent).toHaveLength(1);
  expect(store.getState().auth.authUser).toEqual(ayesha);
});

test('somebody else logs in: nothing is sent in their name, and nothing is wrong', async () => {
  const sent = bearers();
  const app = await writeExpired({ userId: 77, userEmail: 'other@example.com' });
  await app.user.clear(email());
  await app.user.paste(account.email);
  await fillIn(app);
  await waitFor(() => expect(submit()).toBeEnabled());
  expect(sent).toHaveLength(1);
  expect(region().getByLabelText('Your comment')).toHaveValue('Typed with care');
  expect(app.store.getState().toast.queue).toEqual([]);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a second refusal is the answer', async () => {
  server.use(answering('/api/review/add', { message: 'Not you' }, 401));
  const sent = bearers();
  const app = await writeExpired(ayesha);
  await fillIn(app);
  expect(await screen.findByText('Not you')).toBeInTheDocument();
  expect(sent).toHaveLength(2);
});

test('left meanwhile, nothing is sent any more', async () => {
  const sent = bearers();
  const app = await writeExpired(ayesha);
  await app.user.click(screen.getByRole('link', { name: /^Cart/, hidden: true }));
  await waitFor(() => expect(screen.queryByLabelText('Your comment')).not.toBeInTheDocument());
  // What lies over a page goes with it.
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(sent).toHaveLength(1);
});
