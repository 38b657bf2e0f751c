import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { signedIn } from '@/features/auth/authSlice';
import { aDelivery, aLine, anOrder } from '@/testing/cartBuilders';
import { answering, demoHandlers, selling } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { loadApp, renderApp } from '@/testing/renderApp';

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  server.use(
    answering('/api/ADM/Client/GetByLoginClient', {
      data: { cellNo: '0300-7654321', email: 'shop@example.com', clientName: 'Dabba House' },
    }),
    selling(box, cup),
    ...demoHandlers(),
  );
});

const box = aLine({ quantity: 3 });
const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5, quantity: 10 });

interface Session {
  cart?: unknown;
  buyNowItem?: unknown;
  authUser?: unknown;
}

async function openCheckout(session: Session, route = '/place-order') {
  for (const [key, value] of Object.entries(session)) {
    sessionStorage.setItem(key, JSON.stringify(value));
  }
  const view = await loadApp(route);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const sessionValue = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
const placedOrders = () => {
  const stored = JSON.parse(localStorage.getItem('placedOrders') ?? '{"orders":[]}') as {
    orders: ReturnType<typeof anOrder>[];
  };
  return stored.orders;
};
const storeOrders = (...orders: unknown[]) => {
  localStorage.setItem('placedOrders', JSON.stringify({ version: 1, orders }));
};
// The city has a list to choose from, so its role is another.
const field = (name: string) => screen.getByLabelText(name);
const placeButton = () => screen.getByRole('button', { name: 'PLACE ORDER' });

async function fillIn(user: UserEvent) {
  const { remark: _, ...required } = aDelivery;
  const names = { fullName: 'Full name', email: 'Email', phone: 'Phone' };
  for (const [key, text] of Object.entries(required)) {
    const name = key in names ? names[key as keyof typeof names] : key;
    await user.click(screen.getByLabelText(new RegExp(`^${name}$`, 'i')));
    await user.paste(text);
  }
}

async function placeOrder(session: Session) {
  const view = await openCheckout(session);
  await fillIn(view.user);
  await view.user.click(placeButton());
  await screen.findByRole('heading', { name: 'Your order is ready to send' });
  return view;
}

const whatsApp = () => screen.getByRole('link', { name: /^Send on WhatsApp/ });
const chatOf = (link: HTMLElement) => new URL(link.getAttribute('href') ?? '');

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the form', () => {
  test('names every field, its purpose and the way to pay', async () => {
    const { user } = await openCheckout({ cart: [box, cup] });
    const purposes = {
      'Full name': 'name',
      Email: 'email',
      Phone: 'tel',
      Address: 'street-address',
      City: 'address-level2',
    };
    for (const [name, purpose] of Object.entries(purposes)) {
      expect(field(name)).toHaveAttribute('autocomplete', purpose);
      expect(field(name)).toBeRequired();
    }
    expect(field('Email')).toHaveAttribute('type', 'email');
    expect(field('Remark (optional)')).not.toBeRequired();
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
    const { user } = await openCheckout({ cart: [box] });
    await user.click(field('Email'));
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

  test('knows the signed-in shopper', async () => {
    const authUser = {
      statusCode: 200,
      userId: 7,
      appUserName: 'Bilal Ahmed',
      userEmail: 'bilal@example.com',
      userCellNo: '03331234567',
    };
    await openCheckout({ cart: [box], authUser });
    expect(field('Full name')).toHaveValue('Bilal Ahmed');
    expect(field('Email')).toHaveValue('bilal@example.com');
    expect(field('Phone')).toHaveValue('03331234567');
    expect(field('Address')).toHaveValue('');
  });

  test('remembers what was typed while the shopper looks at the cart', async () => {
    const { user } = await openCheckout({ cart: [box] });
    await user.type(field('City'), 'Multan');
    await user.click(screen.getByRole('button', { name: /^Order Summary/ }));
    await user.click(screen.getByRole('link', { name: 'Edit cart' }));
    await user.click(await screen.findByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    expect(await screen.findByLabelText('City')).toHaveValue('Multan');
  });

  test('logging in meanwhile fills in what has not been typed, and nothing else', async () => {
    const { user, store } = await openCheckout({ cart: [box] });
    await user.type(field('Phone'), '0300 1');
    act(() => {
      const response = { userId: 7, appUserName: 'Bilal Ahmed', userCellNo: '03331234567' };
      store.dispatch(signedIn({ response, token: 'user-token' }));
    });
    await waitFor(() => {
      expect(field('Full name')).toHaveValue('Bilal Ahmed');
    });
    expect(field('Phone')).toHaveValue('0300 1');
  });

  test('what one shopper typed is not shown to the next', async () => {
    const { user, store } = await openCheckout({ cart: [box] });
    await user.type(field('City'), 'Multan');
    await user.click(screen.getByRole('link', { name: /cart/i }));
    await screen.findByRole('heading', { name: 'Shopping Cart' });
    act(() => {
      store.dispatch(signedIn({ response: { userId: 7, appUserName: 'Bilal' }, token: null }));
    });
    await user.click(screen.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    expect(await screen.findByRole('textbox', { name: 'Full name' })).toHaveValue('Bilal');
    expect(field('City')).toHaveValue('');
  });

  test('nothing to order: a friendly word and a way on', async () => {
    await openCheckout({});
    expect(screen.getByText('Your cart is empty')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'PLACE ORDER' })).not.toBeInTheDocument();
  });
});

describe('placing the order', () => {
  test('keeps it on this device, unsent, and logs no personal data', async () => {
    await placeOrder({ cart: [box, cup] });
    const [order, ...others] = placedOrders();
    expect(others).toEqual([]);
    expect(order).toMatchObject({
      state: 'notSent',
      source: 'cart',
      lines: [box, cup],
      delivery: aDelivery,
    });
    const reference = order?.reference ?? '';
    expect(reference).toMatch(/^TEST-\d{8}-[0-9A-Z]{4}$/);
    expect(console.info).toHaveBeenCalledWith('Order placed', reference);
    expect(console.info).toHaveBeenCalledTimes(1);
    expect(screen.getByText(reference)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(document.title).toMatch(new RegExp(`^Order ${reference} – `));
    expect(screen.getByText(/has not been sent yet.*Dabba House/)).toBeInTheDocument();
    expect(sessionValue('cart')).toEqual([box, cup]);
  });

  test('a double click makes one order', async () => {
    const { user } = await openCheckout({ cart: [box] });
    await fillIn(user);
    const button = placeButton();
    // Both before React has drawn anything.
    act(() => {
      button.click();
      button.click();
    });
    await screen.findByRole('heading', { name: 'Your order is ready to send' });
    expect(placedOrders()).toHaveLength(1);
  });

  test('Buy now orders its item alone and leaves the cart', async () => {
    // The same thing as in the cart: even so, nothing is taken from there.
    const one = aLine({ quantity: 1 });
    const { user } = await openCheckout({ cart: [box], buyNowItem: one });
    expect(screen.getByText('Buying this item only; your cart is kept.')).toBeInTheDocument();
    await fillIn(user);
    await user.click(placeButton());
    await screen.findByRole('heading', { name: 'Your order is ready to send' });
    expect(placedOrders()).toMatchObject([{ source: 'buyNow', lines: [one] }]);
    await waitFor(() => {
      expect(sessionValue('buyNowItem')).toBeNull();
    });
    await user.click(whatsApp());
    expect(await screen.findByText(/Press Send there/)).toBeInTheDocument();
    expect(sessionValue('cart')).toEqual([box]);
  });
});

describe('the hand-off', () => {
  test('opens a chat with the whole order, and the cart empties, with undo', async () => {
    const { user } = await placeOrder({ cart: [box, cup] });
    const chat = chatOf(whatsApp());
    expect(chat.origin + chat.pathname).toBe('https://wa.me/923007654321');
    const text = chat.searchParams.get('text') ?? '';
    expect(text).toContain(placedOrders()[0]?.reference);
    expect(text).toContain('Qty: 3 × Rs. 420 = Rs. 1,260');
    expect(text).toContain(aDelivery.address);
    expect(whatsApp()).toHaveAttribute('target', '_blank');
    expect(sessionValue('cart')).toEqual([box, cup]);

    await user.click(whatsApp());
    expect(await screen.findByText(/Press Send there/)).toBeInTheDocument();
    expect(placedOrders()).toMatchObject([{ state: 'whatsApp' }]);
    expect(sessionValue('cart')).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(sessionValue('cart')).toEqual([box, cup]);
  });

  test('copies the whole order', async () => {
    const { user } = await placeOrder({ cart: [box] });
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy order text' }));
    expect(await screen.findByText(/The order text is copied/)).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith(expect.stringContaining('Total: Rs. 1,260'));
    expect(placedOrders()).toMatchObject([{ state: 'copied' }]);
    expect(sessionValue('cart')).toEqual([]);
  });

  test('where the browser does not copy, the text is shown, and nothing counts as sent', async () => {
    const { user } = await placeOrder({ cart: [box] });
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy order text' }));
    const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /Order text/ });
    expect(text.value).toContain('Total: Rs. 1,260');
    expect(placedOrders()).toMatchObject([{ state: 'notSent' }]);
    expect(sessionValue('cart')).toEqual([box]);
  });

  test('a long order opens with a summary and copies its full text', async () => {
    const lines = Array.from({ length: 60 }, (_, index) => aLine({ productId: String(index + 1) }));
    storeOrders(anOrder({ lines }));
    const { user } = await openCheckout({}, '/place-order?order=DD-20261121-7F3K');
    expect(await screen.findByText(/opens with a summary/)).toBeInTheDocument();
    expect(chatOf(whatsApp()).searchParams.get('text')).toContain('60 products');
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(whatsApp());
    expect(write).toHaveBeenCalledWith(expect.stringContaining('60. Kraft burger box'));
    expect(await screen.findByText(/Press Send there/)).toBeInTheDocument();
  });

  test('without a number there is no chat; copy, print and contact stay', async () => {
    server.use(
      answering('/api/ADM/Client/GetByLoginClient', {
        data: { cellNo: '', email: '', clientName: 'Dabba House' },
      }),
    );
    storeOrders(anOrder());
    await openCheckout({}, '/place-order?order=DD-20261121-7F3K');
    expect(await screen.findByRole('button', { name: 'Copy order text' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Print' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute(
      'href',
      '/contact?subject=Order+DD-20261121-7F3K',
    );
    expect(screen.queryByRole('link', { name: /^Send on WhatsApp/ })).not.toBeInTheDocument();
  });
});

describe('coming back to the confirmation', () => {
  test('a reload shows it again, and makes no second order', async () => {
    const first = await placeOrder({ cart: [box] });
    const reference = placedOrders()[0]?.reference ?? '';
    first.unmount();
    renderApp({ route: `/place-order?order=${reference}` });
    const order = await screen.findByRole('region', { name: `Order ${reference}` });
    expect(within(order).getByText('Qty: 3 × Rs. 420')).toBeInTheDocument();
    expect(within(order).getByText(/Ayesha Khan/)).toBeInTheDocument();
    expect(placedOrders()).toHaveLength(1);
  });

  test('an order that is not here leads to My Orders', async () => {
    await openCheckout({}, '/place-order?order=DD-20260101-AAAA');
    expect(screen.getByText('This order is not kept on this device.')).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'My Orders' })).toHaveAttribute('href', '/order');
  });

  test.each(['/place-order', '/place-order/'])('leaving %s ends Buy now', async (route) => {
    const { user } = await openCheckout({ cart: [box], buyNowItem: cup }, route);
    expect(screen.getByText('Buying this item only; your cart is kept.')).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /cart/i }));
    await screen.findByRole('heading', { name: 'Shopping Cart' });
    await waitFor(() => {
      expect(sessionValue('buyNowItem')).toBeNull();
    });
  });

  test('a page loaded elsewhere ends Buy now', async () => {
    const { user } = await openCheckout({ cart: [box], buyNowItem: cup }, '/cart');
    await user.click(screen.getByRole('link', { name: 'PROCEED TO CHECKOUT' }));
    await screen.findByRole('heading', { name: 'Checkout' });
    expect(screen.queryByText(/Buying this item only/)).not.toBeInTheDocument();
    await waitFor(() => {
      expect(sessionValue('buyNowItem')).toBeNull();
    });
  });
});
