import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { signedIn, signedOut } from '@/features/auth/authSlice';
import type { CartLine } from '@/shared/contract/cart';
import { draftKeys } from '@/shared/lib/webStorage';
import { expectAccessible } from '@/testing/accessibility';
import { aDelivery, aLine, anOrder, keepOrders } from '@/testing/cartBuilders';
import { answering, demoHandlers, failing, selling } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { aPack, aProduct } from '@/testing/productBuilder';
import { loadPage, renderApp, renderPage } from '@/testing/renderApp';

const box = aLine({ quantity: 3 });
const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5, quantity: 10 });
const order = anOrder();
const confirmation = `/place-order?order=${order.reference}`;

const shopWith = (cellNo: string) =>
  answering('/api/ADM/Client/GetByLoginClient', {
    data: { cellNo, email: 'shop@example.com', clientName: 'Dabba House' },
  });

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  server.use(shopWith('0300-7654321'), selling(box, cup), ...demoHandlers());
});
afterEach(() => {
  jest.restoreAllMocks();
});

interface Session {
  lines?: CartLine[];
  buyNow?: CartLine | null;
  user?: Record<string, unknown>;
  route?: string;
}

const bilal = { userId: 7, appUserName: 'Bilal Ahmed', userEmail: 'bilal@example.com' };

async function openCheckout({ lines = [], buyNow = null, user, route }: Session = {}) {
  const view = renderPage({
    route: route ?? '/place-order',
    preloadedState: {
      cart: { lines, buyNow },
      ...(user && { auth: { authUser: user, authToken: null } }),
    },
  });
  await screen.findByRole('heading', { level: 1 });
  return view;
}

/** What a guest had typed before a reload, so that nothing is left to type. */
function keepTyped(typed: object = aDelivery, owner = '') {
  sessionStorage.setItem(draftKeys.checkout, JSON.stringify({ owner, about: '', typed }));
}

async function openFilledIn(session: Session, typed: object = aDelivery) {
  keepTyped(typed);
  return openCheckout(session);
}

const placedOrders = () => {
  const stored = JSON.parse(localStorage.getItem('placedOrders') ?? '{"orders":[]}') as {
    orders: ReturnType<typeof anOrder>[];
  };
  return stored.orders;
};
const cartOf = ({ store }: ReturnType<typeof renderPage>) => store.getState().cart;
const draft = () => JSON.parse(sessionStorage.getItem(draftKeys.checkout) ?? 'null') as unknown;
const keptDetails = () => localStorage.getItem('deliveryDetails');

// The city has a list to choose from, so its role is another.
const field = (name: string) => screen.getByLabelText(name);
const placeButton = () => screen.getByRole('button', { name: 'PLACE ORDER' });
const isPlaced = () => screen.findByRole('heading', { name: 'Your order is ready to send' });
const whatsApp = () => screen.findByRole('link', { name: /^Send on WhatsApp/ });
const chatOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '');

