import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { paths } from '@/shared/config/paths';
import { answering, demoHandlers, failing, unreachable } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderApp } from '@/testing/renderApp';

const calls = {
  send: '/api/WAP/ContactInbox/Save',
  settings: '/api/ADM/ClientSetting/GetData',
  headOffice: '/api/ADM/ClientLocation/GetHeadOffice',
};
const successText = 'Your message has been sent successfully!';

const values = {
  Name: 'Ayesha Khan',
  Company: 'Sweet Box',
  Mobile: '+92 300-1234567',
  Email: 'ayesha@example.com',
  Address: '1 Mall Road, Lahore',
  Message: 'Two hundred cake boxes, please.',
};

beforeEach(() => {
  server.use(...demoHandlers());
});
afterEach(() => {
  jest.useRealTimers();
});

const field = (name: string) => screen.findByRole('textbox', { name });
const sendButton = () => screen.getByRole('button', { name: /^Send/ });

async function open(route = '/contact') {
  const view = renderApp({ route });
  await field('Name');
  const fill = async () => {
    for (const [name, text] of Object.entries(values)) {
      await view.user.click(await field(name));
      await view.user.paste(text);
    }
  };
  return { ...view, fill };
}

/** Counts and keeps what call 19 was sent, and answers as told. */
function inbox(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = [];
  server.use(
    http.post(`*${calls.send}`, async ({ request }) => {
      sent.push(await request.json());
      return answer();
    }),
  );
  return sent;
}

