import { aStoredEnquiry, anOrderMessage } from '../testing/storedEnquiry';
import { inboxEntries } from './inboxEntries';

const order = aStoredEnquiry({ contactMessage: anOrderMessage() });

test('an order is told from an enquiry by its heading', () => {
  const [first, second] = inboxEntries([order, aStoredEnquiry({ enquiryId: 2 })]);
  expect(first).toMatchObject({ kind: 'order', reference: 'DD-20261121-7F3K', timesSent: 1 });
  expect(second).toMatchObject({ kind: 'enquiry', timesSent: 1, id: 2 });
  expect(second).not.toHaveProperty('reference');
});

test('an order that was sent again stands once, where it came last', () => {
  const later = { ...order, enquiryId: 9, contactEmail: 'Ayesha@Example.com' };
  const between = aStoredEnquiry({ enquiryId: 5 });
  expect(inboxEntries([later, between, order])).toMatchObject([
    { id: 9, timesSent: 2 },
    { id: 5, timesSent: 1 },
  ]);
});

test.each([
  ['phone', { contactNo: '03007654321' }],
  ['e-mail', { contactEmail: 'other@example.com' }],
  ['reference', { contactMessage: anOrderMessage('DD-20261121-7F3L') }],
  ['text', { contactMessage: `${anOrderMessage()}\nDeliver to: somebody else` }],
])('one with another %s hides nothing', (_name, changes) => {
  const forged = aStoredEnquiry({ ...order, enquiryId: 2, ...changes });
  expect(inboxEntries([forged, order])).toMatchObject([{ timesSent: 1 }, { timesSent: 1 }]);
});

test('the same enquiry twice is two enquiries', () => {
  expect(inboxEntries([aStoredEnquiry({ enquiryId: 2 }), aStoredEnquiry()])).toHaveLength(2);
});