describe('the form', () => {
  test('names every field, its purpose and the way to pay', async () => {
    const { user } = await openCheckout({ lines: [box, cup] });
    const asked = [
      ['Full name', 'text', 'name'],
      ['Email', 'email', 'email'],
      ['Phone', 'tel', 'tel'],
      ['Address', 'textarea', 'street-address'],
      ['City', 'text', 'address-level2'],
    ] as const;
    for (const [name, type, purpose] of asked) {
      expect(field(name)).toHaveProperty('type', type);
      expect(field(name)).toHaveAttribute('autocomplete', purpose);
      expect(field(name)).toBeRequired();
    }
    expect(field('Remark (optional)')).not.toBeRequired();
    const cities = [...((field('City') as HTMLInputElement).list?.options ?? [])];
    expect(cities.map(({ value }) => value)).toContain('Lahore');
    expect(new Set(cities.map(({ value }) => value)).size).toBe(cities.length);
    expect(screen.getByRole('radio', { name: 'Cash on Delivery' })).toBeChecked();

    const summary = screen.getByRole('button', { name: /^Order Summary/ });
    expect(summary).toHaveAttribute('aria-expanded', 'false');
    expect(summary).toHaveTextContent('Rs. 1,295');
    await user.click(summary);
    expect(summary).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByText('Qty: 3 × Rs. 420')).toBeInTheDocument();
    expect(screen.getAllByRole('definition').at(-1)).toHaveTextContent('Rs. 1,295');
  });

  test('shows what is wrong after a field is left, or on submit; never before', async () => {
    const { user } = await openCheckout({ lines: [box] });
    await user.type(field('Email'), 'ayesha');
    expect(field('Email')).toHaveAttribute('aria-invalid', 'false');
    await user.tab();
    await waitFor(() => {
      expect(field('Email')).toHaveAccessibleDescription(/Enter an email address/);
    });
    expect(field('Email')).toBeInvalid();
    expect(field('City')).toHaveAttribute('aria-invalid', 'false');

    await user.click(placeButton());
    await waitFor(() => {
      expect(field('City')).toHaveAccessibleDescription('City is required');
    });
    for (const name of ['Full name', 'Phone', 'Address']) expect(field(name)).toBeInvalid();
    const summary = screen.getByRole('group', { name: 'Please check 5 fields' });
    expect(summary).toHaveFocus();
    await user.click(within(summary).getByRole('button', { name: 'City is required' }));
    expect(field('City')).toHaveFocus();
    expect(placedOrders()).toEqual([]);
  });

  test('a phone number of another kind is let through after a word, given for each', async () => {
    const { user } = await openFilledIn({ lines: [box] }, { ...aDelivery, phone: '1234' });
    const isTold = async () => {
      await user.click(placeButton());
      await waitFor(() => {
        expect(field('Phone')).toHaveAccessibleDescription(/go by WhatsApp only/);
      });
      expect(screen.getByRole('group', { name: 'Please check 1 field' })).toHaveFocus();
    };
    await isTold();
    await user.type(field('Phone'), '5');
    await isTold();
    expect(placedOrders()).toEqual([]);
    await user.click(placeButton());
    await isPlaced();
    const way = await screen.findByText(/Only an order with an 11-digit mobile number/);
    expect(way).toHaveTextContent('Send it on WhatsApp');
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
  });
});

describe('what was typed', () => {
  test('is there again after a look at the cart, and is not shown to the next shopper', async () => {
    const { user, store } = await openCheckout({ lines: [box] });
    const seeCart = async () => {
      await user.click(screen.getByRole('button', { name: /^Order Summary/ }));
      await user.click(screen.getByRole('link', { name: 'Edit cart' }));
      return screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' });
    };
    await user.type(field('City'), 'Multan');
    await user.click(await seeCart());
    expect(await screen.findByLabelText('City')).toHaveValue('Multan');

    const goOn = await seeCart();
    act(() => void store.dispatch(signedIn({ response: bilal, token: null })));
    await user.click(goOn);
    expect(await screen.findByLabelText('Full name')).toHaveValue('Bilal Ahmed');
    expect(field('City')).toHaveValue('');
  });

  test('stays when the shopper logs in, which fills in the rest; logging out takes it away', async () => {
    const { user, store } = await openCheckout({ lines: [box] });
    await user.type(field('Phone'), '0300 1');
    act(() => {
      const response = { ...bilal, userCellNo: '03331234567' };
      store.dispatch(signedIn({ response, token: null }));
    });
    await waitFor(() => expect(field('Full name')).toHaveValue('Bilal Ahmed'));
    expect(field('Email')).toHaveValue('bilal@example.com');
    expect(field('Phone')).toHaveValue('0300 1');
    expect(field('Address')).toHaveValue('');
    fireEvent(window, new Event('pagehide'));
    expect(draft()).toMatchObject({ owner: '7' });

    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(field('Phone')).toHaveValue(''));
    expect(field('Full name')).toHaveValue('');
    fireEvent(window, new Event('pagehide'));
    expect(draft()).toBeNull();
  });

  test('is stored soon after the last key, and at once when the page goes', async () => {
    const { user } = await openCheckout({ lines: [box] });
    const of = (city: string) => ({ owner: '', about: '', typed: { city } });
    jest.useFakeTimers();
    await user.type(field('City'), 'Multan');
    jest.advanceTimersByTime(399);
    expect(draft()).toBeNull();
    jest.advanceTimersByTime(1);
    expect(draft()).toEqual(of('Multan'));
    await user.type(field('City'), ' 2');
    fireEvent(window, new Event('pagehide'));
    expect(draft()).toEqual(of('Multan 2'));
    jest.useRealTimers();
  });

  test('is forgotten by logging out elsewhere, too', async () => {
    keepTyped({ fullName: 'Bilal Ahmed' }, '7');
    const { store } = await openCheckout({ route: '/cart', user: bilal });
    act(() => void store.dispatch(signedOut()));
    await waitFor(() => expect(draft()).toBeNull());
  });
});

