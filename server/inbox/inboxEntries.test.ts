import { createStoredEnquiry, createOrderMessage, createOrderPart } from '../testing/storedEnquiry';
import type { StoredEnquiry } from '../rows';
import { toInboxEntries } from './inboxEntries';

const order = createStoredEnquiry({ contactMessage: createOrderMessage() });

test('a repeated order is shown once, but a repeated enquiry each time', () => {
  const laterOrder = { ...order, enquiryId: 9, contactEmail: 'Ayesha@Example.com' };
  const enquiry = createStoredEnquiry({ enquiryId: 5 });
  expect(toInboxEntries([laterOrder, enquiry, order, { ...enquiry, enquiryId: 1 }])).toMatchObject([
    { id: 9, timesSent: 2, kind: 'order', reference: 'DD-20261121-7F3K' },
    { id: 5, timesSent: 1, kind: 'enquiry' },
    { id: 1, timesSent: 1, kind: 'enquiry' },
  ]);
});

test.each([
  ['phone', { contactNo: '03007654321' }],
  ['e-mail', { contactEmail: 'other@example.com' }],
  ['reference', { contactMessage: createOrderMessage('DD-20261121-7F3L') }],
  ['text', { contactMessage: `${createOrderMessage()}\nDeliver to: somebody else` }],
])('a copy of an order with another %s does not hide the original', (_title, changes) => {
  const forgedOrder = { ...order, enquiryId: 2, ...changes };
  expect(toInboxEntries([forgedOrder, order])).toMatchObject([{ timesSent: 1 }, { timesSent: 1 }]);
});

describe('a long order that was sent in parts', () => {
  const createPart = (
    enquiryId: number,
    partNumber: number,
    changes: Partial<StoredEnquiry> = {},
  ) =>
    createStoredEnquiry({ enquiryId, contactMessage: createOrderPart(partNumber, 3), ...changes });
  const heading = 'Order DD-20261121-7F3K\n21 November 2026\n\n';

  test('is shown once with its whole text, at the position of its last part', () => {
    const enquiry = createStoredEnquiry({ enquiryId: 3 });
    // The second part appears twice, as if it had been sent again.
    const rows = [createPart(5, 3), createPart(4, 2), enquiry, createPart(2, 2), createPart(1, 1)];
    expect(toInboxEntries(rows)).toMatchObject([
      { id: 5, kind: 'order', contactMessage: `${heading}1. Box\n2. Box\n3. Box` },
      { id: 3, kind: 'enquiry' },
    ]);
  });

  test('names the missing parts', () => {
    const missingText = '[Part 2 of 3 has not arrived.]';
    expect(toInboxEntries([createPart(2, 3), createPart(1, 1)])).toMatchObject([
      { id: 2, contactMessage: `${heading}1. Box\n${missingText}\n3. Box` },
    ]);
  });

  test.each([
    ['of another sender', { contactNo: '03007654321' }],
    ['with another text', { contactMessage: createOrderPart(1, 3, '1. Other') }],
  ])('is not joined with a part %s', (_title, changes) => {
    const rows = [createPart(4, 1, changes), createPart(3, 3), createPart(2, 2), createPart(1, 1)];
    const firstPartMatcher = expect.stringContaining('1. Box') as string;
    const entries = toInboxEntries(rows).map(({ contactMessage }) => contactMessage);
    expect(entries).toContainEqual(firstPartMatcher);
    expect(entries.join()).not.toContain('1. Other\n2. Box');
  });
});
