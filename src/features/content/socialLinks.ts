import { socialNetworks } from '@/shared/contract/social';
import type { SocialLink, SocialPost, SocialPrefix } from '@/shared/contract/social';
import { toImageUrl } from '@/shared/images/imageUrl';
import { getExternalUrl } from '@/shared/html/safeUrl';

const isKnownPrefix = (prefix: string): prefix is SocialPrefix =>
  Object.hasOwn(socialNetworks, prefix);

/**
 * Returns the links to show: those that are active, belong to a known network and have a safe URL.
 */
export const selectSocialLinks = (links: readonly SocialLink[]) =>
  links.flatMap((link) => {
    const { socialMediaLinkId: id, socialMediaTypePrefix: prefix, isActive } = link;
    const url = getExternalUrl(link.socialMediaURL);
    return isActive && url && isKnownPrefix(prefix)
      ? [{ id, prefix, network: socialNetworks[prefix], url }]
      : [];
  });

/** Returns the URL of the company's page on a network, or `undefined` if no link to it is shown. */
export const findNetworkPage = (links: readonly SocialLink[], network: string) =>
  selectSocialLinks(links).find((link) => link.network === network)?.url;

export const maxPostsPerNetwork = 8;

export const getPosts = (posts: readonly SocialPost[], network: string): SocialPost[] =>
  posts
    .flatMap((post) => {
      const url = getExternalUrl(post.socialMediaPostURL);
      const isShown =
        post.socialMediaTypeName.toLowerCase() === network.toLowerCase() &&
        toImageUrl(post.socialMediaImageURL);
      return url && isShown ? [{ ...post, socialMediaPostURL: url }] : [];
    })
    .slice(0, maxPostsPerNetwork);