describe('the details of the last order', () => {
  const remembers = () => screen.getByRole('checkbox', { name: /^Remember these details/ });
  const { remark: _, ...details } = aDelivery;
  const remember = (owner = '') => {
    localStorage.setItem('deliveryDetails', JSON.stringify({ version: 1, owner, details }));
  };

  test('are kept where the shopper wants it, without the remark; then offered and used by a tap', async () => {
    const { unmount, ...first } = await openFilledIn(
      { lines: [box] },
      { ...aDelivery, remark: 'Ring twice' },
    );
    expect(screen.queryByRole('group', { name: 'Details of your last order' })).toBeNull();
    expect(remembers()).not.toBeChecked();
    await first.user.click(remembers());
    await first.user.click(placeButton());
    await isPlaced();
    expect(JSON.parse(keptDetails() ?? '')).toEqual({ version: 1, owner: '', details });
    unmount();

    const { user, container } = await openCheckout({ lines: [box] });
    const offer = within(screen.getByRole('group', { name: 'Details of your last order' }));
    expect(field('City')).toHaveValue('');
    await expectAccessible(container);
    await user.click(offer.getByRole('button', { name: 'Use these details' }));
    expect(screen.getByRole('form', { name: 'Checkout' })).toHaveFormValues(details);
    expect(field('Full name')).toHaveFocus();
    expect(remembers()).toBeChecked();
  });

  test('are forgotten by a tap, and not kept again unasked', async () => {
    remember();
    const { user } = await openFilledIn({ lines: [box] });
    await user.click(screen.getByRole('button', { name: 'Forget them' }));
    expect(keptDetails()).toBeNull();
    expect(field('Full name')).toHaveFocus();
    await user.click(placeButton());
    await isPlaced();
    expect(keptDetails()).toBeNull();
  });

  test('of a guest are not shown to a user', async () => {
    remember();
    await openCheckout({ lines: [box], user: bilal });
    expect(screen.queryByRole('button', { name: 'Use these details' })).toBeNull();
  });
});

describe('today’s prices', () => {
  const title = 'The shop has changed since you chose';
  const notice = () => screen.findByRole('group', { name: title });

  test('a new price and a vanished product are shown, and to be accepted before the order', async () => {
    server.use(selling({ ...box, price: 450 }));
    const { user, store } = await openFilledIn({ lines: [box, cup] });
    const rows = within(await notice()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'Kraft burger box, Pack of 50: Rs. 420 → Rs. 450',
      'Sauce cup, Pack of 50: No longer available',
    ]);
    await user.click(placeButton());
    await waitFor(async () => expect(await notice()).toHaveFocus());
    expect(placedOrders()).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Accept the changes' }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(store.getState().cart.lines).toMatchObject([{ price: 450, quantity: 3, total: 1350 }]);
    await user.click(placeButton());
    await isPlaced();
    expect(placedOrders()).toMatchObject([{ lines: [{ price: 450 }] }]);
  });

  test('another pack behind the same id and an option that is gone hold the order up, too', async () => {
    const data = aProduct({ productId: 11, productPackRequests: [aPack(101, 'Pack of 40', 420)] });
    server.use(answering('/api/ISPM/Product/GetWebProductById', { data }));
    const { user } = await openFilledIn({ lines: [{ ...box, selectedOptions: { '1': '19' } }] });
    expect(within(await notice()).getByRole('listitem')).toHaveTextContent(
      'Pack of 50 → Pack of 40, Print: not chosen · Size: not chosen',
    );
    await user.click(placeButton());
    await waitFor(async () => expect(await notice()).toHaveFocus());
    expect(placedOrders()).toEqual([]);
  });

  test('the item of Buy now is checked, too, and goes where it is gone', async () => {
    server.use(selling());
    const { user } = await openCheckout({ buyNow: box });
    await notice();
    await user.click(screen.getByRole('button', { name: 'Accept the changes' }));
    expect(await screen.findByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'PLACE ORDER' })).not.toBeInTheDocument();
  });

  test('where the shop does not say, the order goes on with a word about it', async () => {
    server.use(failing('/api/ISPM/Product/GetWebProductById'));
    const { user } = await openFilledIn({ lines: [box] });
    await screen.findByText(/Some prices could not be checked just now/);
    await user.click(placeButton());
    await isPlaced();
  });
});

