import { act, screen } from '@testing-library/react';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { UserAvatar } from './UserAvatar';

test('the initial is a whole character', () => {
  renderWithProviders(<UserAvatar name=" 👩‍🍳 Ayesha" src={undefined} />);
  expect(screen.getByText('👩‍🍳')).toBeInTheDocument();
});

test('without a name there is an icon', () => {
  renderWithProviders(<UserAvatar name=" " src={undefined} />);
  expect(screen.getByTestId('PersonIcon')).toBeInTheDocument();
});

test('a picture that does not load is replaced by the initial, until there is another', () => {
  // Material UI loads the picture by an element of its own to learn whether it can be shown.
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
