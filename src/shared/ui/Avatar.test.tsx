import { fireEvent, screen } from '@testing-library/react';
import { renderPart } from '@/testing/renderPart';
import { Avatar } from './Avatar';

test('the initial is a whole character', () => {
  renderPart(<Avatar name=" 👩‍🍳 Ayesha" src={undefined} />);
  expect(screen.getByText('👩‍🍳')).toBeInTheDocument();
});

test('a picture that does not come gives way to the initial, until there is another', () => {
  const { rerender } = renderPart(<Avatar name=" ayesha" src="/uploads/a.png" />);
  const picture = screen.getByRole('presentation');
  expect(picture).toHaveAttribute('referrerpolicy', 'no-referrer');
  fireEvent.error(picture);
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(screen.getByText('A')).toBeInTheDocument();
  rerender(<Avatar name=" ayesha" src="/uploads/b.png" />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/uploads/b.png');
});