test('heading, company text, form and map stand on the page', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Contact Us' })).toBeVisible();
  expect(await screen.findByText(/usually within one working day/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Get in Touch with Us' })).toBeVisible();
  const map = within(await screen.findByRole('region', { name: 'Our Location' }));
  const frame = await map.findByTitle(/^Map: Unit 14/);
  expect(frame).toHaveAttribute('src', expect.stringMatching(/\?q=Unit\+14.+&output=embed$/));
  const link = map.getByRole('link', { name: /Open in Google Maps/ });
  expect(link).toHaveAttribute('href', expect.stringContaining('https://www.google.com/maps?q='));
  frame.remove();
});

describe('sending', () => {
  test('sends six fields, says so for 5 s and clears the form; the empty body is no failure', async () => {
    const sent = inbox(() => new HttpResponse(null, { status: 200 }));
    const { user, fill } = await open();
    await fill();
    await user.click(sendButton());
    expect(await screen.findByText(successText)).toBeVisible();
    const started = performance.now();
    expect(sent).toEqual([
      {
        personName: values.Name,
        companyName: values.Company,
        contactNo: '03001234567',
        contactEmail: values.Email,
        contactAddress: values.Address,
        contactMessage: values.Message,
      },
    ]);
    for (const name of Object.keys(values)) expect(await field(name)).toHaveValue('');
    await waitFor(
      () => {
        expect(screen.queryByText(successText)).not.toBeInTheDocument();
      },
      { timeout: 7000 },
    );
    expect(performance.now() - started).toBeGreaterThan(4500);
  });

  test('the reference back end takes it too', async () => {
    const { user, fill } = await open();
    await fill();
    await user.click(sendButton());
    expect(await screen.findByText(successText)).toBeVisible();
  });

  test.each([
    [
      'the server’s error text',
      () => HttpResponse.json({ error: 'Mailbox is full' }, { status: 500 }),
      'Mailbox is full',
    ],
    [
      'a refusal without words',
      () => new HttpResponse('', { status: 500 }),
      'Failed to send message',
    ],
    [
      'a success that holds another statusCode',
      () => HttpResponse.json({ statusCode: 500 }),
      'Failed to send message',
    ],
    [
      'the error text of a success',
      () => HttpResponse.json({ statusCode: 200, message: 'Success', error: 'Mailbox is full' }),
      'Mailbox is full',
    ],
    [
      'the words in the error of a success',
      () => HttpResponse.json({ error: { message: 'Mailbox is closed' } }),
      'Mailbox is closed',
    ],
    [
      'the page of a hotspot',
      () => HttpResponse.html('<!doctype html><title>Log in to the Wi-Fi</title>'),
      'Failed to send message',
    ],
    [
      'no answer at all',
      () => HttpResponse.error(),
      'Failed to send your message. Please try again.',
    ],
  ])('%s is shown in red, and what was typed stays', async (_what, answer, text) => {
    const sent = inbox(answer);
    const { user, fill } = await open();
    await fill();
    await user.click(sendButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(await field('Message')).toHaveValue(values.Message);
    expect(await field('Mobile')).toHaveValue(values.Mobile);
    // A mutation is never retried on its own.
    expect(sent).toHaveLength(1);

    inbox(() => new HttpResponse(null, { status: 200 }));
    await user.click(sendButton());
    expect(await screen.findByText(successText)).toBeVisible();
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  test('a double click sends once, and the button waits meanwhile', async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const sent = inbox(async () => {
      await gate;
      return new HttpResponse(null, { status: 200 });
    });
    const { user, fill } = await open();
    await fill();
    await user.dblClick(sendButton());
    const button = await screen.findByRole('button', { name: 'Sending...' });
    expect(button).toBeDisabled();
    release();
    expect(await screen.findByText(successText)).toBeVisible();
    expect(sent).toHaveLength(1);
  });
});

describe('validation', () => {
  test('all six fields are required; what is wrong is told at the head, which gets the focus', async () => {
    const sent = inbox(() => new HttpResponse(null));
    const { user } = await open();
    await user.click(sendButton());
    for (const name of Object.keys(values)) {
      expect(await field(name)).toHaveAccessibleDescription(/is required$/);
      expect(await field(name)).toBeInvalid();
    }
    expect(screen.getByRole('group', { name: 'Please check 6 fields' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Name is required' }));
    expect(await field('Name')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  test.each([
    ['Mobile', '0300123456', /11-digit mobile number/],
    ['Mobile', '030012345678', /11-digit mobile number/],
    ['Email', 'ayesha@', /email address/],
    ['Message', '   ', /is required/],
  ])('%s refuses %j, not before it is left', async (name, text, words) => {
    const { user } = await open();
    await user.click(await field(name));
    await user.paste(text);
    expect(await field(name)).not.toHaveAccessibleDescription();
    await user.tab();
    await waitFor(async () => {
      expect(await field(name)).toHaveAccessibleDescription(words);
    });
  });
});

describe('what the visitor comes with', () => {
  test('subject and lines begin the message', async () => {
    await open(paths.contact.to('Ask for a quote: Box & lid', ['Pack of 50', 'Pack of 100']));
    expect(await field('Message')).toHaveValue(
      'Ask for a quote: Box & lid\n\n- Pack of 50\n- Pack of 100\n\n',
    );
  });

  test('a link to the bare form clears what nobody typed, and keeps what somebody did', async () => {
    const { user } = await open(paths.contact.to('A quote'));
    const footerLink = within(await screen.findByRole('contentinfo')).getByRole('link', {
      name: 'Contact Us',
    });
    await user.click(footerLink);
    expect(await field('Message')).toHaveValue('');
    await user.type(await field('Message'), 'Mine');
    await user.click(footerLink);
    expect(await field('Message')).toHaveValue('Mine');
  });

  test('a signed-in visitor need not type what is known', async () => {
    const authUser = {
      appUserName: 'Ayesha Khan',
      userEmail: 'a@example.com',
      userCellNo: '03001234567',
    };
    renderApp({ route: '/contact', preloadedState: { auth: { authUser, authToken: null } } });
    expect(await field('Name')).toHaveValue('Ayesha Khan');
    expect(await field('Email')).toHaveValue('a@example.com');
    expect(await field('Mobile')).toHaveValue('03001234567');
  });
});

describe('each part fails alone', () => {
  test('without the company’s text and address', async () => {
    server.use(failing(calls.settings, 404), failing(calls.headOffice, 404));
    const { user } = await open();
    expect(await screen.findByText('Failed to fetch pages data')).toBeVisible();
    const map = within(screen.getByRole('region', { name: 'Our Location' }));
    expect(await map.findByText('Failed to fetch head office')).toBeVisible();
    server.use(...demoHandlers());
    await user.click(map.getByRole('button', { name: 'Retry' }));
    expect(await map.findByTitle(/^Map: Unit 14/)).toBeInTheDocument();
  });

  test('without an address there is no map, without a text no gap', async () => {
    server.use(
      answering(calls.settings, { data: { contactUs: null } }),
      answering(calls.headOffice, { data: { locationAddress: null } }),
    );
    await open();
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Our Location' })).not.toBeInTheDocument();
    });
    expect(screen.getByRole('heading', { name: 'Get in Touch with Us' })).toBeVisible();
  });

  test('a back end that is down leaves the form', async () => {
    server.use(unreachable(calls.settings), unreachable(calls.headOffice));
    await open();
    expect(await screen.findByText('Failed to fetch pages data')).toBeVisible();
    expect(sendButton()).toBeEnabled();
  });
});
