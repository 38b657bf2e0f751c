/** @jest-environment ./src/testing/environment.ts */

import { waitFor } from '@testing-library/react';
import { selectUser, signedOut } from '@/features/auth/authSlice';
import { followSignOuts } from './signOutInTabs';
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
  stopFunctions.push(followSignOuts(store));
  return { ...store, isSignedIn: () => selectUser(store.getState()) !== undefined };
}

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
