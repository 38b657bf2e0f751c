import { createStoredEnquiry, createOrderMessage } from '../testing/storedEnquiry';
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

test('each part of an order from an older release is an entry with its own text', () => {
  const parts = [2, 1].map((partNumber) =>
    createStoredEnquiry({
      enquiryId: partNumber,
      contactMessage: `Order DD-20261121-7F3K\n21 November 2026\nPart ${partNumber} of 2\n\n${partNumber}. Box`,
    }),
  );
  expect(toInboxEntries(parts)).toMatchObject(
    parts.map(({ contactMessage }) => ({
      kind: 'order',
      reference: 'DD-20261121-7F3K',
      timesSent: 1,
      contactMessage,
    })),
  );
});
