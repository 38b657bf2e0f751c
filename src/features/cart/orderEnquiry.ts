import * as v from 'valibot';
import type { Enquiry } from '@/shared/contract/enquiry';
import { Mobile } from '@/shared/contract/primitives';
import { formatOrder } from './orderText';
import type { PlacedOrder } from './placedOrder';

const maxAddressLength = 500;

/** Returns whether an enquiry can contain the order's phone number. */
export const canSendAsEnquiry = ({ delivery }: PlacedOrder): boolean =>
  v.is(Mobile, delivery.phone);

/** Converts an order to an enquiry whose message is the order's text, whatever its length. */
export function toOrderEnquiry(order: PlacedOrder): Enquiry {
  const { fullName, company, phone, email, address, city } = order.delivery;
  const fullAddress = `${address}, ${city}`;
  return {
    personName: fullName,
    companyName: company || fullName,
    contactNo: phone,
    contactEmail: email,
    // If the address is long, the city can be left out, because the message contains it too.
    contactAddress: fullAddress.length > maxAddressLength ? address : fullAddress,
    contactMessage: formatOrder(order),
  };
}
