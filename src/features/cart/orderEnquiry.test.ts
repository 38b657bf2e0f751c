import fc from 'fast-check';
import * as v from 'valibot';
import { Enquiry, maxMessage } from '@/shared/contract/enquiry';
import { aDelivery, aLine, anOrder, orders } from '@/testing/cartBuilders';
import { orderEnquiry } from './orderEnquiry';
import { orderText } from './orderText';

test('the shopper is person and company, the whole order the message', () => {
  const order = anOrder();
  expect(orderEnquiry(order)).toEqual({
    personName: aDelivery.fullName,
    companyName: aDelivery.fullName,
    contactNo: '03001234567',
    contactEmail: aDelivery.email,
    contactAddress: `${aDelivery.address}, ${aDelivery.city}`,
    contactMessage: orderText(order),
  });
});

test('whatever is ordered: it goes whole, as call 19 takes it, or not at all', () => {
  fc.assert(
    fc.property(orders, fc.boolean(), (order, isMobile) => {
      const phone = isMobile ? '03001234567' : order.delivery.phone;
      const placed = { ...order, delivery: { ...order.delivery, phone } };
      const enquiry = orderEnquiry(placed);
      if (typeof enquiry === 'string') return;
      expect(v.is(Enquiry, enquiry)).toBe(true);
      expect(enquiry.contactMessage).toBe(orderText(placed).trim());
    }),
  );
});

test.each([
  ['phone', anOrder({ delivery: { ...aDelivery, phone: '+44 20 7946 0000' } })],
  ['tooLong', anOrder({ lines: [aLine({ name: 'x'.repeat(maxMessage) })] })],
])('what can’t go whole says why: %s', (problem, order) => {
  expect(orderEnquiry(order)).toBe(problem);
});

test('an address too long for its field goes without the city, which the message has', () => {
  const delivery = { ...aDelivery, address: 'a'.repeat(500) };
  expect(orderEnquiry(anOrder({ delivery }))).toMatchObject({ contactAddress: delivery.address });
});
