import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { sessionReplaced, signedIn, signedOut } from '@/features/auth/authSlice';
import { linesReplaced } from '@/features/cart/cartSlice';
import { formatChatMessage, formatOrder } from '@/features/cart/orderText';
import { readOrders } from '@/features/cart/placedOrders';
import type { RootState } from '@/shared/store/storeHooks';
import type { Enquiry } from '@/shared/contract/enquiry';
import { draftKeys } from '@/shared/storage/webStorage';
import { aCompany, aDelivery, aLine, anOrder, storeOrders } from '@/testing/cartBuilders';
import { configureShop } from '@/testing/configureShop';
import {
  mockAnswer,
  mockFailure,
  holdAnswers,
  mockProducts,
  productCallPath,
  recordRequestsOf,
  mockProductsOfLines,
  mockConnectionError,
} from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { passTime } from '@/testing/passTime';
import { anOption, aPack, aProduct } from '@/testing/productBuilder';
import {
  makeStoreFromSession,
  PageRoutes,
  renderWithProviders,
} from '@/testing/renderWithProviders';
import { showTabAgain } from '@/testing/showTabAgain';

const box = aLine({ quantity: 3 });
const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5, quantity: 10 });
const order = anOrder({ delivery: { ...aDelivery, remark: 'Ring twice' } });
const confirmationPath = `/place-order?order=${order.reference}`;

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const data = { cellNo: '0300-7654321', clientName: 'Dabba House' };
  server.use(
    mockAnswer('/api/ADM/Client/GetByLoginClient', { data }),
    mockProductsOfLines(box, cup),
  );
});

const bilal = { userId: 7, appUserName: 'Bilal Ahmed', userEmail: 'bilal@example.com' };

type Session = Partial<RootState['cart'] & { route: string; user: Record<string, unknown> }>;

