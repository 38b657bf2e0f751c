/** What a shopper fills into an enquiry, by the label of the field. */
export const enquiry = {
  Name: 'Ayesha Khan',
  Company: 'Sweet Box',
  Mobile: '03001234567',
  Email: 'ayesha@example.com',
  Address: '1 Mall Road, Lahore',
  Message: 'Two hundred cake boxes, please.',
};
