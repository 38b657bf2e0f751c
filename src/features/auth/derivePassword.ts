import hmacSha256 from 'crypto-js/hmac-sha256';

/**
 * Never change this text. A change would lock out every account that was created with Google or
 * Facebook.
 */
const hmacMessage = 'storefront: account password of a Google or Facebook user, 1';

/**
 * Forced by the contract. Do not copy.
 *
 * Returns the password of a Google or Facebook user's account in the back end. Each of the user's
 * devices can derive it, because the identity provider reports the same id to all of them. Anybody
 * who knows the id could derive it too, so keep the id out of the state, storage, logs and API
 * calls.
 * @returns 64 hexadecimal digits
 */
export const derivePassword = (uid: string): string => hmacSha256(hmacMessage, uid).toString();
