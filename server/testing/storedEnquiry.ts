import type { StoredEnquiry } from '../rows';

/** Creates an enquiry in the form in which the store returns it. */
export const createStoredEnquiry = (changes: Partial<StoredEnquiry> = {}): StoredEnquiry => ({
  enquiryId: 1,
  createdAt: new Date(2026, 10, 21, 14, 5),
  personName: 'Ayesha Khan',
  companyName: 'Khan Bakers',
  contactNo: '03001234567',
  contactEmail: 'ayesha@example.com',
  contactAddress: 'House 7, Street 12, Lahore',
  contactMessage: 'Do you print in gold?',
  ...changes,
});

export const createOrderMessage = (reference = 'DD-20261121-7F3K') =>
  `Order ${reference}\n21 November 2026\n\n1. Kraft burger box\n   Pack of 50`;
