import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { UserAvatar } from './UserAvatar';

test('shows a whole character as the initial', () => {
  renderWithProviders(<UserAvatar name=" 👩‍🍳 Ayesha" src={undefined} />);
  expect(screen.getByText('👩‍🍳')).toBeInTheDocument();
});

test('shows an icon if there is no name', () => {
  renderWithProviders(<UserAvatar name=" " src={undefined} />);
  expect(screen.getByTestId('PersonIcon')).toBeInTheDocument();
});

test('shows the initial in place of a broken picture until the address changes', () => {
  // Material UI loads the picture with a separate element to find out whether it can be shown.
  const picture = document.createElement('img');
  const { rerender } = renderWithProviders(<UserAvatar name=" ayesha" src={undefined} />);
  jest.spyOn(window, 'Image').mockReturnValue(picture);
  rerender(<UserAvatar name=" ayesha" src="/uploads/a.png" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(picture.referrerPolicy).toBe('no-referrer');
  act(() => void picture.dispatchEvent(new Event('error')));
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(screen.getByText('A')).toBeInTheDocument();
  rerender(<UserAvatar name=" ayesha" src="/uploads/b.png" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/uploads/b.png');
});
