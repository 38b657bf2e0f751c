import { screen } from '@testing-library/react';
import { renderPart } from '@/testing/renderPart';
import { AskLinks } from './AskLinks';

const targetOf = (name: string) => {
  const href = screen.getByRole('link', { name }).getAttribute('href') ?? '';
  return new URL(href, 'https://shop.test');
};

test('each opens the enquiry form with its subject and lines', () => {
  renderPart(<AskLinks about="Box & lid" lines={['Pack of 50 × 2', 'Pack of 100 × 1']} />);
  for (const ask of ['Ask for a quote', 'Ask for a sample', 'Ask for custom print']) {
    const { pathname, searchParams } = targetOf(ask);
    expect(pathname).toBe('/contact');
    expect(searchParams.get('subject')).toBe(`${ask}: Box & lid`);
    expect(searchParams.getAll('line')).toEqual(['Pack of 50 × 2', 'Pack of 100 × 1']);
  }
});

test('a cart has no name of its own', () => {
  renderPart(<AskLinks />);
  expect(targetOf('Ask for a quote').search).toBe('?subject=Ask+for+a+quote');
});
