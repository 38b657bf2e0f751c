import { socialNetworks } from '@/shared/contract/social';
import type { SocialLink, SocialPost, SocialPrefix } from '@/shared/contract/social';
import { imageUrl } from '@/shared/images/imageUrl';
import { safeUrl } from '@/shared/html/safeUrl';

export interface ShownSocialLink {
  id: string;
  prefix: SocialPrefix;
  network: string;
  url: string;
}

const isKnown = (prefix: string): prefix is SocialPrefix => Object.hasOwn(socialNetworks, prefix);

/** The links to show: active, of a network we know, with an address that is safe to open. */
export function shownSocialLinks(links: readonly SocialLink[]): ShownSocialLink[] {
  return links.flatMap((link) => {
    const { socialMediaLinkId: id, socialMediaTypePrefix: prefix, isActive } = link;
    const url = safeUrl(link.socialMediaURL);
    return isActive && url && isKnown(prefix)
      ? [{ id, prefix, network: socialNetworks[prefix], url }]
      : [];
  });
}

export const maxPosts = 8;

export type PostNetwork = 'Facebook' | 'Instagram';

export function postsOf(posts: readonly SocialPost[], network: PostNetwork): SocialPost[] {
  return posts
    .filter(
      (post) =>
        post.socialMediaTypeName.toLowerCase() === network.toLowerCase() &&
        safeUrl(post.socialMediaPostURL) !== undefined &&
        imageUrl(post.socialMediaImageURL) !== undefined,
    )
    .slice(0, maxPosts);
}
