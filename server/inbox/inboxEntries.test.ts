import { aStoredEnquiry, anOrderMessage } from '../testing/storedEnquiry';
import { inboxEntries } from './inboxEntries';

const order = aStoredEnquiry({ contactMessage: anOrderMessage() });

test('an order that was sent again stands once, where it came last; an enquiry as often as it came', () => {
  const later = { ...order, enquiryId: 9, contactEmail: 'Ayesha@Example.com' };
  const enquiry = aStoredEnquiry({ enquiryId: 5 });
  expect(inboxEntries([later, enquiry, order, { ...enquiry, enquiryId: 1 }])).toMatchObject([
    { id: 9, timesSent: 2, kind: 'order', reference: 'DD-20261121-7F3K' },
    { id: 5, timesSent: 1, kind: 'enquiry' },
    { id: 1, timesSent: 1, kind: 'enquiry' },
  ]);
});

test.each([
  ['phone', { contactNo: '03007654321' }],
  ['e-mail', { contactEmail: 'other@example.com' }],
  ['reference', { contactMessage: anOrderMessage('DD-20261121-7F3L') }],
  ['text', { contactMessage: `${anOrderMessage()}\nDeliver to: somebody else` }],
])('an order with another %s hides nothing', (_name, changes) => {
  const forged = { ...order, enquiryId: 2, ...changes };
  expect(inboxEntries([forged, order])).toMatchObject([{ timesSent: 1 }, { timesSent: 1 }]);
});
