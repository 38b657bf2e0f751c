/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { profileMerged, selectUser, signedOut } from '@/features/auth/authSlice';
import { followAccountChanges } from './accountInTabs';
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
