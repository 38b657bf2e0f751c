import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import { AppRoutes } from '@/app/router';
import { authMirror, cartMirror } from '@/app/sessionMirror';
import { startPersisting } from '@/app/persist';
import { makeStore } from '@/app/store';
import type { AppStore } from '@/app/store';
import type { RootState } from '@/shared/lib/storeHooks';
import { StylesAside } from './StylesAside';

const persistors: ReturnType<typeof startPersisting>[] = [];

// A mirror that outlives its test would write into the next one's session.
afterEach(async () => {
  for (const started of persistors.splice(0)) {
    const persistor = await started;
    await persistor.flush();
    persistor.pause();
  }
  window.sessionStorage.clear();
});

interface Options {
  route?: string;
  preloadedState?: Partial<RootState>;
}

function draw(store: AppStore, route: string) {
  // Without styles in the document there is nothing to be asked of them, and asking takes a sixth of a test's time.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(
    <StrictMode>
      <StylesAside>
        <AppProviders store={store}>
          <MemoryRouter initialEntries={[route]}>
            <AppRoutes />
          </MemoryRouter>
        </AppProviders>
      </StylesAside>
    </StrictMode>,
  );
  return { store, user, ...view };
}

/** The whole app on the address given: real reducers, router and theme, a new store per test. */
export function renderApp({ route = '/', preloadedState }: Options = {}) {
  // What is given stands in the session, too, as if the shopper had put it there.
  if (preloadedState?.cart) cartMirror.write(preloadedState.cart);
  if (preloadedState?.auth) authMirror.write(preloadedState.auth);
  const session = { cart: cartMirror.read(), auth: authMirror.read() };
  const store = makeStore({ ...preloadedState, ...session });
  persistors.push(startPersisting(store));
  return draw(store, route);
}

/** The same as a browser starts it: drawn when the store holds what the session held. */
export async function loadApp(route: string) {
  const store = makeStore();
  const persistor = startPersisting(store);
  persistors.push(persistor);
  await persistor;
  return draw(store, route);
}
