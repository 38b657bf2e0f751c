import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import { AppRoutes } from '@/app/router';
import { readSession } from '@/app/sessionMirror';
import { startPersisting } from '@/app/persist';
import { makeStore } from '@/app/store';
import type { RootState } from '@/shared/lib/storeHooks';

const mirrors: ReturnType<typeof startPersisting>[] = [];

// A mirror that outlives its test would write into the next one's session.
afterEach(async () => {
  for (const mirror of mirrors.splice(0)) {
    await mirror.flush();
    mirror.pause();
  }
  window.sessionStorage.clear();
});

interface Options {
  route?: string;
  preloadedState?: Partial<RootState>;
}

/** The whole app on the address given: real reducers, router and theme, a new store per test. */
export function renderApp({ route = '/', preloadedState }: Options = {}) {
  const store = makeStore({ ...readSession(), ...preloadedState });
  mirrors.push(startPersisting(store));
  const user = userEvent.setup();
  const view = render(
    <StrictMode>
      <AppProviders store={store}>
        <MemoryRouter initialEntries={[route]}>
          <AppRoutes />
        </MemoryRouter>
      </AppProviders>
    </StrictMode>,
  );
  return { store, user, ...view };
}
