import * as v from 'valibot';
import { maxMessage } from '@/shared/contract/enquiry';
import type { Enquiry } from '@/shared/contract/enquiry';
import { Mobile } from '@/shared/contract/primitives';
import { mobileDigits } from '@/shared/format/mobileText';
import { orderText } from './orderText';
import type { PlacedOrder } from './placedOrders';

const maxAddress = 500;

/** The order as call 19 takes it, its whole text the message; or in words why it cannot: nothing is ever cut. */
export function orderEnquiry(order: PlacedOrder): Enquiry | string {
  const { fullName, company, phone, email, address, city } = order.delivery;
  if (!v.is(Mobile, phone)) return `Only an order with ${mobileDigits()} can be sent from here.`;
  const contactMessage = orderText(order);
  if (contactMessage.length > maxMessage) return 'This order is too long to be sent from here.';
  const whole = `${address}, ${city}`;
  return {
    personName: fullName,
    companyName: company || fullName,
    contactNo: phone,
    contactEmail: email,
    // The city stands in the message too.
    contactAddress: whole.length > maxAddress ? address : whole,
    contactMessage,
  };
}
