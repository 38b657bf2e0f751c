import type { SignedInUser } from '../contract/signedInUser';
import { toImageUrl } from './imageUrl';

/** The picture of the signed-in user to show: the small copy of one chosen here comes before the address. */
export const getUserPicture = (user: Pick<SignedInUser, 'imageUrl' | 'thumbnail'>) =>
  user.thumbnail || toImageUrl(user.imageUrl);
