import type { Store } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isSameUser } from '@/features/auth/sendAsUser';
import {
  ProfileChanges,
  profileMergedInOtherTab,
  selectAuthToken,
  selectUser,
  signedOut,
} from '@/features/auth/authSlice';
import { addFolderPrefix } from '@/shared/config/base';
import type { RootState } from '@/shared/store/storeHooks';

/*
 * Session storage belongs to one tab, but a tab opened with `window.open` starts with a copy. A
 * logout is therefore announced to all tabs, and ends the sessions of the same user there. Changes
 * of the profile are announced too. Otherwise, a tab would overwrite them with its older values,
 * because a save sends the whole profile.
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
 * Signs out when the same user signs out in another tab, and takes over changes of the profile.
 * @returns a function that stops listening
 */
export function followAccountChanges({ getState, dispatch }: Store<RootState>): () => void {
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
  window.addEventListener('pageshow', listenOnChannel);
  window.addEventListener('pagehide', closeChannel);
  listenOnChannel();
  return () => {
    window.removeEventListener('pageshow', listenOnChannel);
    window.removeEventListener('pagehide', closeChannel);
    closeChannel();
  };
}
