/** What a shopper fills into the checkout, by the label of the field. */
export const delivery = {
  'Full name': 'Sana Iqbal',
  Email: 'sana@example.com',
  Address: '12 Chambeli Lane, Gulberg',
  City: 'Lahore',
  Phone: '0300 1234567',
};
