import { act, screen, waitFor, within } from '@testing-library/react';
import { signedOut } from '@/features/auth/authSlice';
import { paths } from '@/shared/config/paths';
import { draftKeys } from '@/shared/storage/webStorage';
import {
  mockAnswer,
  mockConnectionError,
  mockFailure,
  holdAnswers,
  recordRequestsOf,
} from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { PageRoutes, renderWithProviders } from '@/testing/renderWithProviders';

const enquiryPath = '/api/WAP/ContactInbox/Save';
const successText = 'Your message has been sent successfully!';
const formValues = {
  Name: 'Ayesha Khan',
  Company: 'Sweet Box',
  Mobile: '+92 300-1234567',
  Email: 'ayesha@example.com',
  Address: '1 Mall Road, Lahore',
  Message: 'Two hundred cake boxes, please.',
};

let sentRequests: Request[] = [];
beforeEach(() => {
  sentRequests = recordRequestsOf(enquiryPath);
});

const getField = (name: string) => screen.getByLabelText(name);
const getSendButton = () => screen.getByRole('button', { name: /^Send/ });

async function openPage(route = '/contact') {
  const view = renderWithProviders(<PageRoutes />, { route });
  await screen.findByLabelText('Name');
  const fill = async (texts: Record<string, string> = formValues) => {
    for (const [name, text] of Object.entries(texts)) {
      await view.user.click(getField(name));
      await view.user.paste(text);
    }
  };
  return { ...view, fill };
}

const findMap = () => screen.findByRole('region', { name: 'Our Location' });

test('the page shows the company’s text and map next to the form', async () => {
  await openPage();
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  expect(await screen.findByText(/usually within one working day/)).toBeVisible();
  const frame = await within(await findMap()).findByTitle('Our Location');
  expect(frame).toHaveAttribute('src', expect.stringMatching(/\?q=Unit\+14.+&output=embed$/));
  frame.remove();
});

/** Expects a link, but no map, which would send requests to Google. */
async function expectNoMap() {
  const map = within(await findMap());
  await map.findByRole('link', { name: /^Open in Google Maps/ });
  expect(map.queryByTitle('Our Location')).not.toBeInTheDocument();
}

test('the map does not load before it comes near the screen', async () => {
  const observer = { observe() {}, unobserve() {}, disconnect() {} };
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockReturnValue(observer as unknown as IntersectionObserver);
  await openPage();
  await expectNoMap();
});

test('the map does not load without a connection', async () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await openPage();
  await expectNoMap();
});

const headOfficePath = '/api/ADM/ClientLocation/GetHeadOffice';
test.each([
  ['is missing', mockAnswer(headOfficePath, { statusCode: 200, data: null })],
  ['is empty', mockAnswer(headOfficePath, { data: { locationAddress: ' ' } })],
  ['cannot be read', mockFailure(headOfficePath, 404)],
])('the map link searches for the company’s name if its address %s', async (_title, answer) => {
  server.use(answer);
  await openPage();
  const link = await screen.findByRole('link', { name: /^Open in Google Maps/ });
  await waitFor(() =>
    expect(link).toHaveAttribute('href', 'https://www.google.com/maps?q=Dori+%26+Dabba+Packaging'),
  );
  await expectNoMap();
});

test('the map does not load while the data saver is on', async () => {
  const connection = Object.assign(new EventTarget(), { saveData: true });
  Object.assign(navigator, { connection });
  await openPage();
  await expectNoMap();
  connection.saveData = false;
});

test('the browser fills the first line of an address into the one-line field', async () => {
  await openPage();
  // HTML allows the whole address, `street-address`, only in a text area.
  expect(getField('Address').localName).toBe('input');
  expect(getField('Address')).toHaveAttribute('autocomplete', 'address-line1');
});

test('all six fields of the form are required', async () => {
  await openPage();
  for (const name of Object.keys(formValues)) expect(getField(name)).toHaveAttribute('required');
});

test('a double click sends the message once', async () => {
  const release = holdAnswers(enquiryPath);
  const { user, fill } = await openPage();
  await fill();
  await user.dblClick(getSendButton());
  expect(screen.getByRole('button', { name: 'Sending...' })).toHaveAttribute('aria-busy', 'true');
  release();
  expect(await screen.findByText(successText)).toBeVisible();
  expect(sentRequests).toHaveLength(1);
  expect(await sentRequests[0]?.json()).toEqual({
    personName: formValues.Name,
    companyName: formValues.Company,
    contactNo: '03001234567',
    contactEmail: formValues.Email,
    contactAddress: formValues.Address,
    contactMessage: formValues.Message,
  });
});

test('the fields are read-only and keep the focus while a message is sent', async () => {
  const release = holdAnswers(enquiryPath);
  const { user, fill } = await openPage();
  await fill();
  await user.type(getField('Name'), '{Enter}');
  await screen.findByRole('button', { name: 'Sending...' });
  await user.keyboard('!');
  expect(getField('Name')).toHaveFocus();
  for (const [name, text] of Object.entries(formValues)) {
    await user.type(getField(name), '!');
    expect(getField(name)).toHaveValue(text);
  }
  release();
  await screen.findByText(successText);
});

