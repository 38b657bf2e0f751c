import fc from 'fast-check';
import { getWhatsAppUrl } from './whatsApp';

const getChatUrl = (cellNo: string) => getWhatsAppUrl(cellNo);

test('adds the country code to ten digits, and opens no chat without a number', () => {
  expect(getChatUrl('9212345678')).toBe('https://wa.me/929212345678');
  const numbers = [undefined, '', '-', 'call us', '0000', '123', '1'.repeat(20)];
  expect(numbers.filter((cellNo) => getWhatsAppUrl(cellNo, 'Hello'))).toEqual([]);
});

test('reads any notation of a mobile number as the same number', () => {
  const anyNationalNumber = fc.stringMatching(/^3\d{9}$/);
  const anyPrefix = fc.constantFrom('', '0', '92', '+92', '0092', '+92 (0)');
  const anySeparator = fc.constantFrom('', ' ', '-');
  fc.assert(
    fc.property(anyNationalNumber, anyPrefix, anySeparator, (digits, countryPrefix, separator) => {
      const writtenNumber =
        countryPrefix + separator + digits.slice(0, 3) + separator + digits.slice(3);
      expect(getChatUrl(writtenNumber)).toBe(`https://wa.me/92${digits}`);
    }),
  );
});

test('opens the chat with the first of two numbers', () => {
  expect(getChatUrl('0300 1234567, 0321 7654321')).toBe('https://wa.me/923001234567');
});

test('includes the complete text', () => {
  const url = new URL(getWhatsAppUrl('03001234567', 'Order: 1 & 2\nTotal = 5%') ?? '');
  expect(url.origin + url.pathname).toBe('https://wa.me/923001234567');
  expect(url.searchParams.get('text')).toBe('Order: 1 & 2\nTotal = 5%');
  expect(getWhatsAppUrl('03001234567')).toBe('https://wa.me/923001234567');
});
