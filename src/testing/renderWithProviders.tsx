import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { render } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import { PageOutlet } from '@/app/layout/PageOutlet';
import { Toasts } from '@/app/layout/toasts/Toasts';
import { RouteEffects } from '@/app/navigation/RouteEffects';
import { startPersisting } from '@/app/persist';
import { AppRoutes } from '@/app/router';
import { authStorage, cartStorage } from '@/app/sessionStorageAdapters';
import { makeStore } from '@/app/store';
import type { AppStore } from '@/app/store';
import { useClientInfoLoading } from '@/features/content/clientInfoApi';
import type { RootState } from '@/shared/store/storeHooks';
import { createDemoHandlers } from './handlers';
import { server } from './mswServer';

// Handlers that the test itself adds later take precedence over these.
beforeEach(() => {
  server.use(...createDemoHandlers());
});

const persistorPromises: ReturnType<typeof startPersisting>[] = [];

// A store that outlives its test would write to the session of the next test.
afterEach(async () => {
  for (const persistorPromise of persistorPromises.splice(0)) {
    const persistor = await persistorPromise;
    await persistor.flush();
    persistor.pause();
  }
  window.sessionStorage.clear();
});

/** Creates a store. Writes the given cart and user to the session, as an earlier visit would. */
function makeTestStore(preloadedState?: Partial<RootState>): AppStore {
  if (preloadedState?.cart) cartStorage.write(preloadedState.cart);
  if (preloadedState?.auth) authStorage.write(preloadedState.auth);
  const sessionState = { cart: cartStorage.read(), auth: authStorage.read() };
  const store = makeStore({ ...preloadedState, ...sessionState });
  persistorPromises.push(startPersisting(store));
  return store;
}

/** Creates a store from the session, as the shop does after a reload. */
export async function makeStoreFromSession(): Promise<AppStore> {
  const store = makeStore();
  const persistorPromise = startPersisting(store);
  persistorPromises.push(persistorPromise);
  await persistorPromise;
  return store;
}

const styleCache = createCache({ key: 'test', container: document.createElement('div') });

interface Options {
  route?: string;
  preloadedState?: Partial<RootState>;
  store?: AppStore;
}

/**
 * Renders a component with store, theme and router, as in Redux's guide 'Writing Tests'.
 * `<AppRoutes />` renders the whole app, `<PageRoutes />` a page without header, navigation and
 * footer.
 */
export function renderWithProviders(
  ui: ReactElement,
  { route = '/', preloadedState, store = makeTestStore(preloadedState) }: Options = {},
) {
  const user = userEvent.setup({
    delay: null,
    // The check of `pointer-events` would take a sixth of a test's time, but would find no styles,
    // because the document contains none.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    // Keeps styles out of the document. Otherwise jsdom would be slow, because it checks every rule
    // each time that a test reads an element's style.
    <CacheProvider value={styleCache}>
      <AppProviders store={store}>
        <MemoryRouter initialEntries={[route]}>{children}</MemoryRouter>
      </AppProviders>
    </CacheProvider>
  );
  return { store, user, ...render(ui, { wrapper }) };
}

/** The parts of the layout that a page needs: client information, title, focus and toasts. */
function PageLayout() {
  useClientInfoLoading();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <PageOutlet />
      </main>
      <RouteEffects />
      <Toasts />
    </>
  );
}

/** All routes, without header, navigation and footer. */
export const PageRoutes = () => <AppRoutes layout={<PageLayout />} />;
