import type { SendEnquiry } from './useSendOrder';

/** What an order needs of the supplier, whom another feature knows. */
export interface Shop {
  name: string;
  cellNo: string;
  sendEnquiry: SendEnquiry;
}
