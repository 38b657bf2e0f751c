import { errorMessages } from '@/shared/api/errorMessages';
import { cutAtGrapheme } from '@/shared/text/graphemes';
import { cutAtWord } from '@/shared/text/summary';

/** Messages for the Firebase error codes that a shopper's actions can cause. */
const messagesByCode: Record<string, string> = {
  'network-request-failed': 'No connection to the sign-in service. Check your internet connection.',
  'popup-blocked':
    'Your browser blocked the sign-in window. Allow pop-ups for this shop and try again.',
  'popup-closed-by-user': 'The sign-in window was closed before you finished.',
  'cancelled-popup-request': 'Another sign-in window is already open.',
  'user-disabled': 'This account has been disabled. Please contact us.',
  'user-token-expired': 'Your session has ended. Please log in again.',
  'invalid-user-token': 'Your session has ended. Please log in again.',
  'user-not-found': 'This account no longer exists.',
  'unauthorized-domain': 'Sign-in with this service is not set up for this website.',
  'operation-not-allowed': 'Sign-in with this service is not switched on.',
  'operation-not-supported-in-this-environment':
    'This browser does not support sign-in windows. Please use your email instead.',
  'web-storage-unsupported':
    'Your browser blocks storage. Allow cookies for this shop and try again.',
  'account-exists-with-different-credential':
    'You already have an account with this email. Log in the way you did before.',
  'invalid-credential': 'The sign-in service did not accept this account. Please try again.',
  'too-many-requests': 'Too many attempts. Please wait a little and try again.',
};

function getFirebaseErrorCode(error: unknown): string {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code.replace(/^auth\//, '') : '';
}

export const isSessionEndedError = (error: unknown): boolean =>
  ['user-disabled', 'user-token-expired', 'invalid-user-token', 'user-not-found'].includes(
    getFirebaseErrorCode(error),
  );

/**
 * Returns the message of the provider's error. From `Firebase: Some words. (auth/code).`, it keeps
 * only `Some words.` If no words remain, it returns a general error message.
 */
function getProviderMessage(error: unknown): string {
  const message = error instanceof Error ? cutAtGrapheme(error.message, 400) : '';
  const cleanMessage = message
    .replace(/\s+/g, ' ')
    .replace(/^Firebase: ?/, '')
    .replace(/ ?\(auth\/[^()]*\)\.?$/, '')
    .trim();
  return cleanMessage === '' || cleanMessage === 'Error'
    ? errorMessages.unknown
    : cutAtWord(cleanMessage, 200);
}

/**
 * Returns whether Google's script failed to load. The SDK then attaches the script element's event
 * to its error.
 */
function isScriptFailure(error: unknown): boolean {
  const { customData } = (error ?? {}) as { customData?: unknown };
  return getFirebaseErrorCode(error) === 'internal-error' && customData instanceof Event;
}

export function getIdentityMessage(error: unknown): string {
  const code = isScriptFailure(error) ? 'network-request-failed' : getFirebaseErrorCode(error);
  return messagesByCode[code] ?? getProviderMessage(error);
}
