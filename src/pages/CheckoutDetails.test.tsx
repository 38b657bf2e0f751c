import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expectAccessible } from '@/testing/accessibility';
import { aDelivery, aLine } from '@/testing/cartBuilders';
import { demoHandlers, selling } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  server.use(selling(aLine()), ...demoHandlers());
});
afterEach(() => {
  jest.restoreAllMocks();
});

const labels = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  address: 'Address',
  city: 'City',
};
const field = (name: string) => screen.findByLabelText(name);
const placeButton = () => screen.getByRole('button', { name: 'PLACE ORDER' });
const remembers = () => screen.findByRole('checkbox', { name: /^Remember these details/ });
const keptDetails = () => localStorage.getItem('deliveryDetails');

function open(userId?: number) {
  const cart = { lines: [aLine()], buyNow: null };
  const auth = { authUser: { userId, appUserName: 'Bilal' }, authToken: null };
  return renderApp({
    route: '/place-order',
    preloadedState: { cart, ...(userId !== undefined && { auth }) },
  });
}

async function fillIn(user: UserEvent, more: Partial<typeof aDelivery> = {}) {
  for (const [key, label] of Object.entries(labels)) {
    await user.clear(await field(label));
    await user.type(await field(label), { ...aDelivery, ...more }[key as keyof typeof labels]);
  }
}

async function place(user: UserEvent) {
  await user.click(placeButton());
  await screen.findByRole('heading', { name: 'Your order is ready to send' });
}

async function orderOnce({ remembered }: { remembered: boolean }) {
  const view = open();
  await fillIn(view.user);
  if (remembered) await view.user.click(await remembers());
  await place(view.user);
  view.unmount();
}

test('nothing is remembered unless the shopper wants it', async () => {
  await orderOnce({ remembered: false });
  expect(keptDetails()).toBeNull();
  open();
  expect(await remembers()).not.toBeChecked();
  expect(screen.queryByRole('group', { name: 'Details of your last order' })).toBeNull();
});

test('last time’s details are offered, used by a tap, and forgotten by another', async () => {
  await orderOnce({ remembered: true });
  expect(keptDetails()).not.toContain('remark');
  const { user, container } = open();
  const offer = within(await screen.findByRole('group', { name: 'Details of your last order' }));
  expect(await field('City')).toHaveValue('');
  await expectAccessible(container);
  await user.click(offer.getByRole('button', { name: 'Use these details' }));
  for (const [key, label] of Object.entries(labels))
    expect(await field(label)).toHaveValue(aDelivery[key as keyof typeof labels]);
  expect(await field('Full name')).toHaveFocus();
  expect(await remembers()).toBeChecked();
});

test('forgetting takes them from the device, and they are not kept again unasked', async () => {
  await orderOnce({ remembered: true });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Forget them' }));
  expect(keptDetails()).toBeNull();
  expect(await field('Full name')).toHaveFocus();
  await fillIn(user);
  await place(user);
  expect(keptDetails()).toBeNull();
});

test('what a guest had kept is not shown to a user, nor what is broken to anybody', async () => {
  await orderOnce({ remembered: true });
  const { unmount } = open(7);
  expect(await field('Full name')).toHaveValue('Bilal');
  expect(screen.queryByRole('button', { name: 'Use these details' })).toBeNull();
  unmount();
  localStorage.setItem('deliveryDetails', '{"version":1,"owner":"","details":{"city":7}}');
  open();
  await field('City');
  expect(screen.queryByRole('button', { name: 'Use these details' })).toBeNull();
});

test('a phone number of another kind is let through after a word', async () => {
  const { user } = open();
  await fillIn(user, { phone: '+44 20 7946 0000' });
  await user.click(placeButton());
  await waitFor(async () => {
    expect(await field('Phone')).toHaveAccessibleDescription(/go by WhatsApp only/);
  });
  expect(screen.getByRole('group', { name: 'Please check 1 field' })).toHaveFocus();
  await place(user);
  expect(screen.getByText(/Only an order with an 11-digit mobile number/)).toBeInTheDocument();
});

test('one changed after that word is asked about again; one of ours is written in one form', async () => {
  const { user } = open();
  await fillIn(user, { phone: '1234' });
  await user.click(placeButton());
  await waitFor(async () => expect(await field('Phone')).toBeInvalid());
  await user.type(await field('Phone'), '5');
  await user.click(placeButton());
  await waitFor(async () => expect(await field('Phone')).toBeInvalid());
  await user.clear(await field('Phone'));
  await user.type(await field('Phone'), '+92 300-1234567');
  await place(user);
  expect(localStorage.getItem('placedOrders')).toContain('"phone":"03001234567"');
});

test('cities are offered, and any other can be typed', async () => {
  const { user, container } = open();
  const city = (await field('City')) as HTMLInputElement;
  const offered = [...(city.list?.options ?? [])].map(({ value }) => value);
  expect(offered).toContain('Lahore');
  expect(new Set(offered).size).toBe(offered.length);
  await fillIn(user, { city: 'Chak 42' });
  await place(user);
  expect(container).toHaveTextContent('Chak 42');
});
