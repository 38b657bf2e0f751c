import { paths } from '@/shared/config/paths';
import { enquiryLine, enquiryLines, enquiryText, joinedMessage } from './enquiryText';

describe('enquiryText', () => {
  it('is blank without a subject or lines', () => {
    expect(enquiryText('', [])).toBe('');
    expect(enquiryText('  ', [' ', ''])).toBe('');
  });

  it('puts the subject above the lines and leaves room to write', () => {
    expect(enquiryText(' Quote ', ['Box × 2', ' ', 'Jar × 1'])).toBe(
      'Quote\n\n- Box × 2\n- Jar × 1\n\n',
    );
    expect(enquiryText('', ['Box × 2'])).toBe('- Box × 2\n\n');
  });
});

test('what a link asks about stands before what was typed, once', () => {
  expect(joinedMessage('A sample\n\n', 'Mine')).toBe('A sample\n\nMine');
  expect(joinedMessage('A sample\n\n', 'A sample\n\nMine')).toBe('A sample\n\nMine');
});

describe('enquiryLine', () => {
  it('names what is known, and no price', () => {
    const known = { name: 'Box', packDescription: 'Pack of 50', optionLabels: ['Print: Logo'] };
    expect(enquiryLine({ ...known, quantity: 2 })).toBe('Box, Pack of 50, Print: Logo × 2');
    expect(enquiryLine({ name: 'Box', optionLabels: ['Print: Logo'] })).toBe('Box, Print: Logo');
    expect(enquiryLine({ name: 'Box', optionLabels: [], packDescription: '' })).toBe('Box');
  });
});

describe('enquiryLines', () => {
  it('sums up what would make the address too long', () => {
    const lines = Array.from({ length: 30 }, (_, index) => `Line ${String(index)}`);
    const kept = enquiryLines(lines);
    expect(kept).toHaveLength(25);
    expect(kept.at(-1)).toBe('and 6 more');
    expect(enquiryLines(lines.slice(0, 25))).toEqual(lines.slice(0, 25));
  });

  it('survives the address, whatever the product is called', () => {
    const lines = ['Box & lid, 8" × 8" = 50%', 'ڈبہ 📦 #1'];
    const search = new URL(paths.contact.to('A & B?', lines), 'https://shop.test').searchParams;
    expect(search.get('subject')).toBe('A & B?');
    expect(search.getAll('line')).toEqual(lines);
  });
});
