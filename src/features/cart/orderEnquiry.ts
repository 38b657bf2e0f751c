import * as v from 'valibot';
import { maxMessage } from '@/shared/contract/enquiry';
import type { Enquiry } from '@/shared/contract/enquiry';
import { Mobile } from '@/shared/contract/phone';
import { orderText } from './orderText';
import type { PlacedOrder } from './placedOrders';

/** Why an order can't be sent as an enquiry: nothing of it is ever cut. */
export type SendingProblem = 'phone' | 'tooLong';

const maxAddress = 500;

/** The order as call 19 takes it: the whole text is the message. */
export function orderEnquiry(order: PlacedOrder): Enquiry | SendingProblem {
  const { fullName, phone, email, address, city } = order.delivery;
  if (!v.is(Mobile, phone)) return 'phone';
  const contactMessage = orderText(order);
  if (contactMessage.length > maxMessage) return 'tooLong';
  const whole = `${address}, ${city}`;
  return {
    personName: fullName,
    companyName: fullName,
    contactNo: phone,
    contactEmail: email,
    // The city stands in the message too.
    contactAddress: whole.length > maxAddress ? address : whole,
    contactMessage,
  };
}