test('a message is sent without the invisible characters of a pasted text', async () => {
  const { user, fill } = await openPage();
  await fill({
    ...formValues,
    Name: '\u200eAyesha\0 Khan',
    Email: 'mailto:ayesha@example.com,',
    Message: 'Two hundred\0 boxes',
  });
  await user.click(getSendButton());
  await screen.findByText(successText);
  expect(await sentRequests[0]?.json()).toMatchObject({
    personName: 'Ayesha Khan',
    contactEmail: 'ayesha@example.com',
    contactMessage: 'Two hundred boxes',
  });
});

test('the form is empty after a message is sent', async () => {
  const { user, fill } = await openPage();
  await fill();
  await user.click(getSendButton());
  await screen.findByText(successText);
  for (const name of Object.keys(formValues)) expect(getField(name)).toHaveValue('');
  expect(sessionStorage.getItem(draftKeys.enquiry)).toBeNull();
});

test('the success message disappears five seconds after the last sent message', async () => {
  const { user, fill } = await openPage();
  await fill();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await user.click(getSendButton());
  await screen.findByText(successText);
  const expectThanksAfterWait = () => {
    act(() => jest.advanceTimersByTime(4500));
    expect(screen.getByText(successText)).toBeVisible();
  };
  expectThanksAfterWait();
  await fill();
  await user.click(getSendButton());
  await waitFor(() => expect(getField('Message')).toHaveValue(''));
  expectThanksAfterWait();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByText(successText)).not.toBeInTheDocument();
});

test('a message whose connection fails keeps its text and is sent on the next press', async () => {
  server.use(mockConnectionError(enquiryPath));
  const { user, fill } = await openPage();
  await fill();
  await user.click(getSendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Failed to send your message\./);
  for (const [name, text] of Object.entries(formValues)) expect(getField(name)).toHaveValue(text);
  expect(sentRequests).toHaveLength(1);
  server.use(mockAnswer(enquiryPath, null));
  await user.click(getSendButton());
  expect(await screen.findByText(successText)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(sentRequests).toHaveLength(2);
});

test.each([
  [{ error: 'The inbox is full' }, 'The inbox is full'],
  [{}, 'Failed to send message'],
])('a refusal %j shows the text "%s"', async (body, text) => {
  server.use(mockAnswer(enquiryPath, body, 400));
  const { user, fill } = await openPage();
  await fill();
  await user.click(getSendButton());
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
});

test('values that were filled in without events are sent', async () => {
  const { user } = await openPage();
  for (const [name, text] of Object.entries(formValues))
    screen.getByLabelText<HTMLInputElement>(name).value = text;
  await user.click(getSendButton());
  await screen.findByText(successText);
  expect(await sentRequests[0]?.json()).toMatchObject({
    personName: 'Ayesha Khan',
    companyName: 'Sweet Box',
  });
});

test('a field shows its error only after it loses the focus', async () => {
  const { user } = await openPage();
  for (const [name, text, words] of [
    ['Mobile', '0300123456', /11-digit mobile number/],
    ['Email', 'ayesha@', /email address/],
    ['Message', '   ', /is required/],
  ] as const) {
    await user.click(getField(name));
    await user.paste(text);
    expect(getField(name)).not.toHaveAccessibleDescription();
    await user.tab();
    await waitFor(() => expect(getField(name)).toHaveAccessibleDescription(words));
  }
});

test('nothing is sent unless all six fields are valid', async () => {
  const { user, fill } = await openPage();
  await fill({ Mobile: '0300123456', Email: 'ayesha@', Message: '   ' });
  await user.click(getSendButton());
  expect(await screen.findByRole('group', { name: 'Please check 6 fields' })).toHaveFocus();
  for (const name of Object.keys(formValues))
    expect(getField(name)).toHaveAttribute('aria-invalid', 'true');
  expect(sentRequests).toEqual([]);
});

test('the form contains the details of a signed-in visitor', async () => {
  const user = { appUserName: 'Ayesha', userEmail: 'a@example.com', userCellNo: '03001234567' };
  sessionStorage.setItem('authUser', JSON.stringify(user));
  await openPage();
  expect(getField('Name')).toHaveValue('Ayesha');
  expect(getField('Email')).toHaveValue('a@example.com');
  expect(getField('Mobile')).toHaveValue('03001234567');
});

test('a logout empties the form', async () => {
  const user = { userId: 1, appUserName: 'Ayesha', userEmail: 'a@example.com' };
  sessionStorage.setItem('authUser', JSON.stringify(user));
  const { fill, store } = await openPage();
  await fill({ Company: 'Sweet Box', Address: '1 Mall Road' });
  act(() => void store.dispatch(signedOut()));
  await waitFor(() => expect(getField('Name')).toHaveValue(''));
  for (const name of Object.keys(formValues)) expect(getField(name)).toHaveValue('');
});

// The tests of the checkout cover how drafts are stored and restored.
test('a draft started from one link is kept below the message of a later link', async () => {
  const firstView = await openPage(paths.contact.to('A quote: Box & lid', ['Cake box', 'Jar']));
  await firstView.fill({ Company: 'Sweet Box', Message: 'Two hundred.' });
  firstView.unmount();
  await openPage(paths.contact.to('A sample', ['Jar']));
  expect(getField('Message')).toHaveValue(
    'A sample\n\n- Jar\n\nA quote: Box & lid\n\n- Cake box\n- Jar\n\nTwo hundred.',
  );
  expect(getField('Company')).toHaveValue('Sweet Box');
});
