/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { authDialogOpened, selectAuthDialog } from '@/features/auth/authDialogSlice';
import { profileMerged, selectUser, signedIn, signedOut } from '@/features/auth/authSlice';
import { openLoginDialog } from '@/features/auth/sendAsUser';
import { draftKeys } from '@/shared/storage/webStorage';
import { followAccountChanges } from './accountInTabs';
import { startPersisting } from './persist';
import { makeStore } from './store';

const stopFunctions: (() => void)[] = [];
afterEach(() => {
  for (const stop of stopFunctions.splice(0)) stop();
});

const ayesha = { userId: 7, appUserName: 'Ayesha', userEmail: 'ayesha@example.com' };
const bilal = { userId: 8, appUserName: 'Bilal', userEmail: 'bilal@example.com' };

/** Opens a tab in which this user is signed in. */
function openTab(authUser: Record<string, unknown>, authToken: string | null) {
  const store = makeStore({ auth: { authUser, authToken } });
  stopFunctions.push(followAccountChanges(store));
  return { ...store, isSignedIn: () => selectUser(store.getState()) !== undefined };
}

const getUser = (tab: ReturnType<typeof openTab>) => selectUser(tab.getState());

test('signs out the tabs that hold the same token or the same user', async () => {
  const tab = openTab(ayesha, 'token-1');
  const otherTabs = [
    openTab(ayesha, 'token-1'),
    openTab(ayesha, 'token-2'),
    openTab({}, 'token-1'),
  ];
  tab.dispatch(signedOut());
  await waitFor(() =>
    expect(otherTabs.map((otherTab) => otherTab.isSignedIn())).toEqual([false, false, false]),
  );
});

test('leaves another user signed in', async () => {
  const [tab, sameUserTab, otherUserTab] = [
    openTab(ayesha, 'a'),
    openTab(ayesha, 'a'),
    openTab(bilal, 'b'),
  ];
  tab.dispatch(signedOut());
  await waitFor(() => expect(sameUserTab.isSignedIn()).toBe(false));
  expect(otherUserTab.isSignedIn()).toBe(true);
});

test('signs nobody out if the tab has no user', async () => {
  const [tabWithoutUser, tabWithoutId] = [
    openTab({}, null),
    openTab({ appUserName: 'No id' }, null),
  ];
  const [tab, sameUserTab] = [openTab(ayesha, 'a'), openTab(ayesha, 'a')];
  tabWithoutUser.dispatch(signedOut());
  tab.dispatch(signedOut());
  await waitFor(() => expect(sameUserTab.isSignedIn()).toBe(false));
  expect(tabWithoutId.isSignedIn()).toBe(true);
});

test('a changed profile reaches the other tabs of the same user', async () => {
  const [tab, sameUserTab, otherUserTab] = [
    openTab(ayesha, 'a'),
    openTab(ayesha, 'b'),
    openTab(bilal, 'c'),
  ];
  tab.dispatch(profileMerged({ fullName: 'Ayesha Malik', email: 'malik@example.com' }));
  await waitFor(() =>
    expect(getUser(sameUserTab)).toMatchObject({
      name: 'Ayesha Malik',
      email: 'malik@example.com',
    }),
  );
  expect(getUser(otherUserTab)).toMatchObject({ name: 'Bilal' });
});

test('a tab takes only the changed fields of a profile', async () => {
  const tab = openTab({ ...ayesha, userCellNo: '03001111111' }, 'a');
  const otherTab = openTab({ ...ayesha, userCellNo: '03002222222' }, 'a');
  tab.dispatch(profileMerged({ fullName: 'Ayesha Malik' }));
  await waitFor(() => expect(getUser(otherTab)?.name).toBe('Ayesha Malik'));
  expect(getUser(otherTab)?.mobile).toBe('03002222222');
});

test('a tab does not pass on what it hears from another tab', async () => {
  const [tab, otherTab] = [openTab(ayesha, 'a'), openTab(ayesha, 'a')];
  const postSpy = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
  tab.dispatch(profileMerged({ fullName: 'Ayesha Malik' }));
  await waitFor(() => expect(getUser(otherTab)?.name).toBe('Ayesha Malik'));
  // The logout arrives after everything that the other tab has sent before.
  otherTab.dispatch(signedOut());
  await waitFor(() => expect(tab.isSignedIn()).toBe(false));
  expect(postSpy).toHaveBeenCalledWith(expect.objectContaining({ userId: '7' }));
  const profileMessages = postSpy.mock.calls.filter(
    ([message]) => 'changes' in (message as object),
  );
  expect(profileMessages).toHaveLength(1);
});