describe('placing the order', () => {
  test('keeps one on this device, however often pressed, unsent, and logs no personal data', async () => {
    const typed = { ...aDelivery, phone: '+92 300-1234567' };
    const view = await openFilledIn({ lines: [box, cup] }, typed);
    const button = placeButton();
    // Both before React has drawn anything.
    act(() => {
      button.click();
      button.click();
    });
    await isPlaced();
    const [placed, ...others] = placedOrders();
    expect(others).toEqual([]);
    expect(placed).toMatchObject({
      state: 'notSent',
      source: 'cart',
      lines: [box, cup],
      delivery: aDelivery,
    });
    const reference = placed?.reference ?? '';
    expect(reference).toMatch(/^TEST-\d{8}-[0-9A-Z]{4}$/);
    expect(console.info).toHaveBeenCalledWith('Order placed', reference);
    expect(console.info).toHaveBeenCalledTimes(1);
    expect(screen.getByText(reference)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).toMatch(new RegExp(`^Order ${reference} – `));
    expect(await screen.findByText(/has not been sent yet.*Dabba House/)).toBeInTheDocument();
    expect(cartOf(view).lines).toEqual([box, cup]);
    expect(keptDetails()).toBeNull();
    expect(draft()).toBeNull();
  });

  test('Buy now orders its item alone and leaves the cart', async () => {
    // The same thing as in the cart: even so, nothing is taken from there.
    const one = aLine({ quantity: 1 });
    const view = await openFilledIn({ lines: [box], buyNow: one });
    expect(screen.getByText('Buying this item only; your cart is kept.')).toBeInTheDocument();
    await view.user.click(placeButton());
    await isPlaced();
    expect(placedOrders()).toMatchObject([{ source: 'buyNow', lines: [one] }]);
    await waitFor(() => expect(cartOf(view).buyNow).toBeNull());
    await view.user.click(await whatsApp());
    expect(await screen.findByText(/Press Send there/)).toBeInTheDocument();
    expect(cartOf(view).lines).toEqual([box]);
  });

  test('leaving ends Buy now, and a slash at the end is no leaving', async () => {
    const { user, store } = renderApp({
      route: '/place-order/',
      preloadedState: { cart: { lines: [box], buyNow: cup } },
    });
    expect(await screen.findByText(/^Buying this item only/)).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Cart/ }));
    await screen.findByRole('heading', { name: 'Shopping Cart' });
    expect(store.getState().cart).toMatchObject({ lines: [box], buyNow: null });
  });

  test('a page loaded elsewhere ends Buy now', async () => {
    sessionStorage.setItem('cart', JSON.stringify([box]));
    sessionStorage.setItem('buyNowItem', JSON.stringify(cup));
    const { store } = await loadPage('/cart');
    expect(store.getState().cart).toMatchObject({ lines: [box], buyNow: null });
  });
});

