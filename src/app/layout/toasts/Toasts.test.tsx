import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { showError, toastRequested } from '@/shared/store/toast';
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

async function openToastWithLink() {
  const { store } = renderWithProviders(<Toasts />);
  const link = { label: 'View', to: '/cart' };
  act(() => void store.dispatch(toastRequested({ message: 'Saved', variant: 'success', link })));
  const linkElement = await screen.findByRole('link', { name: 'View' });
  return { linkElement, getToasts: () => store.getState().toast };
}

test('a toast closes if its link is followed', async () => {
  const { linkElement, getToasts } = await openToastWithLink();
  fireEvent.click(linkElement);
  expect(getToasts()).toEqual([]);
});

test('a toast stays if its link opens in another tab', async () => {
  const { linkElement, getToasts } = await openToastWithLink();
  // jsdom cannot open another tab.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(linkElement, { ctrlKey: true });
  expect(getToasts()).toHaveLength(1);
});
