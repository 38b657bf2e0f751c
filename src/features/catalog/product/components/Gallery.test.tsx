import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Gallery } from './Gallery';

const createGallery = (images: string[], selectedIndex?: number) => (
  <Gallery name="Cup" images={images} selectedIndex={selectedIndex} />
);
const getVisibleAlt = () => screen.getByRole('img', { name: /^Cup/ }).getAttribute('alt');
const clickButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('shows the first picture of a new list', async () => {
  const { rerender } = renderWithProviders(createGallery(['/a.webp', '/b.webp', '/c.webp']));
  await clickButton('Show image 2');
  expect(getVisibleAlt()).toBe('Cup, image 2');
  rerender(createGallery(['/d.webp', '/e.webp', '/f.webp']));
  expect(getVisibleAlt()).toBe('Cup, image 1');
});

test('keeps the chosen picture if an equal list arrives as a new array', async () => {
  const { rerender } = renderWithProviders(createGallery(['/a.webp', '/b.webp']));
  await clickButton('Show image 2');
  rerender(createGallery(['/a.webp', '/b.webp']));
  expect(getVisibleAlt()).toBe('Cup, image 2');
});

test('shows the first picture of a new list even if an option selects another', () => {
  const { rerender } = renderWithProviders(createGallery(['/a.webp', '/b.webp', '/c.webp'], 2));
  expect(getVisibleAlt()).toBe('Cup, image 3');
  rerender(createGallery(['/d.webp', '/e.webp', '/c.webp'], 2));
  expect(getVisibleAlt()).toBe('Cup, image 1');
});
