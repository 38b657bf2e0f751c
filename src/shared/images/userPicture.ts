import type { SignedInUser } from '../contract/signedInUser';
import { toImageUrl } from './imageUrl';

/**
 * Returns the picture of the signed-in user. A thumbnail chosen on this device takes precedence
 * over the address.
 */
export const getUserPicture = (user: Pick<SignedInUser, 'imageUrl' | 'thumbnail'>) =>
  user.thumbnail || toImageUrl(user.imageUrl);
