import type { Store } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { isSameUser } from '@/features/auth/sendAsUser';
import { selectAuthToken, selectUser, signedOut } from '@/features/auth/authSlice';
import { addFolderPrefix } from '@/shared/config/base';
import type { RootState } from '@/shared/store/storeHooks';

/*
 * Session storage belongs to one tab, but a tab opened with `window.open` starts with a copy. A
 * logout is therefore announced to all tabs, and ends the sessions of the same user there.
 */

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

const SignOutMessage = v.object({
  token: v.nullable(v.string()),
  userId: v.string(),
  email: v.string(),
});

/**
 * Tells the other tabs which user has logged out.
 * @param state before the logout
 */
export function announceSignOut(state: RootState): void {
  const { userId = '', email = '' } = selectUser(state) ?? {};
  const message: v.InferInput<typeof SignOutMessage> = {
    token: selectAuthToken(state),
    userId,
    email,
  };
  const channel = openChannel();
  channel?.postMessage(message);
  channel?.close();
}

function isSameSession(
  state: RootState,
  { token, ...user }: v.InferOutput<typeof SignOutMessage>,
): boolean {
  const signedInUser = selectUser(state);
  return (
    (token !== null && token === selectAuthToken(state)) ||
    isSameUser(signedInUser, signedInUser && { ...signedInUser, ...user })
  );
}

/**
 * Signs out when the same user signs out in another tab.
 * @returns a function that stops listening
 */
export function followSignOuts({ getState, dispatch }: Store<RootState>): () => void {
  let channel: BroadcastChannel | undefined;
  const listenOnChannel = () => {
    channel ??= openChannel();
    if (!channel) return;
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { success, output } = v.safeParse(SignOutMessage, data);
      if (success && isSameSession(getState(), output)) dispatch(signedOut());
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
