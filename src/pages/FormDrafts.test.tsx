import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { signedIn, signedOut } from '@/features/auth/authSlice';
import { paths } from '@/shared/config/paths';
import { aLine } from '@/testing/cartBuilders';
import { demoHandlers, selling } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const checkout = '/place-order';
const user7 = { response: { userId: 7, appUserName: 'Bilal' }, token: null };

beforeEach(() => {
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  server.use(selling(aLine()), ...demoHandlers());
  sessionStorage.setItem('cart', JSON.stringify([aLine()]));
});
afterEach(() => {
  jest.restoreAllMocks();
});

const field = (name: string) => screen.findByLabelText(name);
const stored = (key: string) => JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;

async function write({ user }: ReturnType<typeof renderApp>, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    await user.click(await field(name));
    await user.paste(text);
  }
}

/** As when the browser discards the tab and the shopper comes back to it. */
function returnTo(route: string, { unmount }: ReturnType<typeof renderApp>) {
  fireEvent(window, new Event('pagehide'));
  const kept = Object.entries(sessionStorage) as [string, string][];
  unmount();
  sessionStorage.clear();
  for (const [key, value] of kept) sessionStorage.setItem(key, value);
  return renderApp({ route });
}

describe('the checkout', () => {
  const delivery = {
    'Full name': 'Ayesha Khan',
    Email: 'ayesha@example.com',
    Phone: '03001234567',
    Address: 'House 7, Street 12',
    City: 'Multan',
  };

  test('what was typed outlives a tab that is discarded, and goes with the order', async () => {
    const first = renderApp({ route: checkout });
    await write(first, delivery);
    const second = returnTo(checkout, first);
    for (const [name, text] of Object.entries(delivery))
      expect(await field(name)).toHaveValue(text);

    await second.user.click(screen.getByRole('button', { name: 'PLACE ORDER' }));
    await screen.findByRole('heading', { name: 'Your order is ready to send' });
    expect(stored('checkoutDraft')).toBeNull();
  });

  test('it is stored soon after the last key, by itself', async () => {
    const app = renderApp({ route: checkout });
    await write(app, { City: 'Multan' });
    await waitFor(() => {
      expect(stored('checkoutDraft')).toEqual({ owner: '', about: '', typed: { city: 'Multan' } });
    });
  });

  test('a guest who logs in keeps it; logging out takes it away', async () => {
    const first = renderApp({ route: checkout });
    await write(first, { City: 'Multan' });
    act(() => {
      first.store.dispatch(signedIn(user7));
    });
    expect(await field('Full name')).toHaveValue('Bilal');
    expect(await field('City')).toHaveValue('Multan');
    sessionStorage.setItem('authUser', JSON.stringify(user7.response));

    const second = returnTo(checkout, first);
    expect(await field('City')).toHaveValue('Multan');
    act(() => {
      second.store.dispatch(signedOut());
    });
    await waitFor(async () => expect(await field('City')).toHaveValue(''));
    expect(await field('Full name')).toHaveValue('');
    fireEvent(window, new Event('pagehide'));
    expect(stored('checkoutDraft')).toBeNull();
  });

  test('logging out elsewhere forgets it too', async () => {
    const typed = { fullName: 'Bilal Ahmed' };
    sessionStorage.setItem('checkoutDraft', JSON.stringify({ owner: '7', about: '', typed }));
    const { store } = renderApp({ route: '/cart' });
    act(() => {
      store.dispatch(signedIn(user7));
      store.dispatch(signedOut());
    });
    await waitFor(() => expect(stored('checkoutDraft')).toBeNull());
  });

  test.each(['no json', '[]', '{"owner":"","about":"","typed":{"city":7}}', '{"typed":{}}'])(
    'a broken draft (%s) is none',
    async (value) => {
      sessionStorage.setItem('checkoutDraft', value);
      renderApp({ route: checkout });
      expect(await field('City')).toHaveValue('');
    },
  );
});

describe('the enquiry', () => {
  const quote = paths.contact.to('A quote', ['Cake box']);
  const sample = paths.contact.to('A sample', ['Jar']);

  test('outlives a reload, also where a link began the message', async () => {
    const first = renderApp({ route: quote });
    await write(first, { Company: 'Sweet Box', Message: 'Two hundred.' });
    const typed = 'A quote\n\n- Cake box\n\nTwo hundred.';
    expect(await field('Message')).toHaveValue(typed);
    const second = returnTo(quote, first);
    expect(await field('Message')).toHaveValue(typed);
    expect(await field('Company')).toHaveValue('Sweet Box');

    returnTo('/contact', second);
    expect(await field('Message')).toHaveValue(typed);
  });

  test('a link that asks about something else puts it before what was typed', async () => {
    const first = renderApp({ route: quote });
    await write(first, { Message: 'Two hundred.' });
    returnTo(sample, first);
    expect(await field('Message')).toHaveValue(
      'A sample\n\n- Jar\n\nA quote\n\n- Cake box\n\nTwo hundred.',
    );
  });

  test('a subject that nobody added to is no draft', async () => {
    const first = renderApp({ route: quote });
    await write(first, { Company: 'Sweet Box' });
    returnTo(sample, first);
    expect(await field('Message')).toHaveValue('A sample\n\n- Jar\n\n');
    expect(await field('Company')).toHaveValue('Sweet Box');
  });

  test('is forgotten when it is sent', async () => {
    const first = renderApp({ route: quote });
    await write(first, {
      Name: 'Ayesha Khan',
      Company: 'Sweet Box',
      Mobile: '03001234567',
      Email: 'ayesha@example.com',
      Address: '1 Mall Road, Lahore',
      Message: 'Two hundred.',
    });
    await first.user.click(screen.getByRole('button', { name: /^Send/ }));
    await screen.findByText('Your message has been sent successfully!');
    returnTo('/contact', first);
    expect(await field('Message')).toHaveValue('');
    expect(await field('Name')).toHaveValue('');
    expect(stored('enquiryDraft')).toBeNull();
  });
});
