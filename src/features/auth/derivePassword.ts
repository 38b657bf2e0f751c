import hmacSha256 from 'crypto-js/hmac-sha256';

/** Never change this text: the accounts of all who signed up with Google or Facebook open only with what it makes. */
const purpose = 'storefront: account password of a Google or Facebook user, 1';

/**
 * The password that a Google or Facebook user has at the back end. Each of the user's devices can make it again, because
 * the identity provider tells it the same id. Whoever knows the id could too, so it is kept out of the state, storage,
 * logs and every call.
 * @returns 64 hexadecimal digits
 */
export const derivePassword = (uid: string): string => hmacSha256(purpose, uid).toString();
