import { act, screen, within } from '@testing-library/react';
import { signedOut } from '@/features/auth/authSlice';
import { aCompany, aDelivery, aLine, anOrder, storeOrders } from '@/testing/cartBuilders';
import { configureShop } from '@/testing/configureShop';
import { mockAnswer, mockProductsOfLines } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';
import { showTabAgain } from '@/testing/showTabAgain';

const box = aLine({ quantity: 3, optionLabels: ['Print: Plain'] });
const cup = aLine({ productId: '12', name: 'Sauce cup', price: 3.5, quantity: 10 });

beforeEach(() => {
  server.use(
    mockAnswer('/api/ADM/Client/GetByLoginClient', {
      data: { cellNo: '0300-7654321', email: 'shop@example.com', clientName: 'Dabba House' },
    }),
    mockAnswer('/api/ADM/ClientLocation/GetHeadOffice', {
      data: { locationAddress: '12 Mall Road, Lahore' },
    }),
    mockProductsOfLines(box, cup),
  );
});

const openPage = (route = '/pro-forma', lines = [box, cup]) =>
  renderWithProviders(<PageRoutes />, { route, preloadedState: { cart: { lines, buyNow: null } } });
const findInvoice = () => screen.findByRole('article', { name: 'Pro-forma invoice' });

test('a pro-forma states that it is not a tax invoice', async () => {
  openPage();
  const invoice = within(await findInvoice());
  expect(invoice.getByText('This is not a tax invoice.')).toBeInTheDocument();
});

test('a pro-forma shows the seller', async () => {
  openPage();
  const invoice = within(await findInvoice());
  const sellerRegion = await invoice.findByRole('region', { name: 'From' });
  expect(sellerRegion).toHaveTextContent(/Dabba House.*0300-7654321.*shop@example.com/);
  expect(await within(sellerRegion).findByText(/12 Mall Road, Lahore/)).toBeInTheDocument();
});

test('a pro-forma shows the customer as typed', async () => {
  const { user } = openPage();
  const invoice = within(await findInvoice());
  await user.type(screen.getByLabelText('Name (optional)'), 'Ayesha Khan');
  await user.click(screen.getByText('Ordering for a business?'));
  await user.type(screen.getByLabelText('Company (optional)'), 'Sweet Box');
  await user.type(screen.getByLabelText('NTN / STRN (optional)'), '1234567-8');
  expect(invoice.getByRole('region', { name: 'For' })).toHaveTextContent(
    /Sweet BoxAyesha Khan.*NTN \/ STRN: 1234567-8/,
  );
});

test('a pro-forma lists the cart with prices and their last valid day', async () => {
  openPage();
  const invoice = within(await findInvoice());
  const rows = invoice.getAllByRole('row').map((row) => row.textContent);
  expect(rows[1]).toBe(
    'Kraft burger boxPack of 50 · Print: Plain · 150 pcs · Rs. 8.40 each3Rs. 420Rs. 1,260',
  );
  expect(rows.at(-1)).toBe('TotalRs. 1,295');
  expect(invoice.getByText(/^All prices in rupees, valid until \d+ \w+ \d{4}\.$/)).toBeVisible();
});

test('a pro-forma can be printed', async () => {
  const print = jest.spyOn(window, 'print').mockReturnValue();
  const { user } = openPage();
  await user.click(await screen.findByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test('a pro-forma is sent on WhatsApp with the name of the customer', async () => {
  const { user } = openPage();
  await user.type(await screen.findByLabelText('Name (optional)'), 'Ayesha Khan');
  const link = await screen.findByRole('link', { name: /^Send on WhatsApp/ });
  const { href, searchParams } = new URL(link.getAttribute('href') ?? '');
  expect(href).toMatch(/^https:\/\/wa\.me\/923007654321\?/);
  expect(searchParams.get('text')).toMatch(/^Pro-forma invoice\n[^]*For:\nAyesha Khan/);
});

test('a changed price must be accepted before it is shown', async () => {
  server.use(mockProductsOfLines({ ...box, price: 450 }, cup));
  const { user } = openPage('/pro-forma', [box]);
  const notice = within(await screen.findByRole('group', { name: /have changed since/ }));
  await user.click(notice.getByRole('button', { name: 'Accept the changes' }));
  expect(within(await findInvoice()).getByRole('row', { name: /^Total/ })).toHaveTextContent(
    'Rs. 1,350',
  );
});

test('a pro-forma of the cart has the day on which the tab is shown again', async () => {
  openPage();
  const invoice = await findInvoice();
  showTabAgain(Date.UTC(2030, 0, 5, 9));
  expect(invoice).toHaveTextContent('5 January 2030');
  expect(invoice).toHaveTextContent('valid until 12 January 2030');
});

test('a placed order is shown with the prices and date of the order', async () => {
  const business = {
    taxNumber: 'NTN 7',
    bank: 'IBAN PK00',
    terms: 'In full.',
    prices: 'with' as const,
  };
  configureShop({ brand: { business } });
  storeOrders(anOrder({ delivery: { ...aDelivery, ...aCompany } }));
  openPage('/pro-forma?order=DD-20261121-7F3K', []);
  const invoice = await findInvoice();
  expect(invoice).toHaveTextContent('Order DD-20261121-7F3K · 21 November 2026');
  expect(invoice).toHaveTextContent('valid until 28 November 2026');
  for (const text of [
    'NTN 7',
    'Bank: IBAN PK00',
    'Terms: In full.',
    'rupees, including sales tax, valid',
    aDelivery.fullName,
    'Sweet Box Bakery',
    'Purchase order number: PO-2026-114',
  ])
    expect(invoice).toHaveTextContent(text);
});

test('an order of another account has no pro-forma', async () => {
  storeOrders(anOrder({ owner: '5' }));
  openPage(`/pro-forma?order=${anOrder().reference}`, []);
  expect(await screen.findByText(/^Orders of another account are on this device/)).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Pro-forma invoice' })).not.toBeInTheDocument();
});

test('the customer details of a user are removed on logout', async () => {
  const details = { ...aDelivery, ...aCompany };
  localStorage.setItem('deliveryDetails', JSON.stringify({ version: 1, owner: '5', details }));
  const { store } = renderWithProviders(<PageRoutes />, {
    route: '/pro-forma',
    preloadedState: {
      cart: { lines: [box], buyNow: null },
      auth: { authUser: { userId: 5, appUserName: 'Ayesha Khan' }, authToken: null },
    },
  });
  expect(await screen.findByLabelText('Address (optional)')).toHaveValue(aDelivery.address);
  act(() => void store.dispatch(signedOut()));
  expect(screen.getByLabelText('Address (optional)')).toHaveValue('');
  expect(await findInvoice()).not.toHaveTextContent('Ayesha Khan');
});

test('an order with a broken line has no pro-forma', async () => {
  storeOrders({ ...anOrder(), lines: [box, { price: 1 }] });
  openPage(`/pro-forma?order=${anOrder().reference}`, []);
  expect(await screen.findByText(/^The products of this order cannot be read/)).toBeVisible();
  expect(screen.queryByRole('article', { name: 'Pro-forma invoice' })).not.toBeInTheDocument();
});
