import type { MouseEvent } from 'react';

/**
 * Returns a click handler for an element that contains links. The handler calls `onFollowed` if the
 * router follows a link, but not if a link opens in another tab: the router prevents the default
 * action only of links that it follows.
 */
export const onLinkFollowed = (onFollowed: () => void) => (event: MouseEvent) => {
  if (event.defaultPrevented) onFollowed();
};
