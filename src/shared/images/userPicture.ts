import type { SignedInUser } from '../contract/signedInUser';
import { toImageUrl } from './imageUrl';

/**
 * Returns the address of the signed-in user's picture. A thumbnail that was chosen on this device
 * takes precedence over the address that the back end stored.
 */
export const getUserPicture = (user: Pick<SignedInUser, 'imageUrl' | 'thumbnail'>) =>
  user.thumbnail || toImageUrl(user.imageUrl);
