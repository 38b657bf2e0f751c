import { act, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '@/testing/mswServer';
import { renderWithProviders } from '@/testing/renderWithProviders';
import { MissingScript } from './MissingScript';

const renderWithCurrentScripts = (currentScripts: string[]) => {
  server.use(http.get('*/assets/build.json', () => HttpResponse.json({ entry: currentScripts })));
  renderWithProviders(
    <MissingScript message="The menu could not be loaded." onRetry={jest.fn()} />,
  );
};

const loaderScript = document.createElement('script');
loaderScript.dataset['entry'] = '/assets/libraries.1.js /assets/main.1.js';
beforeEach(() => document.body.append(loaderScript));
afterEach(() => loaderScript.remove());

test('offers to reload after a new release', async () => {
  renderWithCurrentScripts(['assets/libraries.1.js', 'assets/main.2.js']);
  expect(await screen.findByText(/^The shop was updated since you opened/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test('offers to retry if there is no new release', async () => {
  const responsePromise = new Promise<void>((resolve) => {
    server.events.on('response:mocked', () => resolve());
  });
  renderWithCurrentScripts(['assets/libraries.1.js', 'assets/main.1.js']);
  await act(() => responsePromise);
  expect(screen.getByText('The menu could not be loaded.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
});
