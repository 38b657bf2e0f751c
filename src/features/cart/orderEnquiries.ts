import * as v from 'valibot';
import { maxMessage } from '@/shared/contract/enquiry';
import type { Enquiry } from '@/shared/contract/enquiry';
import { splitOrderMessage } from '@/shared/contract/orderMessage';
import { Mobile } from '@/shared/contract/primitives';
import { getMobileDigits } from '@/shared/format/mobileText';
import { formatOrder } from './orderText';
import type { PlacedOrder } from './placedOrders';

const maxAddress = 500;

/**
 * The order as call 19 takes it, its text the message. A long order goes in several enquiries, each with a numbered part
 * of the text; nothing is ever left out.
 * @returns in words why the order cannot be sent, where it cannot
 */
export function toOrderEnquiries(order: PlacedOrder): Enquiry[] | string {
  const { fullName, company, phone, email, address, city } = order.delivery;
  if (!v.is(Mobile, phone)) return `Only an order with ${getMobileDigits()} can be sent from here.`;
  const messages = splitOrderMessage(formatOrder(order), maxMessage);
  if (!messages) return 'This order is too long to be sent from here.';
  const whole = `${address}, ${city}`;
  return messages.map((contactMessage) => ({
    personName: fullName,
    companyName: company || fullName,
    contactNo: phone,
    contactEmail: email,
    // The city stands in the message too.
    contactAddress: whole.length > maxAddress ? address : whole,
    contactMessage,
  }));
}
