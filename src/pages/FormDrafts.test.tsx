import { screen } from '@testing-library/react';
import { paths } from '@/shared/config/paths';
import { draftKeys } from '@/shared/lib/webStorage';
import { demoHandlers } from '@/testing/handlers';
import { server } from '@/testing/mswServer';
import { renderPage } from '@/testing/renderApp';

// How a draft comes and goes is proved with the checkout's; an enquiry's may also begin with what a link says.
const quote = paths.contact.to('A quote', ['Cake box']);
const sample = paths.contact.to('A sample', ['Jar']);
const asked = 'A quote\n\n- Cake box\n\n';

beforeEach(() => {
  server.use(...demoHandlers());
});

const field = (name: string) => screen.findByLabelText(name);

async function write({ user }: ReturnType<typeof renderPage>, values: Record<string, string>) {
  for (const [name, text] of Object.entries(values)) {
    await user.click(await field(name));
    await user.paste(text);
  }
}

test.each([
  ['the same link brings back what was added', 'Two hundred.', quote, `${asked}Two hundred.`],
  ['so does the bare form', 'Two hundred.', '/contact', `${asked}Two hundred.`],
  [
    'a link about something else puts that first',
    'Two hundred.',
    sample,
    `A sample\n\n- Jar\n\n${asked}Two hundred.`,
  ],
  ['a subject that nobody added to is no draft', undefined, sample, 'A sample\n\n- Jar\n\n'],
])('%s', async (_name, Message, returned, expected) => {
  const first = renderPage({ route: quote });
  await write(first, { Company: 'Sweet Box', ...(Message !== undefined && { Message }) });
  first.unmount();
  renderPage({ route: returned });
  expect(await field('Message')).toHaveValue(expected);
  expect(await field('Company')).toHaveValue('Sweet Box');
});

test('an enquiry is forgotten when it is sent', async () => {
  const view = renderPage({ route: quote });
  await write(view, {
    Name: 'Ayesha Khan',
    Company: 'Sweet Box',
    Mobile: '03001234567',
    Email: 'ayesha@example.com',
    Address: '1 Mall Road, Lahore',
    Message: 'Two hundred.',
  });
  await view.user.click(screen.getByRole('button', { name: /^Send/ }));
  await screen.findByText('Your message has been sent successfully!');
  view.unmount();
  expect(sessionStorage.getItem(draftKeys.enquiry)).toBeNull();
});
