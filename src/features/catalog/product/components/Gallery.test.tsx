import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Gallery } from './Gallery';

const gallery = (images: string[], selected?: number) => (
  <Gallery name="Cup" images={images} selected={selected} />
);
const visible = () => screen.getByRole('img', { name: /^Cup/ }).getAttribute('alt');
const choose = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows the first picture of a new list', async () => {
  const { rerender } = renderWithProviders(gallery(['/a.webp', '/b.webp', '/c.webp']));
  await choose('Show image 2');
  expect(visible()).toBe('Cup, image 2');
  rerender(gallery(['/d.webp', '/e.webp', '/f.webp']));
  expect(visible()).toBe('Cup, image 1');
});

test('keeps the chosen picture if the same list is read again', async () => {
  const { rerender } = renderWithProviders(gallery(['/a.webp', '/b.webp']));
  await choose('Show image 2');
  rerender(gallery(['/a.webp', '/b.webp']));
  expect(visible()).toBe('Cup, image 2');
});

test('shows the first picture of a new list even if an option selects another', () => {
  const { rerender } = renderWithProviders(gallery(['/a.webp', '/b.webp', '/c.webp'], 2));
  expect(visible()).toBe('Cup, image 3');
  rerender(gallery(['/d.webp', '/e.webp', '/c.webp'], 2));
  expect(visible()).toBe('Cup, image 1');
});
