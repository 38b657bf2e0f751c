import type { Store } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { authDialogClosed } from '@/features/auth/authDialogSlice';
import { isSameUser } from '@/features/auth/isSameUser';
import {
  ProfileChanges,
  profileMergedInOtherTab,
  selectAuthToken,
  selectUser,
  sessionReplaced,
  signedOut,
} from '@/features/auth/authSlice';
import { addFolderPrefix } from '@/shared/config/base';
import type { RootState } from '@/shared/store/storeHooks';
import { onReturn } from '@/shared/timing/onReturn';
import { authStorage } from './sessionStorageAdapters';

/*
 * Session storage belongs to one tab, but a tab opened with `window.open` starts with a copy. A
 * logout is therefore announced to all tabs, and ends the sessions of the same user there. Changes
 * of the profile are announced too. Otherwise, a tab would overwrite them with its older values,
 * because a save sends the whole profile.
 *
 * A page in the back/forward cache hears nothing. When the visitor returns to it, it reads the
 * session that later pages of its tab have stored.
 */

/** Announces both kinds of messages. It has the name that older releases listen to. */
const channelName = addFolderPrefix('signOut');

/**
 * Opens the channel between the tabs. Returns `undefined` if the browser blocks storage, because
 * such a browser blocks channels, too.
 */
function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(channelName);
  } catch {
    return undefined;
  }
}

const Session = v.object({
  token: v.nullable(v.string()),
  userId: v.string(),
  email: v.string(),
});
type Session = v.InferOutput<typeof Session>;

/** The message about a logout is the session that has ended. */
const SignOutMessage = Session;
const ProfileMessage = v.object({ session: Session, changes: ProfileChanges });

function getSession(state: RootState): Session {
  const { userId = '', email = '' } = selectUser(state) ?? {};
  return { token: selectAuthToken(state), userId, email };
}

function announce(message: Session | v.InferInput<typeof ProfileMessage>): void {
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}

/**
 * Tells the other tabs which user has logged out.
 * @param state before the logout
 */
export const announceSignOut = (state: RootState): void => announce(getSession(state));

/**
 * Tells the other tabs which fields of the profile the user has changed.
 * @param state before the change
 */
export const announceProfileChanges = (state: RootState, changes: ProfileChanges): void =>
  announce({ session: getSession(state), changes });

function isSameSession(state: RootState, { token, ...user }: Session): boolean {
  const signedInUser = selectUser(state);
  return (
    (token !== null && token === selectAuthToken(state)) ||
    isSameUser(signedInUser, signedInUser && { ...signedInUser, ...user })
  );
}

/**
 * Takes over the session that another page of this tab has stored. A login dialog closes, because
 * its e-mail and what waits for it belong to the earlier user.
 */
function takeOverStoredSession({ getState, dispatch }: Store<RootState>): void {
  const session = authStorage.readChanged();
  if (!session) return;
  const userBefore = selectUser(getState());
  if (!userBefore && !session.authUser) return;
  dispatch(sessionReplaced(session));
  if (!isSameUser(userBefore, selectUser(getState()))) dispatch(authDialogClosed());
}

/**
 * Signs out when the same user signs out in another tab, and takes over changes of the profile.
 * When the visitor returns to this page, takes over the session that other pages of this tab have
 * stored meanwhile.
 * @returns a function that stops listening
 */
export function followAccountChanges(store: Store<RootState>): () => void {
  const { getState, dispatch } = store;
  let channel: BroadcastChannel | undefined;
  const listenOnChannel = () => {
    channel ??= openChannel();
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (v.is(SignOutMessage, data) && isSameSession(getState(), data)) dispatch(signedOut());
      if (v.is(ProfileMessage, data) && isSameSession(getState(), data.session))
        dispatch(profileMergedInOtherTab(data.changes));
    };
  };
  // An open channel prevents some browsers from using the back/forward cache.
  const closeChannel = () => {
    channel?.close();
    channel = undefined;
  };
  const onPageShow = ({ persisted }: PageTransitionEvent) => {
    listenOnChannel();
    if (persisted) takeOverStoredSession(store);
  };
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('pagehide', closeChannel);
  const stopWaitingForReturn = onReturn(0, () => takeOverStoredSession(store));
  listenOnChannel();
  return () => {
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', closeChannel);
    stopWaitingForReturn();
    closeChannel();
  };
}