describe('a page to which the visitor returns', () => {
  const storeSession = (authUser?: object, token = 't') => {
    sessionStorage.removeItem('authUser');
    sessionStorage.removeItem('authToken');
    if (!authUser) return;
    sessionStorage.setItem('authUser', JSON.stringify(authUser));
    sessionStorage.setItem('authToken', token);
  };

  /** Opens a page that reads this user from session storage, as the shop does. */
  async function openPage(authUser?: object) {
    storeSession(authUser);
    const store = makeStore();
    const persistor = await startPersisting(store);
    await persistor.flush();
    stopFunctions.push(followAccountChanges(store), () => persistor.pause());
    return {
      ...store,
      flush: () => persistor.flush(),
      getUser: () => selectUser(store.getState()),
    };
  }

  const returnFromCache = () =>
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  const showPage = () => document.dispatchEvent(new Event('visibilitychange'));

  test.each([
    ['from the back/forward cache', returnFromCache],
    ['from another tab', showPage],
  ])('takes over a logout when it returns %s', async (_title, returnToPage) => {
    const page = await openPage(ayesha);
    storeSession();
    returnToPage();
    expect(page.getState().auth).toMatchObject({ authUser: null, authToken: null });
  });

  test.each([
    ['from the back/forward cache', returnFromCache],
    ['from another tab', showPage],
  ])('takes over another user when it returns %s', async (_title, returnToPage) => {
    const page = await openPage(ayesha);
    storeSession(bilal, 'of-bilal');
    returnToPage();
    expect(page.getState().auth).toMatchObject({ authUser: bilal, authToken: 'of-bilal' });
  });

  test('takes over a login', async () => {
    const page = await openPage();
    storeSession(bilal);
    returnFromCache();
    expect(page.getUser()).toMatchObject({ name: 'Bilal' });
  });

  test('takes over a newer profile of the same user', async () => {
    const page = await openPage(ayesha);
    storeSession({ ...ayesha, appUserName: 'Ayesha Malik' });
    returnFromCache();
    expect(page.getUser()).toMatchObject({ name: 'Ayesha Malik' });
  });

  test('writes nothing and tells other tabs nothing', async () => {
    const page = await openPage(ayesha);
    storeSession(bilal);
    const setSpy = jest.spyOn(Storage.prototype, 'setItem');
    const removeSpy = jest.spyOn(Storage.prototype, 'removeItem');
    const postSpy = jest.spyOn(BroadcastChannel.prototype, 'postMessage');
    returnFromCache();
    await page.flush();
    expect(page.getUser()).toMatchObject({ name: 'Bilal' });
    for (const spy of [setSpy, removeSpy, postSpy]) expect(spy).not.toHaveBeenCalled();
  });

  test.each(['', '{', '7', '[]', '"Bilal"'])(
    'changes nothing if the stored user is broken: %s',
    async (storedText) => {
      const page = await openPage(ayesha);
      sessionStorage.setItem('authUser', storedText);
      returnFromCache();
      await page.flush();
      expect(page.getUser()).toMatchObject({ name: 'Ayesha' });
      expect(sessionStorage.getItem('authUser')).toBe(storedText);
    },
  );

  test('changes nothing if the storage throws', async () => {
    const page = await openPage(ayesha);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    returnFromCache();
    expect(page.getUser()).toMatchObject({ name: 'Ayesha' });
  });

  test('keeps a login that is not stored yet', async () => {
    const page = await openPage();
    page.dispatch(signedIn({ response: bilal, token: 'of-bilal' }));
    showPage();
    await page.flush();
    expect(page.getUser()).toMatchObject({ name: 'Bilal' });
    expect(sessionStorage.getItem('authToken')).toBe('of-bilal');
  });

  test('removes the drafts of the earlier user only', async () => {
    const aDraft = (owner: string) => ({ owner, about: '', typed: { comment: 'Good' } });
    await openPage(ayesha);
    storeSession(bilal);
    sessionStorage.setItem(draftKeys.checkout, JSON.stringify(aDraft('7')));
    sessionStorage.setItem(draftKeys.enquiry, JSON.stringify(aDraft('8')));
    sessionStorage.setItem(draftKeys.review, JSON.stringify({ 1: aDraft('7'), 2: aDraft('8') }));
    returnFromCache();
    expect(sessionStorage.getItem(draftKeys.checkout)).toBeNull();
    expect(sessionStorage.getItem(draftKeys.enquiry)).not.toBeNull();
    expect(JSON.parse(sessionStorage.getItem(draftKeys.review) ?? '')).toEqual({ 2: aDraft('8') });
  });

  test('closes the login dialog of the earlier user', async () => {
    const page = await openPage(ayesha);
    const loginPromise = page.dispatch(openLoginDialog());
    storeSession(bilal);
    returnFromCache();
    expect(selectAuthDialog(page.getState()).isOpen).toBe(false);
    expect(await loginPromise).toMatchObject({ name: 'Bilal' });
  });

  test('keeps the login dialog if the same user returns', async () => {
    const page = await openPage(ayesha);
    page.dispatch(authDialogOpened({ view: 'login' }));
    storeSession({ ...ayesha, appUserName: 'Ayesha Malik' });
    returnFromCache();
    expect(selectAuthDialog(page.getState()).isOpen).toBe(true);
  });
});