describe('the confirmation', () => {
  beforeEach(() => {
    keepOrders(order);
  });

  test('shows the order again, with what was said of its delivery', async () => {
    keepOrders(anOrder({ delivery: { ...aDelivery, remark: 'Ring twice' } }));
    await openCheckout({ route: confirmation });
    const region = screen.getByRole('region', { name: `Order ${order.reference}` });
    expect(within(region).getByText('Qty: 3 × Rs. 420')).toBeInTheDocument();
    expect(region).toHaveTextContent(/Ayesha Khan.*Gulberg III.*Remark: Ring twice/s);
    expect(placedOrders()).toHaveLength(1);
  });

  test('of an order that is not here leads to My Orders', async () => {
    await openCheckout({ route: '/place-order?order=DD-20260101-AAAA' });
    expect(screen.getByText('This order is not kept on this device.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/order');
  });

  test('opens a chat with the whole order, and the cart empties, with undo', async () => {
    const view = await openCheckout({ route: confirmation, lines: order.lines });
    const link = await whatsApp();
    const chat = chatOf(link);
    expect(chat.origin + chat.pathname).toBe('https://wa.me/923007654321');
    const text = chat.searchParams.get('text') ?? '';
    expect(text).toContain(order.reference);
    expect(text).toContain('Qty: 3 × Rs. 420 = Rs. 1,260');
    expect(link).toHaveAttribute('target', '_blank');

    await view.user.click(link);
    expect(await screen.findByText(/Press Send there/)).toBeInTheDocument();
    expect(placedOrders()).toMatchObject([{ state: 'whatsApp' }]);
    expect(cartOf(view).lines).toEqual([]);
    await view.user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(cartOf(view).lines).toEqual(order.lines);
  });

  test('shows the text where the browser does not copy, which sends nothing; copies it where it does', async () => {
    const view = await openCheckout({ route: confirmation, lines: order.lines });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    write.mockRejectedValueOnce(new Error('denied'));
    const copy = screen.getByRole('button', { name: 'Copy order text' });
    await view.user.click(copy);
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Order text/ });
    expect(text.value).toContain('Total: Rs. 1,260');
    expect(placedOrders()).toMatchObject([{ state: 'notSent' }]);
    expect(cartOf(view).lines).toEqual(order.lines);

    await view.user.click(copy);
    expect(await screen.findByText(/The order text is copied/)).toBeInTheDocument();
    expect(write).toHaveBeenLastCalledWith(text.value);
    expect(placedOrders()).toMatchObject([{ state: 'copied' }]);
    expect(cartOf(view).lines).toEqual([]);
    expect(screen.queryByRole('textbox', { name: /Order text/ })).not.toBeInTheDocument();
  });

  test('a long order opens the chat with a summary, copies its full text and is not for the form', async () => {
    const lines = Array.from({ length: 200 }, (_each, index) =>
      aLine({ productId: String(index + 1), name: `Kraft burger box ${'long '.repeat(8)}` }),
    );
    keepOrders(anOrder({ lines }));
    const { user } = await openCheckout({ route: confirmation });
    expect(await screen.findByText(/opens with a summary/)).toBeInTheDocument();
    expect(screen.getByText(/too long to be sent from here/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
    const link = await whatsApp();
    expect(chatOf(link).searchParams.get('text')).toContain('200 products');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(link);
    expect(write).toHaveBeenCalledWith(expect.stringContaining('200. Kraft burger box'));
    expect(await screen.findByText(/Press Send there/)).toBeInTheDocument();
  });

  test('without a number of the shop there is no chat; the other ways stay', async () => {
    server.use(shopWith(''));
    await openCheckout({ route: confirmation });
    await screen.findByRole('button', { name: 'Send to Dabba House' });
    expect(screen.getByRole('button', { name: 'Copy order text' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact?subject=Order+DD-20261121-7F3K',
    );
    expect(screen.queryByRole('link', { name: /^Send on WhatsApp/ })).not.toBeInTheDocument();
  });
});

describe('sending it to the shop', () => {
  /** What arrives at call 19, which refuses while told to. */
  function inbox() {
    const box19 = { sent: [] as unknown[], isFull: false };
    server.use(
      http.post('*/api/WAP/ContactInbox/Save', async ({ request }) => {
        box19.sent.push(await request.json());
        return box19.isFull
          ? HttpResponse.json({ error: 'The inbox is full' }, { status: 500 })
          : new HttpResponse(null);
      }),
    );
    return box19;
  }
  const sendButton = () => screen.findByRole('button', { name: 'Send to Dabba House' });

  beforeEach(() => {
    keepOrders(order);
  });

  test('sends it as an enquiry, once for two presses, says so and empties the cart', async () => {
    const { sent } = inbox();
    const view = await openCheckout({ route: confirmation, lines: order.lines });
    const button = await sendButton();
    act(() => {
      button.click();
      button.click();
    });
    expect(button).toHaveTextContent('Sending...');
    expect(await screen.findByText(/^Sent to Dabba House on \w+ \d/)).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 1, name: 'Your order is sent' });
    expect(heading).toHaveFocus();
    expect(screen.queryByRole('button', { name: /^Send to/ })).not.toBeInTheDocument();
    expect(sent).toMatchObject([
      {
        personName: aDelivery.fullName,
        companyName: aDelivery.fullName,
        contactNo: '03001234567',
        contactMessage: expect.stringContaining(order.reference) as string,
      },
    ]);
    expect(placedOrders()).toMatchObject([{ state: 'sent' }]);
    expect(cartOf(view).lines).toEqual([]);
  });

  test('a refusal leaves it not sent, and it can be sent again', async () => {
    const box19 = inbox();
    box19.isFull = true;
    const { user } = await openCheckout({ route: confirmation });
    await user.click(await sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent('Not sent yet. The inbox is full');
    expect(placedOrders()).toMatchObject([{ state: 'notSent' }]);
    box19.isFull = false;
    await user.click(await sendButton());
    await screen.findByRole('heading', { name: 'Your order is sent' });
    expect(box19.sent).toHaveLength(2);
  });
});
