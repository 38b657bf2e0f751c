import { socialNetworks } from '@/shared/contract/social';
import type { SocialLink, SocialPost, SocialPrefix } from '@/shared/contract/social';
import { imageUrl } from '@/shared/images/imageUrl';
import { safeUrl } from '@/shared/html/safeUrl';

const isKnown = (prefix: string): prefix is SocialPrefix => Object.hasOwn(socialNetworks, prefix);

/** The links to show: active, of a network we know, with an address that is safe to open. */
export const shownSocialLinks = (links: readonly SocialLink[]) =>
  links.flatMap((link) => {
    const { socialMediaLinkId: id, socialMediaTypePrefix: prefix, isActive } = link;
    const url = safeUrl(link.socialMediaURL);
    return isActive && url && isKnown(prefix)
      ? [{ id, prefix, network: socialNetworks[prefix], url }]
      : [];
  });

export const maxPosts = 8;

export const postsOf = (posts: readonly SocialPost[], network: string): SocialPost[] =>
  posts
    .filter(
      (post) =>
        post.socialMediaTypeName.toLowerCase() === network.toLowerCase() &&
        safeUrl(post.socialMediaPostURL) &&
        imageUrl(post.socialMediaImageURL),
    )
    .slice(0, maxPosts);
