import fc from 'fast-check';
import { aStoredEnquiry, anOrderMessage } from '../testing/storedEnquiry';
import { inboxEntries } from './inboxEntries';
import { inboxText } from './inboxText';

const anyText = fc.string({ unit: 'binary' });

test('an order, sent twice, and an enquiry read like this', () => {
  const order = aStoredEnquiry({ contactMessage: anOrderMessage() });
  const enquiry = aStoredEnquiry({
    createdAt: new Date(2026, 10, 20, 9, 0),
    contactAddress:
      'Plot 4, behind the old cotton mill, Industrial Estate, Multan Road, Lahore 54000',
  });
  expect(inboxText(inboxEntries([order, order, enquiry]))).toBe(
    `2026-11-21 14:05  Order DD-20261121-7F3K (sent 2 times)
  Name     Ayesha Khan
  Company  Khan Bakers
  Phone    03001234567
  Email    ayesha@example.com
  Address  House 7, Street 12, Lahore

    Order DD-20261121-7F3K
    November 21, 2026

    1. Kraft burger box
       Pack of 50

2026-11-20 09:00  Enquiry
  Name     Ayesha Khan
  Company  Khan Bakers
  Phone    03001234567
  Email    ayesha@example.com
  Address  Plot 4, behind the old cotton mill, Industrial Estate, Multan Road,
           Lahore 54000

    Do you print in gold?

`,
  );
});

test('a word longer than a line is broken', () => {
  const text = inboxText(inboxEntries([aStoredEnquiry({ contactMessage: 'x'.repeat(200) })]));
  expect(text).toContain(`    ${'x'.repeat(76)}\n    ${'x'.repeat(76)}\n    ${'x'.repeat(48)}\n`);
});

test('whatever was typed stays within 80 columns, and none of it begins a line', () => {
  fc.assert(
    fc.property(fc.array(anyText, { minLength: 6, maxLength: 6 }), (typed) => {
      const [personName, companyName, contactNo, contactEmail, contactAddress, message] = typed;
      const contactMessage = `${message ?? ''}\n2026-11-21 14:05  Order DD-20261121-FAKE`;
      const row = { personName, companyName, contactNo, contactEmail, contactAddress };
      const [first, ...lines] = inboxText(
        inboxEntries([aStoredEnquiry({ ...row, contactMessage })]),
      ).split('\n');
      expect(first).toBe('2026-11-21 14:05  Enquiry');
      for (const line of lines) {
        expect(Array.from(line).length).toBeLessThanOrEqual(80);
        expect(line).toMatch(/^(?: {2}|$)/);
      }
    }),
  );
});
