import { act, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { AppProviders } from '@/app/AppProviders';
import { PageOutlet } from '@/app/layout/PageOutlet';
import { Toasts } from '@/app/layout/toasts/Toasts';
import { RouteEffects } from '@/app/navigation/RouteEffects';
import { AppRoutes } from '@/app/router';
import { clientInfoApi } from '@/features/content/clientInfoApi';
import { authMirror, cartMirror } from '@/app/sessionMirror';
import { startPersisting } from '@/app/persist';
import { makeStore } from '@/app/store';
import type { AppStore } from '@/app/store';
import type { RootState } from '@/shared/store/storeHooks';
import { demoHandlers } from './handlers';
import { server } from './mswServer';
import { StylesAside } from './renderPart';

/** What the test asks for otherwise comes before it. */
beforeEach(() => {
  server.use(...demoHandlers());
});

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

/** What a page stands in where the shell is not the subject: its toasts, its title and the focus. */
const pageAlone = (
  <>
    <main id="main" tabIndex={-1}>
      <PageOutlet />
    </main>
    <RouteEffects />
    <Toasts />
  </>
);

/** As the frame does round every page. */
const askClientInfo = ({ dispatch }: AppStore) =>
  void dispatch(clientInfoApi.endpoints.getClientInfo.initiate());

function draw(store: AppStore, route: string, layout?: ReactElement) {
  if (layout === pageAlone) askClientInfo(store);
  const user = userEvent.setup({
    delay: null,
    // Without styles in the document there is nothing to be asked of them, and asking takes a sixth of a test's time.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  const view = render(
    <StylesAside>
      <AppProviders store={store}>
        <MemoryRouter initialEntries={[route]}>
          <AppRoutes layout={layout} />
        </MemoryRouter>
      </AppProviders>
    </StylesAside>,
  );
  return { store, user, ...view };
}

/** A new store, and what is given stands in the session, too, as if the shopper had put it there. */
function storeOf(preloadedState?: Partial<RootState>) {
  if (preloadedState?.cart) cartMirror.write(preloadedState.cart);
  if (preloadedState?.auth) authMirror.write(preloadedState.auth);
  const session = { cart: cartMirror.read(), auth: authMirror.read() };
  const store = makeStore({ ...preloadedState, ...session });
  persistors.push(startPersisting(store));
  return store;
}

/** A store as a browser starts it: ready when it holds what the session held. */
async function storeOfSession() {
  const store = makeStore();
  const persistor = startPersisting(store);
  persistors.push(persistor);
  await persistor;
  return store;
}

/** The page of an address alone, with the app's store, routes and theme: no header, footer or navigation. */
export const renderPage = ({ route = '/', preloadedState }: Options = {}) =>
  draw(storeOf(preloadedState), route, pageAlone);

/** The same, once its heading is there. */
export async function openPage(route: string, heading?: string, preloadedState = {}) {
  const view = renderPage({ route, preloadedState });
  await screen.findByRole('heading', { level: 1, name: heading });
  return view;
}

/** A part that needs the store, with its toasts. */
export const renderWithStore = (
  part: ReactElement,
  { route = '/', preloadedState }: Options = {},
) =>
  draw(
    storeOf(preloadedState),
    route,
    <>
      {part}
      <Toasts />
    </>,
  );

/** The page alone, as a browser starts it. */
export const loadPage = async (route: string) => {
  const view = draw(await storeOfSession(), route, pageAlone);
  // A loss that is found while drawing is said right after.
  await act(() => Promise.resolve());
  return view;
};

/** The whole app, for what the shell does. */
export const renderApp = ({ route = '/', preloadedState }: Options = {}) =>
  draw(storeOf(preloadedState), route);
