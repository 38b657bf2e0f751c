import * as v from 'valibot';
import { maxMessageLength } from '@/shared/contract/enquiry';
import type { Enquiry } from '@/shared/contract/enquiry';
import { splitOrderMessage } from '@/shared/contract/orderMessage';
import { Mobile } from '@/shared/contract/primitives';
import { getPhoneNumberPhrase } from '@/shared/format/mobileText';
import { formatOrder } from './orderText';
import type { PlacedOrder } from './placedOrders';

const maxAddressLength = 500;

/**
 * Converts an order to enquiries whose message is the order's text. A long order takes several
 * enquiries with numbered parts, so that the whole text is sent.
 * @returns the enquiries, or a message if the order cannot be sent
 */
export function toOrderEnquiries(order: PlacedOrder): Enquiry[] | string {
  const { fullName, company, phone, email, address, city } = order.delivery;
  if (!v.is(Mobile, phone)) return `This page can only send orders with ${getPhoneNumberPhrase()}.`;
  const messages = splitOrderMessage(formatOrder(order), maxMessageLength);
  if (!messages) return 'This order is too long to send from this page.';
  const fullAddress = `${address}, ${city}`;
  return messages.map((contactMessage) => ({
    personName: fullName,
    companyName: company || fullName,
    contactNo: phone,
    contactEmail: email,
    // If the address is long, the city can be left out, because the message contains it too.
    contactAddress: fullAddress.length > maxAddressLength ? address : fullAddress,
    contactMessage,
  }));
}