async function openCheckout({ user, route = '/place-order', ...cart }: Session) {
  const view = renderWithProviders(<PageRoutes />, {
    route,
    preloadedState: {
      cart: { lines: [], buyNow: null, ...cart },
      auth: { authUser: user ?? null, authToken: null },
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** Opens the checkout with a guest's saved draft, so that nothing is left to type. */
const openFilledInCheckout = (session: Session, typedValues: object = aDelivery) => {
  sessionStorage.setItem(
    draftKeys.checkout,
    JSON.stringify({ owner: '', about: '', typed: typedValues }),
  );
  return openCheckout(session);
};

/** Opens the filled-in checkout, and presses PLACE ORDER once. */
async function placeOrder(session: Session, typedValues?: object) {
  const view = await openFilledInCheckout(session, typedValues);
  await view.user.click(getPlaceOrderButton());
  return view;
}

const getCart = ({ store }: Awaited<ReturnType<typeof openCheckout>>) => store.getState().cart;
const readDraft = () => JSON.parse(sessionStorage.getItem(draftKeys.checkout) ?? 'null') as unknown;
const { remark: _, purchaseOrder: _order, preferredDay: _day, ...personalDetails } = aDelivery;
const getStoredDetails = () => localStorage.getItem('deliveryDetails');
const storeDetails = (storedDetails: object, owner = '') =>
  localStorage.setItem(
    'deliveryDetails',
    JSON.stringify({ version: 1, owner, details: storedDetails }),
  );

// Fields are found by label, because the city field has a list and therefore another role.
const getField = (name: string) => screen.getByLabelText(name);
const getPlaceOrderButton = () => screen.getByRole('button', { name: 'PLACE ORDER' });
const findReadyHeading = () =>
  screen.findByRole('heading', { name: 'Your order is ready to send' });
const findSentHeading = () => screen.findByRole('heading', { level: 1, name: 'Order sent' });
const findSendButton = () => screen.findByRole('button', { name: 'Send to Dabba House' });
const findSendAgainButton = () =>
  screen.findByRole('button', { name: 'Send again to Dabba House' });
const findWhatsAppLink = () => screen.findByRole('link', { name: /^Send on WhatsApp/ });
const getChatUrl = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '');
const readMessage = async (request: Request) => ((await request.json()) as Enquiry).contactMessage;

describe('a Buy now item that cannot be read', () => {
  beforeEach(() => sessionStorage.setItem('buyNowItem', '{"name":"Kraft burger box"}'));

  const queryOrderButton = () => screen.queryByRole('button', { name: 'PLACE ORDER' });

  test('is reported, and the cart is not ordered instead', async () => {
    await openCheckout({ lines: [box], isBuyNowLineUnreadable: true });
    expect(screen.getByRole('alert')).toHaveTextContent(/could not load.*Buy now/);
    expect(queryOrderButton()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go back' })).toBeVisible();
  });

  test('is replaced by the cart if the shopper chooses that', async () => {
    const { user, store } = await openCheckout({ lines: [box], isBuyNowLineUnreadable: true });
    await user.click(screen.getByRole('button', { name: /Check out my cart/ }));
    expect(queryOrderButton()).toBeVisible();
    expect(store.getState().cart.isBuyNowLineUnreadable).toBe(false);
    expect(screen.getByRole('heading', { name: 'Checkout' })).toHaveFocus();
  });

  test('does not offer an empty cart', async () => {
    await openCheckout({ isBuyNowLineUnreadable: true });
    expect(screen.getByRole('alert')).toBeVisible();
    expect(screen.queryByRole('button', { name: /my cart/ })).not.toBeInTheDocument();
  });
});

test('the empty form supports autofill and marks its required fields', async () => {
  await openCheckout({ lines: [box, cup] });
  for (const [name, purpose] of [
    ['Full name', 'name'],
    ['Email', 'email'],
    ['Phone', 'tel'],
    ['Address', 'street-address'],
    ['City', 'address-level2'],
  ] as const) {
    expect(getField(name)).toHaveAttribute('autocomplete', purpose);
    expect(getField(name)).toHaveAttribute('required');
  }
  expect(getField('Email')).toHaveAttribute('type', 'email');
  expect(getField('Remark (optional)')).not.toBeRequired();
  expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();
});

test('a press opens the order summary', async () => {
  const { user } = await openCheckout({ lines: [box, cup] });
  const summary = screen.getByRole('button', { name: /^Order Summary/ });
  expect(summary).toHaveTextContent('Order SummaryRs. 1,295');
  expect(summary).toHaveAttribute('aria-expanded', 'false');
  await user.click(summary);
  expect(summary).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Qty: 3 × Rs. 420')).toBeVisible();
});

test('an error is shown only after its field loses the focus', async () => {
  const { user } = await openCheckout({ lines: [box] });
  await user.type(getField('Email'), 'ayesha');
  expect(getField('Email')).toHaveAttribute('aria-invalid', 'false');
  await user.tab();
  await waitFor(() => {
    expect(getField('Email')).toHaveAccessibleDescription(/Enter an email address/);
  });
  expect(getField('City')).toHaveAttribute('aria-invalid', 'false');
});

test('PLACE ORDER lists every invalid field', async () => {
  await placeOrder({ lines: [box] }, { email: 'ayesha' });
  await waitFor(() => expect(getField('City')).toHaveAccessibleDescription('City is required'));
  const problems = screen.getByRole('group', { name: 'Please check 5 fields' });
  expect(problems).toHaveFocus();
  expect(problems).toHaveTextContent(/Full name.*an email.*Phone.*Address.*City/);
  expect(readOrders()).toEqual([]);
});

test('PLACE ORDER does not check prices if a field is empty', async () => {
  await openFilledInCheckout({ lines: [box] }, { ...aDelivery, phone: '' });
  const [status] = screen.getAllByRole('status').slice(-1);
  const statusTexts = [status?.textContent];
  const observer = new MutationObserver(() => statusTexts.push(status?.textContent));
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  fireEvent.click(getPlaceOrderButton());
  await screen.findByRole('group', { name: 'Please check 1 field' });
  observer.disconnect();
  expect(new Set(statusTexts)).toEqual(new Set(['']));
});

test('the order contains values that were filled in without events', async () => {
  await openCheckout({ lines: [box] });
  const { fullName, email, phone, address, city } = aDelivery;
  const valuesByLabel = {
    'Full name': fullName,
    Email: email,
    Phone: phone,
    Address: address,
    City: city,
  };
  for (const [label, value] of Object.entries(valuesByLabel))
    screen.getByLabelText<HTMLInputElement>(label).value = value;
  // The button is pressed in the same step, because a render of the form, such as the one after the
  // price check, would write the city that React knows back into its field.
  fireEvent.click(getPlaceOrderButton());
  await findReadyHeading();
  expect(readOrders()).toMatchObject([{ delivery: aDelivery }]);
});

test.each(['12', 'ask Bilal', '+44 20 7946 0958 1234'])(
  'the phone number %j is questioned once and then taken',
  async (phone) => {
    const { user } = await openFilledInCheckout({ lines: [box] }, { ...aDelivery, phone });
    await user.dblClick(getPlaceOrderButton());
    await waitFor(() =>
      expect(getField('Phone')).toHaveAccessibleDescription(
        /^Please check: 11 digits, for example 0300 1234567\. /,
      ),
    );
    expect(readOrders()).toEqual([]);
    await user.click(getPlaceOrderButton());
    await findReadyHeading();
    expect(readOrders()).toMatchObject([{ state: 'notSent', delivery: { phone } }]);
  },
);

test('each unusual phone number is questioned once', async () => {
  const { user } = await openFilledInCheckout(
    { lines: [box] },
    { ...aDelivery, phone: '123456789' },
  );
  const expectQuestion = async () => {
    await waitFor(() => {
      expect(getField('Phone')).toHaveAccessibleDescription(/send the order on WhatsApp only/);
    });
    expect(screen.getByRole('group', { name: 'Please check 1 field' })).toHaveFocus();
  };
  await user.click(getPlaceOrderButton());
  await expectQuestion();
  await user.type(getField('Phone'), '0');
  await user.click(getPlaceOrderButton());
  await expectQuestion();
  expect(readOrders()).toEqual([]);
  await user.click(getPlaceOrderButton());
  await findReadyHeading();
  expect(readOrders()).toMatchObject([{ delivery: { phone: '1234567890' } }]);
});

test('Enter completes the name of a city', async () => {
  const { user } = await openFilledInCheckout({ lines: [box] }, { ...aDelivery, city: '' });
  await user.type(getField('City'), 'lah{Enter}');
  expect(getField('City')).toHaveValue('Lahore');
  expect(readOrders()).toEqual([]);
});

test('Enter that ends the composition of a word does not complete the city', async () => {
  const { user } = await openFilledInCheckout({ lines: [box] }, { ...aDelivery, city: '' });
  await user.type(getField('City'), 'lah');
  fireEvent.keyDown(getField('City'), { key: 'Enter', isComposing: true });
  expect(getField('City')).toHaveValue('lah');
});

test('Enter after a city that is not on the list places the order', async () => {
  const { user } = await openFilledInCheckout({ lines: [box] }, { ...aDelivery, city: '' });
  await user.type(getField('City'), 'Mirpur{Enter}');
  await findReadyHeading();
  expect(readOrders()).toMatchObject([{ delivery: { city: 'Mirpur' } }]);
});

test('a press on the suggested city fills it in', async () => {
  const { user } = await openFilledInCheckout({ lines: [box] }, { ...aDelivery, city: 'Lahroe' });
  await user.click(screen.getByRole('button', { name: 'Did you mean Lahore?' }));
  expect(getField('City')).toHaveValue('Lahore');
  expect(getField('City')).toHaveFocus();
});

test('the question about a city is shown with the suggested city', async () => {
  const { user } = await placeOrder({ lines: [box] }, { ...aDelivery, city: 'Lahroe' });
  await waitFor(() =>
    expect(getField('City')).toHaveAccessibleDescription(
      /^Did you mean Lahore\? If not, press PLACE ORDER again\./,
    ),
  );
  await user.click(screen.getByRole('button', { name: 'Use Lahore' }));
  expect(getField('City')).toHaveValue('Lahore');
});

test('a city can be chosen from the list', async () => {
  const { user } = await openFilledInCheckout({ lines: [box] }, { ...aDelivery, city: '' });
  await user.type(getField('City'), 'mult');
  await user.click(screen.getByRole('option', { name: 'Multan' }));
  expect(getField('City')).toHaveValue('Multan');
  await waitFor(() => expect(readDraft()).toMatchObject({ typed: { city: 'Multan' } }));
});

test('a city that is filled in without focus opens no list', async () => {
  await openFilledInCheckout({ lines: [box] }, { ...aDelivery, city: '' });
  fireEvent.change(getField('City'), { target: { value: 'Mult' } });
  expect(getField('City')).toHaveValue('Mult');
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
});

describe('doubtful details', () => {
  const doubtfulDetails = {
    fullName: '12345',
    email: 'foo@bar',
    address: 'Gulberg 3',
    city: 'Lahor',
  };
  const findQuestions = () => screen.findByRole('group', { name: 'Please check 4 fields' });

  test('are questioned once', async () => {
    const { user } = await openFilledInCheckout(
      { lines: [box] },
      { ...aDelivery, ...doubtfulDetails },
    );
    await user.dblClick(getPlaceOrderButton());
    await findQuestions();
    expect(readOrders()).toEqual([]);
    await user.click(getPlaceOrderButton());
    await findReadyHeading();
    expect(readOrders()).toMatchObject([{ delivery: doubtfulDetails }]);
  });

  test('can be reached from the question', async () => {
    const { user } = await placeOrder({ lines: [box] }, { ...aDelivery, ...doubtfulDetails });
    const questions = within(await findQuestions());
    await user.click(questions.getByRole('link', { name: /address include house/ }));
    expect(getField('Address')).toHaveFocus();
  });
});

describe('the delivery date', () => {
  beforeEach(() => {
    const service = { days: { Lahore: 2 } };
    configureShop({ brand: { service, business: { prices: 'with' } } });
  });

  test('is shown next to the city', async () => {
    const { user } = await openFilledInCheckout({ lines: [box] }, { ...aDelivery, city: 'Lah' });
    expect(getField('City')).not.toHaveAccessibleDescription();
    await user.type(getField('City'), 'ore');
    expect(getField('City')).toHaveAccessibleDescription(/^Delivery to Lahore by \w+day, \d+ \w+$/);
  });

  test('is computed again when the tab is shown on another day', async () => {
    await openFilledInCheckout({ lines: [box] });
    showTabAgain(Date.UTC(2030, 0, 7, 9));
    expect(getField('City')).toHaveAccessibleDescription(
      'Delivery to Lahore by Wednesday, 9 January',
    );
  });

  test('is shown on the confirmation', async () => {
    await placeOrder({ lines: [box] });
    await findReadyHeading();
    const orderRegion = screen.getByRole('region', { name: /^Order / });
    expect(orderRegion).toHaveTextContent(
      /Rs. 1,260including sales tax.*Delivery to Lahore by \w+day/,
    );
  });
});

describe('a cart line whose option has a minimum quantity', () => {
  const optionLabels = ['Print: Logo (from 1,000 pcs)'];
  const printedLine = { ...box, optionLabels };

  test('has no delivery date', async () => {
    configureShop({ brand: { service: { days: { Lahore: 2 } } } });
    await openFilledInCheckout({ lines: [printedLine] });
    expect(getField('City')).toHaveAccessibleDescription(
      'We agree the delivery date when you approve the print sample',
    );
  });

  test('cannot be ordered below the minimum', async () => {
    const productOptionRequests = [anOption(1, 'Print', ['Logo (from 1,000 pcs)'])];
    server.use(
      mockProducts(
        aProduct({
          productId: 11,
          productOptionRequests,
          productPackRequests: [aPack(101, box.packDescription, box.price)],
        }),
      ),
    );
    const { user } = await openFilledInCheckout({
      lines: [{ ...printedLine, selectedOptions: { '1': '10' } }],
    });
    await user.click(getPlaceOrderButton());
    const notice = screen.getByRole('group', { name: /^Please order more/ });
    await waitFor(() => expect(notice).toHaveFocus());
    expect(readOrders()).toEqual([]);
  });
});

describe('the typed text', () => {
  const logIn = ({ store }: Awaited<ReturnType<typeof openCheckout>>) => {
    const response = { ...bilal, userCellNo: '03331234567' };
    act(() => void store.dispatch(signedIn({ response, token: null })));
  };

  test('is restored after a visit to the cart', async () => {
    const { user } = await openCheckout({ lines: [box] });
    await user.type(getField('City'), 'Multan');
    await user.click(screen.getByRole('link', { name: 'Edit cart' }));
    await user.click(await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    expect(await screen.findByLabelText('City')).toHaveValue('Multan');
  });

  test('is not replaced by details of a user who logs in', async () => {
    const view = await openCheckout({ lines: [box] });
    await view.user.type(getField('City'), 'Multan');
    await view.user.type(getField('Phone'), '0300 1');
    logIn(view);
    await waitFor(() => expect(getField('Full name')).toHaveValue('Bilal Ahmed'));
    expect(getField('Phone')).toHaveValue('0300 1');
    expect(getField('City')).toHaveValue('Multan');
    expect(readDraft()).toMatchObject({ owner: '7' });
  });

  test('is deleted when the user logs out', async () => {
    const view = await openFilledInCheckout({ lines: [box] }, { phone: '0300 1' });
    logIn(view);
    await waitFor(() => expect(getField('Full name')).toHaveValue('Bilal Ahmed'));
    act(() => void view.store.dispatch(signedOut()));
    await waitFor(() => expect(getField('Phone')).toHaveValue(''));
    expect(readDraft()).toBeNull();
  });

  test('is saved as a draft again if it is typed after a logout', async () => {
    const view = await openCheckout({ lines: [box] });
    logIn(view);
    await waitFor(() => expect(getField('Full name')).toHaveValue('Bilal Ahmed'));
    act(() => void view.store.dispatch(signedOut()));
    await waitFor(() => expect(getField('Full name')).toHaveValue(''));
    await view.user.type(getField('City'), 'Lahore');
    expect(readDraft()).toEqual({ owner: '', about: '', typed: { city: 'Lahore' } });
  });

  const ayesha = { userId: 6, appUserName: 'Ayesha Khan', userEmail: 'ayesha@example.com' };
  test.each([
    ['a guest', undefined],
    ['a user', ayesha],
  ])('of %s is not shown to a user whom another page has logged in', async (_title, user) => {
    const view = await openCheckout({ lines: [box], user });
    await view.user.type(getField('City'), 'Multan');
    act(() => void view.store.dispatch(sessionReplaced({ authUser: bilal, authToken: null })));
    await waitFor(() => expect(getField('Full name')).toHaveValue('Bilal Ahmed'));
    expect(getField('City')).toHaveValue('');
    expect(readDraft()).toBeNull();
  });

  test('stays if another page has changed only the profile', async () => {
    const view = await openCheckout({ lines: [box], user: bilal });
    await view.user.type(getField('City'), 'Multan');
    const authUser = { ...bilal, appUserName: 'Bilal Malik' };
    act(() => void view.store.dispatch(sessionReplaced({ authUser, authToken: null })));
    await waitFor(() => expect(getField('Full name')).toHaveValue('Bilal Malik'));
    expect(getField('City')).toHaveValue('Multan');
  });

  test('of a user without an id is not shown to a guest', async () => {
    const { userId: _id, ...userWithoutId } = bilal;
    const view = await openCheckout({ lines: [box], user: userWithoutId });
    await view.user.type(getField('City'), 'Multan');
    expect(readDraft()).toMatchObject({ owner: bilal.userEmail });
    act(() => void view.store.dispatch(signedOut()));
    await waitFor(() => expect(getField('City')).toHaveValue(''));
  });

  test('of a guest is not shown to a user after a reload', async () => {
    storeDetails(personalDetails);
    await openFilledInCheckout({ lines: [box], user: bilal }, { city: 'Multan' });
    expect(getField('Full name')).toHaveValue('Bilal Ahmed');
    expect(getField('City')).toHaveValue('');
    expect(getField('Address')).toHaveValue('');
  });
});

describe('delivery details', () => {
  const { purchaseOrder: _order, preferredDay: _day, ...companyDetails } = aCompany;
  const rememberedDetails = { ...personalDetails, ...companyDetails };
  const getRememberBox = () =>
    screen.getByRole('checkbox', { name: 'Save my details for next time' });

  test('for a business are shown in one line of text until they are opened', async () => {
    await openFilledInCheckout({ lines: [box] }, { ...aDelivery, ...aCompany });
    const business = screen.getByRole('button', { name: /^Ordering for a business/ });
    expect(business).toHaveAttribute('aria-expanded', 'false');
    const summaryText = Object.values(aCompany).join(', ');
    expect(screen.getByText(summaryText)).toBeVisible();
  });

  test('are saved if the shopper wants that', async () => {
    const typedValues = { ...aDelivery, ...aCompany, remark: 'Ring twice' };
    const { user } = await openFilledInCheckout({ lines: [box] }, typedValues);
    expect(getRememberBox()).not.toBeChecked();
    await user.click(getRememberBox());
    await user.click(getPlaceOrderButton());
    await findReadyHeading();
    expect(JSON.parse(getStoredDetails() ?? '')).toEqual({
      version: 1,
      owner: '',
      details: rememberedDetails,
    });
  });

  test('that were saved are filled in for the next order', async () => {
    storeDetails(rememberedDetails);
    await openCheckout({ lines: [box] });
    expect(screen.getByRole('form')).toHaveFormValues({ ...rememberedDetails, purchaseOrder: '' });
    expect(getRememberBox()).toBeChecked();
  });

  test.each([
    ['of an account are not filled in for a guest', '5', undefined],
    ['of an account are not filled in for another user', '5', bilal],
    ['of a guest are not filled in for a user without an id', '', { email: 'sana@example.com' }],
  ])('%s', async (_title, owner, user) => {
    storeDetails(rememberedDetails, owner);
    await openCheckout({ lines: [box], ...(user && { user }) });
    expect(getField('Address')).toHaveValue('');
    expect(getRememberBox()).not.toBeChecked();
  });

  test('of an account stay if a guest ticks and unticks the box', async () => {
    storeDetails(rememberedDetails, '5');
    const { user } = await openCheckout({ lines: [box] });
    await user.click(getRememberBox());
    await user.click(getRememberBox());
    expect(getStoredDetails()).toContain(rememberedDetails.address);
  });

  test('that were saved are deleted when the box is unticked', async () => {
    storeDetails(rememberedDetails);
    const { user } = await openCheckout({ lines: [box] });
    await user.click(getRememberBox());
    expect(getStoredDetails()).toBeNull();
    await user.click(getPlaceOrderButton());
    await findReadyHeading();
    expect(getStoredDetails()).toBeNull();
  });
});

const findChangesNotice = () =>
  screen.findByRole('group', {
    name: 'Prices or pack sizes have changed since you chose these products',
  });

test('changed prices and unavailable products are listed', async () => {
  server.use(mockProductsOfLines({ ...box, price: 450 }));
  await openFilledInCheckout({ lines: [box, cup] });
  const rows = within(await findChangesNotice()).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    'Kraft burger box, Pack of 50: Rs. 420 → Rs. 450',
    'Sauce cup, Pack of 50: No longer available',
  ]);
});

test('the order is placed only after the changes are accepted', async () => {
  server.use(mockProductsOfLines({ ...box, price: 450 }));
  const { user, store } = await openFilledInCheckout({ lines: [box, cup] });
  await findChangesNotice();
  await user.click(getPlaceOrderButton());
  await waitFor(async () => expect(await findChangesNotice()).toHaveFocus());
  expect(readOrders()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accept the changes' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(store.getState().cart.lines).toMatchObject([{ price: 450, quantity: 3, total: 1350 }]);
  await user.click(getPlaceOrderButton());
  await findReadyHeading();
  expect(readOrders()).toMatchObject([{ lines: [{ price: 450 }] }]);
});

test('a different pack or option counts as a change', async () => {
  const packs = [aPack(101, 'Pack of 40', 420)];
  server.use(mockProducts(aProduct({ productId: 11, productPackRequests: packs })));
  await openCheckout({ lines: [{ ...box, selectedOptions: { '1': '19' } }] });
  const changeText = 'Pack of 50 \u200E→ Pack of 40, Print: not chosen · Size: not chosen';
  expect(within(await findChangesNotice()).getByRole('listitem')).toHaveTextContent(changeText);
});

test('a Buy now item that is no longer sold is removed after the shopper agrees', async () => {
  server.use(mockProductsOfLines());
  const { user } = await openCheckout({ buyNow: box });
  await findChangesNotice();
  await user.click(screen.getByRole('button', { name: 'Accept the changes' }));
  expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
});

test('an empty checkout shows best sellers', async () => {
  await openCheckout({});
  const sellers = within(await screen.findByRole('region', { name: 'Best sellers' }));
  expect(await sellers.findAllByRole('article')).toHaveLength(4);
});

test('an order can be placed although a price is unknown', async () => {
  server.use(mockFailure(productCallPath));
  const { user } = await openFilledInCheckout({ lines: [box] });
  await screen.findByText(/Some prices could not be checked just now/);
  await user.click(getPlaceOrderButton());
  await findReadyHeading();
  expect(readOrders()).toMatchObject([{ lines: [{ ...box, isUnchecked: true }] }]);
});

test('an order waits at most eight seconds for prices', async () => {
  const release = holdAnswers(productCallPath);
  const requests = recordRequestsOf(productCallPath);
  await openFilledInCheckout({ lines: [box] });
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  fireEvent.click(getPlaceOrderButton());
  await advanceTime(7900);
  expect(getPlaceOrderButton()).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Checking prices…')).toHaveRole('status');
  expect(readOrders()).toEqual([]);
  await advanceTime(200);
  release();
  await findReadyHeading();
  expect(readOrders()).toMatchObject([{ lines: [{ ...box, isUnchecked: true }] }]);
  expect(requests).toHaveLength(1);
});

describe('while the order is being placed', () => {
  /** Presses PLACE ORDER, which waits until the prices arrive. */
  async function openWaitingCheckout(delivery = aDelivery) {
    const release = holdAnswers(productCallPath);
    const { user } = await placeOrder({ lines: [box] }, delivery);
    await waitFor(() => expect(getPlaceOrderButton()).toHaveAttribute('aria-busy', 'true'));
    return { user, release };
  }

  test('the fields are read-only and keep the focus', async () => {
    const { user, release } = await openWaitingCheckout();
    for (const name of ['Full name', 'Email', 'Phone', 'Address', 'City', 'Remark (optional)']) {
      const field = screen.getByLabelText<HTMLInputElement>(name);
      const { value } = field;
      await user.type(field, 'x');
      expect(field).toHaveValue(value);
      expect(field).toHaveFocus();
    }
    release();
    await findReadyHeading();
  });

  test('the box for saving the details cannot be ticked', async () => {
    const { user, release } = await openWaitingCheckout();
    const rememberBox = screen.getByRole('checkbox');
    await user.click(rememberBox);
    expect(rememberBox).not.toBeChecked();
    expect(rememberBox).toHaveAttribute('aria-disabled', 'true');
    release();
    await findReadyHeading();
  });

  test('a suggested city cannot be chosen', async () => {
    const { user, release } = await openWaitingCheckout({ ...aDelivery, city: 'Lahroe' });
    await user.click(screen.getByRole('button', { name: 'Did you mean Lahore?' }));
    expect(getField('City')).toHaveValue('Lahroe');
    release();
    await screen.findByRole('group', { name: 'Please check 1 field' });
  });
});

describe('while PLACE ORDER waits for prices', () => {
  /** Waits until the price check has ended without an answer. */
  const endPriceCheck = () => passTime(8100);

  async function placeOrderWithoutAnswer(session: Session = { lines: [box] }) {
    holdAnswers(productCallPath);
    const view = await openFilledInCheckout(session);
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    fireEvent.click(getPlaceOrderButton());
    await passTime(1000);
    expect(screen.getByText('Checking prices…')).toBeVisible();
    return view;
  }

  test('following a link cancels the order', async () => {
    await placeOrderWithoutAnswer();
    fireEvent.click(screen.getByRole('link', { name: 'Edit cart' }));
    await screen.findByRole('heading', { name: 'Shopping Cart' });
    await endPriceCheck();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Shopping Cart');
    expect(readOrders()).toEqual([]);
  });

  test('a change of the user cancels the order', async () => {
    const { store } = await placeOrderWithoutAnswer();
    act(() => void store.dispatch(sessionReplaced({ authUser: bilal, authToken: null })));
    await endPriceCheck();
    expect(getField('Full name')).toHaveValue('Bilal Ahmed');
    expect(readOrders()).toEqual([]);
  });

  test('leaving the page for the back/forward cache cancels the order', async () => {
    await placeOrderWithoutAnswer();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await passTime(0);
    expect(getPlaceOrderButton()).not.toHaveAttribute('aria-busy');
    expect(screen.queryByText('Checking prices…')).not.toBeInTheDocument();
    await endPriceCheck();
    expect(readOrders()).toEqual([]);
  });

  test('an order that was cancelled can be placed by another press', async () => {
    await placeOrderWithoutAnswer();
    act(() => void window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
    await passTime(0);
    fireEvent.click(getPlaceOrderButton());
    await endPriceCheck();
    await findReadyHeading();
    expect(readOrders()).toHaveLength(1);
  });

  test('emptying the cart in another tab cancels the order', async () => {
    const { store } = await placeOrderWithoutAnswer();
    act(() => void store.dispatch(linesReplaced([])));
    expect(await screen.findByText('Your cart is empty')).toBeVisible();
    await endPriceCheck();
    expect(readOrders()).toEqual([]);
  });

  describe('a change of the cart in another tab', () => {
    const findNotice = () =>
      screen.findByRole('group', { name: 'Your cart has changed since you pressed PLACE ORDER' });
    const lid = aLine({ productId: '13', name: 'Lid' });

    async function changeCart() {
      const { store } = await placeOrderWithoutAnswer({ lines: [box, cup] });
      act(() => void store.dispatch(linesReplaced([{ ...box, quantity: 20 }, lid])));
      await endPriceCheck();
    }

    test('is shown instead of placing the order', async () => {
      await changeCart();
      const notice = await findNotice();
      const rows = within(notice).getAllByRole('listitem');
      expect(rows.map((row) => row.textContent)).toEqual([
        'Kraft burger box, Pack of 50: Qty: 3 → 20',
        'Sauce cup, Pack of 50: Removed',
        'Lid, Pack of 50: Added',
      ]);
      expect(notice).toHaveFocus();
      expect(readOrders()).toEqual([]);
    });

    test('must be accepted before the changed cart is ordered', async () => {
      await changeCart();
      fireEvent.click(getPlaceOrderButton());
      await endPriceCheck();
      expect(readOrders()).toEqual([]);
      fireEvent.click(within(await findNotice()).getByRole('button', { name: /^Accept/ }));
      fireEvent.click(getPlaceOrderButton());
      await endPriceCheck();
      await findReadyHeading();
      expect(readOrders()).toMatchObject([{ lines: [{ quantity: 20 }, { name: 'Lid' }] }]);
    });
  });
});

describe('placing the order', () => {
  test('saves one order even after a double click', async () => {
    const typedValues = { ...aDelivery, phone: '+92 300-1234567' };
    const view = await openFilledInCheckout({ lines: [box, cup] }, typedValues);
    await view.user.dblClick(getPlaceOrderButton());
    await findReadyHeading();
    expect(readOrders()).toMatchObject([
      { state: 'notSent', source: 'cart', lines: [box, cup], delivery: aDelivery },
    ]);
    expect(getCart(view).lines).toEqual([box, cup]);
    expect(readDraft()).toBeNull();
  });

  test('leads to a confirmation that the order is not sent yet', async () => {
    await placeOrder({ lines: [box] });
    await findReadyHeading();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(await screen.findByText(/has not been sent yet.*Dabba House/)).toBeInTheDocument();
  });

  test('orders only the Buy now item', async () => {
    // This item equals a line of the cart, but ordering the item must not remove that line.
    const buyNowLine = aLine({ quantity: 1 });
    const view = await openFilledInCheckout({ lines: [box], buyNow: buyNowLine });
    expect(screen.getByText(/^You are buying this product only/)).toBeVisible();
    await view.user.click(getPlaceOrderButton());
    await findReadyHeading();
    expect(readOrders()).toMatchObject([{ source: 'buyNow', lines: [buyNowLine] }]);
    await waitFor(() => expect(getCart(view).buyNow).toBeNull());
    await view.user.click(await findWhatsAppLink());
    expect(await screen.findByText(/press Send in WhatsApp/)).toBeInTheDocument();
    expect(getCart(view).lines).toEqual([box]);
  });
});

describe('an order that is placed by a signed-in user', () => {
  test.each([
    ['the user’s id', bilal, '7'],
    ['the e-mail of a user without an id', { email: 'Sana@example.com' }, 'sana@example.com'],
  ])('is saved with %s', async (_name, user, owner) => {
    sessionStorage.setItem(
      draftKeys.checkout,
      JSON.stringify({ owner, about: '', typed: aDelivery }),
    );
    const view = await openCheckout({ lines: [box], user });
    await view.user.click(getPlaceOrderButton());
    await findReadyHeading();
    expect(readOrders()).toMatchObject([{ owner }]);
  });

  test('is hidden after the logout', async () => {
    storeOrders({ ...order, owner: '7' });
    const { store } = await openCheckout({ route: confirmationPath, user: bilal });
    await findReadyHeading();
    act(() => void store.dispatch(signedOut()));
    expect(await screen.findByText(/^Orders of another account are on/)).toBeVisible();
    expect(screen.queryByText(/Ring twice|Kraft burger box/)).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(order.reference);
  });
});

describe('an order that equals one of the last ten minutes', () => {
  const recentOrder = anOrder({
    state: 'sent',
    placedAt: new Date().toISOString(),
    stateAt: new Date().toISOString(),
  });
  const findNotice = () =>
    screen.findByRole('group', { name: 'You placed the same order a few minutes ago' });
  beforeEach(() => storeOrders(recentOrder));

  test('is asked about', async () => {
    await placeOrder({ buyNow: box });
    const notice = await findNotice();
    expect(notice).toHaveFocus();
    expect(within(notice).getByRole('link', { name: recentOrder.reference })).toHaveAttribute(
      'href',
      `/place-order?order=${recentOrder.reference}`,
    );
    expect(readOrders()).toEqual([recentOrder]);
  });

  test('is placed by a second press', async () => {
    const { user } = await placeOrder({ buyNow: box });
    await findNotice();
    await user.click(getPlaceOrderButton());
    await findReadyHeading();
    expect(readOrders()).toHaveLength(2);
  });
});

describe('if PLACE ORDER sends the order at once', () => {
  beforeEach(() => configureShop({ orders: { send: 'direct' } }));

  const enquiryPath = '/api/WAP/ContactInbox/Save';

  test('the form names the recipient of the order', async () => {
    await openCheckout({ lines: [box] });
    expect(await screen.findByText(/^This sends your order to Dabba House/)).toBeVisible();
  });

  test('a double click sends the order once', async () => {
    const sentRequests = recordRequestsOf(enquiryPath);
    const { user } = await openFilledInCheckout({ lines: [box, cup] });
    await user.dblClick(getPlaceOrderButton());
    await findSentHeading();
    const { reference = '' } = readOrders()[0] ?? {};
    expect(sentRequests).toHaveLength(1);
    expect(await sentRequests[0]?.text()).toContain(reference);
    expect(readOrders()).toMatchObject([{ state: 'sent', lines: [box, cup] }]);
    expect(jest.mocked(console.info).mock.calls).toEqual([['Order placed', reference]]);
  });

  test('the confirmation of a sent order explains what happens next', async () => {
    await placeOrder({ lines: [box] });
    expect(await findSentHeading()).toHaveFocus();
    const { reference = '' } = readOrders()[0] ?? {};
    expect(screen.getByText(reference, { selector: 'strong' })).toBeVisible();
    expect(screen.getByText(/^Sent to Dabba House on/)).toBeVisible();
    expect(screen.getByText(/^We’ll call you on 03001234567/)).toBeVisible();
    expect(screen.getByRole('link', { name: /^Send a copy on WhatsApp/ })).toBeVisible();
  });

  test('a sent order removes its lines from the cart without Undo', async () => {
    const view = await placeOrder({ lines: [box, cup] });
    await findSentHeading();
    expect(getCart(view)).toMatchObject({ lines: [], buyNow: null });
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(readDraft()).toBeNull();
  });

  test('an order with an unusual phone number is kept as not sent', async () => {
    const sentRequests = recordRequestsOf(enquiryPath);
    const { user } = await placeOrder({ lines: [box] }, { ...aDelivery, phone: '12' });
    await screen.findByRole('group', { name: 'Please check 1 field' });
    await user.click(getPlaceOrderButton());
    await findReadyHeading();
    expect(screen.getByText(/only send orders with an 11-digit phone number/)).toBeVisible();
    expect(await findWhatsAppLink()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy order text' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Print pro-forma invoice' })).toBeVisible();
    expect(readOrders()).toMatchObject([{ state: 'notSent' }]);
    expect(sentRequests).toEqual([]);
  });

  test('an order that is sent later does not move the focus on another page', async () => {
    const release = holdAnswers(enquiryPath);
    const { user } = await placeOrder({ lines: [box] });
    await screen.findByRole('heading', { level: 1, name: 'Sending your order' });
    await user.click(screen.getByRole('link', { name: 'My Orders' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'My Orders' });
    await waitFor(() => expect(heading).toHaveFocus());
    const clearButton = screen.getByRole('button', { name: 'Clear orders' });
    act(() => clearButton.focus());
    release();
    await waitFor(() => expect(readOrders()).toMatchObject([{ state: 'sent' }]));
    await screen.findByText('Sent');
    expect(clearButton).toHaveFocus();
  });

  test('an order that failed to send can still be sent in two ways', async () => {
    server.use(mockConnectionError(enquiryPath));
    const view = await placeOrder({ lines: [box], buyNow: cup });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not sent yet. Failed to send/);
    expect(screen.getByRole('heading', { name: 'Your order is ready to send' })).toBeVisible();
    expect(await findWhatsAppLink()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send to Dabba House' })).toBeVisible();
    expect(readOrders()).toMatchObject([{ state: 'notSent', lines: [cup] }]);
    expect(getCart(view).lines).toEqual([box]);
  });

  test('placing an order again after a failure reuses the same order', async () => {
    const sentRequests = recordRequestsOf(enquiryPath);
    server.use(mockConnectionError(enquiryPath));
    const firstView = await placeOrder({ lines: [box], buyNow: cup });
    await screen.findByRole('alert');
    firstView.unmount();

    server.use(mockAnswer(enquiryPath, null));
    await placeOrder({ lines: [box], buyNow: cup });
    await findSentHeading();
    expect(readOrders()).toMatchObject([{ state: 'sent' }]);
    expect(sentRequests).toHaveLength(2);
    expect(await sentRequests[1]?.text()).toBe(await sentRequests[0]?.text());
  });

  describe('an order of 200 lines', () => {
    const lines = Array.from({ length: 200 }, (_item, index) =>
      aLine({ packId: String(index + 1), name: 'Kraft burger box with a window' }),
    );
    const longOrder = anOrder({ lines });
    const longOrderPath = `/place-order?order=${longOrder.reference}`;

    /** Sends the order to a back end that accepts messages of at most 5,000 characters. */
    async function sendToStrictBackEnd(createRefusal: () => Response) {
      storeOrders(longOrder);
      server.use(
        http.post<never, Enquiry>(`*${enquiryPath}`, async ({ request }) => {
          const { contactMessage } = await request.json();
          return contactMessage.length > 5000 ? createRefusal() : HttpResponse.json(null);
        }),
      );
      const view = await openCheckout({ route: longOrderPath, lines });
      await view.user.click(await findSendButton());
      return { ...view, alert: await screen.findByRole('alert') };
    }

    test('is sent as one enquiry', async () => {
      storeOrders(longOrder);
      const sentRequests = recordRequestsOf(enquiryPath);
      const { user } = await openCheckout({ route: longOrderPath });
      await user.click(await findSendButton());
      await findSentHeading();
      const messages = await Promise.all(sentRequests.map(readMessage));
      expect(messages).toEqual([formatOrder(longOrder)]);
    });

    test.each([
      ['400', () => HttpResponse.json({}, { status: 400 })],
      ['413 from a proxy', () => HttpResponse.html('<h1>Too large</h1>', { status: 413 })],
      ['422', () => HttpResponse.json(null, { status: 422 })],
    ])('stays unsent if the answer is %s', async (_status, createRefusal) => {
      const view = await sendToStrictBackEnd(createRefusal);
      expect(view.alert).toHaveTextContent('Not sent yet. Failed to send message');
      expect(screen.getByText(/^This order may be too long to send from this page/)).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Your order is ready to send' })).toBeVisible();
      expect(readOrders()).toEqual([longOrder]);
      expect(getCart(view).lines).toHaveLength(200);
    });

    test('can still be sent by WhatsApp, copied or printed if it is refused', async () => {
      await sendToStrictBackEnd(() => HttpResponse.json({}, { status: 400 }));
      expect(await findWhatsAppLink()).toBeVisible();
      expect(screen.getByRole('button', { name: 'Copy order text' })).toBeVisible();
      expect(screen.getByRole('link', { name: 'Print pro-forma invoice' })).toBeVisible();
    });

    test('is not called too long if it is refused for another reason', async () => {
      const { alert } = await sendToStrictBackEnd(() => HttpResponse.json({}, { status: 503 }));
      expect(alert).toHaveTextContent('Not sent yet. Failed to send message');
      expect(screen.queryByText(/too long/)).not.toBeInTheDocument();
    });

    test('is copied when its chat is opened, because the link has only a summary', async () => {
      storeOrders(longOrder);
      const { user } = await openCheckout({ route: longOrderPath });
      const link = await findWhatsAppLink();
      expect(screen.getByText(/opens with a summary/)).toBeVisible();
      expect(getChatUrl(link).searchParams.get('text')).toContain('200 products');
      const clipboardWrite = jest.spyOn(navigator.clipboard, 'writeText');
      await user.click(link);
      expect(clipboardWrite).toHaveBeenCalledWith(formatOrder(longOrder));
    });
  });

  test('a short order that is refused is not called too long', async () => {
    server.use(mockAnswer(enquiryPath, {}, 400));
    await placeOrder({ lines: [box] });
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Not sent yet. Failed to send/);
    expect(screen.queryByText(/too long/)).not.toBeInTheDocument();
  });

  describe('an order that an earlier release sent in part', () => {
    // Earlier releases sent a long order in several messages, and stored which of them arrived.
    const partlySentOrder = {
      ...anOrder({ lines: [box], placedAt: new Date().toISOString() }),
      parts: { count: 5, sent: [1, 2] },
    };
    beforeEach(() => storeOrders(partlySentOrder));

    test('is not sent by another press of PLACE ORDER', async () => {
      const sentRequests = recordRequestsOf(enquiryPath);
      const view = await placeOrder({ lines: [box] });
      await screen.findByRole('heading', { level: 1, name: 'Your order is only partly sent' });
      expect(sentRequests).toEqual([]);
      expect(readOrders()).toEqual([partlySentOrder]);
      expect(getCart(view).lines).toEqual([box]);
    });

    test('is sent as a whole if the shopper presses Send', async () => {
      const sentRequests = recordRequestsOf(enquiryPath);
      const view = await openCheckout({ route: confirmationPath, lines: [box] });
      expect(
        await screen.findByText(/^Only a part of this order has reached Dabba House/),
      ).toBeVisible();
      await view.user.click(await findSendAgainButton());
      await findSentHeading();
      const messages = await Promise.all(sentRequests.map(readMessage));
      expect(messages).toEqual([formatOrder(partlySentOrder)]);
      expect(getCart(view).lines).toEqual([]);
    });

    test('stays partly sent if sending it again fails', async () => {
      server.use(mockAnswer(enquiryPath, {}, 503));
      const { user } = await openCheckout({ route: confirmationPath });
      await user.click(await findSendAgainButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to send message/);
      expect(
        screen.getByRole('heading', { level: 1, name: 'Your order is only partly sent' }),
      ).toBeVisible();
    });
  });

  test('an order can be sent again if its page was reloaded while sending', async () => {
    const release = holdAnswers(enquiryPath);
    const firstView = await openFilledInCheckout({ lines: [box] });
    await firstView.user.click(getPlaceOrderButton());
    await screen.findByRole('heading', { level: 1, name: 'Sending your order' });
    firstView.unmount();

    const reference = readOrders()[0]?.reference ?? '';
    const { user } = await openCheckout({ route: `/place-order?order=${reference}` });
    expect(screen.getByRole('heading', { name: 'Your order may have reached us' })).toBeVisible();
    expect(screen.getByText(/^We tried to send this order on .+ but got no answer/)).toBeVisible();
    release();
    await user.click(await findSendAgainButton());
    await findSentHeading();
  });
});

describe('the confirmation', () => {
  beforeEach(() => storeOrders(order));

  test('reports an order that is not on this device', async () => {
    await openCheckout({ route: '/place-order?order=DD-20260101-AAAA' });
    expect(screen.getByText(/^This order is not saved on this device/)).toBeVisible();
  });

  test('of an unknown order keeps the item of Buy now', async () => {
    sessionStorage.setItem('buyNowItem', JSON.stringify(box));
    const store = await makeStoreFromSession();
    renderWithProviders(<PageRoutes />, { route: '/place-order?order=nonsense', store });
    await screen.findByRole('heading', { level: 1, name: 'Order nonsense' });
    expect(store.getState().cart.buyNow).toEqual(box);
  });

  test('does not send an order with a broken line', async () => {
    storeOrders({ ...order, lines: [box, { price: 1 }] });
    await openCheckout({ route: confirmationPath });
    expect(screen.getByText(/^The products of this order cannot be read/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  });

  test('shows the order, with a link to its pro-forma', async () => {
    await openCheckout({ route: confirmationPath });
    const region = screen.getByRole('region', { name: `Order ${order.reference}` });
    expect(region).toHaveTextContent(/Qty: 3 × Rs\. 420.*Ayesha Khan.*Remark: Ring twice/s);
    const proFormaLink = screen.getByRole('link', { name: 'Print pro-forma invoice' });
    expect(proFormaLink).toHaveAttribute('href', `/pro-forma?order=${order.reference}`);
  });

  test('sends the order', async () => {
    const { user } = await openCheckout({ route: confirmationPath });
    await user.click(await screen.findByRole('button', { name: 'Send to Dabba House' }));
    expect(await findSentHeading()).toHaveFocus();
    expect(readOrders()).toMatchObject([{ state: 'sent' }]);
  });

  test('offers only WhatsApp for an unusual phone number', async () => {
    storeOrders(anOrder({ delivery: { ...aDelivery, phone: '1234567890' } }));
    await openCheckout({ route: confirmationPath });
    const message = await screen.findByText(
      /This page can only send orders with an 11-digit phone number/,
    );
    expect(message).toHaveTextContent('Please send it on WhatsApp');
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
  });

  test('opens a chat with the whole order', async () => {
    await openCheckout({ route: confirmationPath });
    const chatUrl = getChatUrl(await findWhatsAppLink());
    expect(chatUrl.origin + chatUrl.pathname).toBe('https://wa.me/923007654321');
    expect(chatUrl.searchParams.get('text')).toBe(formatChatMessage(order).text);
  });

  test('empties the cart when the chat is opened', async () => {
    const view = await openCheckout({ route: confirmationPath, lines: order.lines });
    await view.user.click(await findWhatsAppLink());
    await screen.findByText(/press Send in WhatsApp/);
    expect(readOrders()).toMatchObject([{ state: 'whatsApp' }]);
    expect(getCart(view).lines).toEqual([]);
  });

  test('restores the cart on Undo', async () => {
    const view = await openCheckout({ route: confirmationPath, lines: order.lines });
    await view.user.click(await findWhatsAppLink());
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(getCart(view).lines).toEqual(order.lines);
  });

  test('shows the order text if copying fails', async () => {
    const clipboardWrite = jest.spyOn(navigator.clipboard, 'writeText');
    clipboardWrite.mockRejectedValueOnce(new Error('denied'));
    const view = await openCheckout({ route: confirmationPath, lines: order.lines });
    await view.user.click(screen.getByRole('button', { name: 'Copy order text' }));
    const orderTextField = await screen.findByRole<HTMLTextAreaElement>('textbox', {
      name: /Order text/,
    });
    expect(orderTextField.value).toContain('Total: Rs. 1,260');
    expect(clipboardWrite).toHaveBeenLastCalledWith(orderTextField.value);
    expect(readOrders()).toMatchObject([{ state: 'notSent' }]);
    expect(getCart(view).lines).toEqual(order.lines);
  });

  test('empties the cart when the text is copied', async () => {
    const view = await openCheckout({ route: confirmationPath, lines: order.lines });
    const clipboardWrite = jest.spyOn(navigator.clipboard, 'writeText');
    await view.user.click(screen.getByRole('button', { name: 'Copy order text' }));
    expect(await screen.findByText(/The order text has been copied/)).toBeInTheDocument();
    expect(clipboardWrite).toHaveBeenLastCalledWith(expect.stringContaining('Total: Rs. 1,260'));
    expect(readOrders()).toMatchObject([{ state: 'copied' }]);
    expect(getCart(view).lines).toEqual([]);
  });
});
