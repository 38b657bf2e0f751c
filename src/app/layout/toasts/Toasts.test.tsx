import { act, screen, waitFor } from '@testing-library/react';
import { showError } from '@/shared/store/toast';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { Toasts } from './Toasts';

test('replaces a toast by a new one about the same topic', async () => {
  const { store } = renderWithProviders(<Toasts />);
  const showToast = (message: string, topic: string) =>
    act(() => void store.dispatch(showError(message, { topic })));
  showToast('Of another', 'another');
  showToast('First', 'it');
  await screen.findByText('First');
  showToast('Second', 'it');
  expect(await screen.findByText('Second')).toBeVisible();
  // The first toast fades out.
  await waitFor(() => expect(screen.queryByText('First')).not.toBeInTheDocument());
  expect(screen.getByText('Of another')).toBeVisible();
});
