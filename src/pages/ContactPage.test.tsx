import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { EnquiryForm } from '@/features/content/components/EnquiryForm';
import { paths } from '@/shared/config/paths';
import { answering, demoHandlers, holding } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderPage, renderWithStore } from '@/testing/renderApp';

const sendCall = '/api/WAP/ContactInbox/Save';
const successText = 'Your message has been sent successfully!';
const values = {
  Name: 'Ayesha Khan',
  Company: 'Sweet Box',
  Mobile: '+92 300-1234567',
  Email: 'ayesha@example.com',
  Address: '1 Mall Road, Lahore',
  Message: 'Two hundred cake boxes, please.',
};

/** The bodies of call 19. */
let sent: Promise<unknown>[] = [];
beforeEach(() => {
  sent = [];
  server.use(...demoHandlers());
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith(sendCall)) sent.push(request.clone().json());
  });
});
afterEach(() => {
  server.events.removeAllListeners();
});

const field = (name: string) => screen.getByLabelText(name);
const sendButton = () => screen.getByRole('button', { name: /^Send/ });

async function open(route = '/contact') {
  const view = renderPage({ route });
  await screen.findByLabelText('Name');
  const fill = async () => {
    for (const [name, text] of Object.entries(values)) {
      await view.user.click(field(name));
      await view.user.paste(text);
    }
  };
  return { ...view, fill };
}

test('heading, company text, form and map stand on the page', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(await screen.findByText(/usually within one working day/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Get in Touch with Us' })).toBeVisible();
  const map = within(await screen.findByRole('region', { name: 'Our Location' }));
  const frame = await map.findByTitle(/^Map: Unit 14/);
  expect(frame).toHaveAttribute('src', expect.stringMatching(/\?q=Unit\+14.+&output=embed$/));
  expect(map.getByRole('link', { name: /Open in Google Maps/ })).toHaveAttribute(
    'href',
    expect.stringContaining('https://www.google.com/maps?q=Unit+14'),
  );
  frame.remove();
});

test('without an address there is no map, without a text no gap', async () => {
  server.use(
    answering('/api/ADM/ClientSetting/GetData', { data: { contactUs: null } }),
    answering('/api/ADM/ClientLocation/GetHeadOffice', { data: { locationAddress: null } }),
  );
  await open();
  await waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Our Location' })).not.toBeInTheDocument();
  });
  expect(screen.queryByRole('status', { name: 'Loading the text' })).not.toBeInTheDocument();
});

test('sends six fields once and clears the form; the thanks stand for 5 s after the last message', async () => {
  const held = holding(sendCall);
  server.use(...held.handlers);
  const { user, fill } = await open();
  await fill();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  await user.dblClick(sendButton());
  expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled();
  held.release();
  expect(await screen.findByText(successText)).toBeVisible();
  expect(await Promise.all(sent)).toEqual([
    {
      personName: values.Name,
      companyName: values.Company,
      contactNo: '03001234567',
      contactEmail: values.Email,
      contactAddress: values.Address,
      contactMessage: values.Message,
    },
  ]);
  for (const name of Object.keys(values)) expect(field(name)).toHaveValue('');
  const stillThanks = () => {
    act(() => jest.advanceTimersByTime(4500));
    expect(screen.getByText(successText)).toBeVisible();
  };
  stillThanks();
  await fill();
  await user.click(sendButton());
  await waitFor(() => expect(field('Message')).toHaveValue(''));
  stillThanks();
  act(() => jest.advanceTimersByTime(500));
  expect(screen.queryByText(successText)).not.toBeInTheDocument();
  jest.useRealTimers();
});

test('a failure is shown in red, in the server’s words where it has any, and what was typed stays', async () => {
  const failures: [() => Response, string][] = [
    [() => HttpResponse.json({ error: 'Mailbox is full' }, { status: 500 }), 'Mailbox is full'],
    [() => new HttpResponse('', { status: 500 }), 'Failed to send message'],
    [() => HttpResponse.json({ error: { message: 'Mailbox is closed' } }), 'Mailbox is closed'],
    [() => HttpResponse.json({ statusCode: 500 }), 'Failed to send message'],
    [() => HttpResponse.error(), 'Failed to send your message. Please try again.'],
    [() => HttpResponse.html('<title>Log in to the Wi-Fi</title>'), 'Failed to send message'],
  ];
  const { user, fill } = await open();
  await fill();
  for (const [index, [answer, words]] of failures.entries()) {
    server.use(http.post(`*${sendCall}`, answer));
    await user.click(sendButton());
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
    // A mutation is never retried on its own.
    expect(sent).toHaveLength(index + 1);
    await waitFor(() => expect(sendButton()).toBeEnabled());
  }
  expect(field('Message')).toHaveValue(values.Message);
  expect(field('Mobile')).toHaveValue(values.Mobile);
  server.use(http.post(`*${sendCall}`, () => new HttpResponse(null)));
  await user.click(sendButton());
  expect(await screen.findByText(successText)).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('all six fields are required; what is wrong is told at the head, which gets the focus', async () => {
  const { user } = await open();
  await user.click(sendButton());
  const summary = await screen.findByRole('group', { name: 'Please check 6 fields' });
  expect(summary).toHaveFocus();
  for (const name of Object.keys(values)) {
    expect(field(name)).toHaveAccessibleDescription(/is required$/);
    expect(field(name)).toBeInvalid();
  }
  await user.click(screen.getByRole('button', { name: 'Name is required' }));
  expect(field('Name')).toHaveFocus();
  expect(sent).toEqual([]);
});

test('a field says what is wrong when it is left, not before', async () => {
  const { user } = await open();
  for (const [name, text, words] of [
    ['Mobile', '0300123456', /11-digit mobile number/],
    ['Email', 'ayesha@', /email address/],
    ['Message', '   ', /is required/],
  ] as const) {
    await user.click(field(name));
    await user.paste(text);
    expect(field(name)).not.toHaveAccessibleDescription();
    await user.tab();
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(words));
  }
});

test('subject and lines begin the message, and a signed-in visitor need not type what is known', async () => {
  const user = { appUserName: 'Ayesha', userEmail: 'a@example.com', userCellNo: '03001234567' };
  sessionStorage.setItem('authUser', JSON.stringify(user));
  await open(paths.contact.to('Ask for a quote: Box & lid', ['Pack of 50', 'Pack of 100']));
  expect(field('Message')).toHaveValue(
    'Ask for a quote: Box & lid\n\n- Pack of 50\n- Pack of 100\n\n',
  );
  expect(field('Name')).toHaveValue('Ayesha');
  expect(field('Email')).toHaveValue('a@example.com');
  expect(field('Mobile')).toHaveValue('03001234567');
});

function Asked({ about }: { about: readonly string[] }) {
  const [link, setLink] = useState(0);
  return (
    <>
      <button onClick={() => setLink(link + 1)}>Another link</button>
      <EnquiryForm visitorId="" message={about[link] ?? ''} />
    </>
  );
}

test('another link clears what nobody typed; what somebody typed stays below what it asks about', async () => {
  const { user } = renderWithStore(<Asked about={['A quote\n\n', '', 'A sample\n\n']} />);
  const follow = () => user.click(screen.getByRole('button', { name: 'Another link' }));
  expect(field('Message')).toHaveValue('A quote\n\n');
  await follow();
  expect(field('Message')).toHaveValue('');
  await user.type(field('Message'), 'Mine');
  await follow();
  expect(field('Message')).toHaveValue('A sample\n\nMine');
  await follow();
  expect(field('Message')).toHaveValue('A sample\n\nMine');
});
