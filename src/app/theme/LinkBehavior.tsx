import type { ComponentProps } from 'react';
import { useHref, useInRouterContext, useLinkClickHandler } from 'react-router-dom';
import { addBase, removeBase } from '@/shared/config/base';
import { getPageOrigin } from '@/shared/config/runtimeConfig';
import { isRootRelative } from '@/shared/html/safeUrl';

const allowedProtocols = new Set(['https:', 'http:', 'mailto:', 'tel:']);

type LinkTarget = { path: string } | { address: string } | undefined;

/**
 * Returns a path of this app, an address of another site, or `undefined` for an address that is not
 * allowed in a link.
 */
function parseHref(href: string): LinkTarget {
  if (isRootRelative(href)) return { path: href };
  if (href.startsWith('#')) return { address: href };
  try {
    const url = new URL(href, getPageOrigin());
    const path = url.origin === getPageOrigin() ? removeBase(url.pathname) : undefined;
    if (path !== undefined) return { path: path + url.search + url.hash };
    return allowedProtocols.has(url.protocol) ? { address: href } : undefined;
  } catch {
    return undefined;
  }
}

export interface LinkBehaviorProps extends ComponentProps<'a'> {
  /** A path of the app without its base path, such as `/cart`, or any other address. */
  href?: string;
}

/**
 * Works like React Router's `Link`, but keeps the same click handler when it renders again. With a
 * new handler, Firefox recreates the link, and screen readers announce the link twice.
 */
function RouterLink({
  path,
  target,
  onClick,
  children,
  ...props
}: ComponentProps<'a'> & { path: string }) {
  const followLink = useLinkClickHandler(path, { target });
  return (
    <a
      {...props}
      href={useHref(path)}
      target={target}
      onClick={
        onClick
          ? (event) => {
              onClick(event);
              if (!event.defaultPrevented) followLink(event);
            }
          : followLink
      }
    >
      {children}
    </a>
  );
}

/**
 * The link of all Material UI components. The link navigates inside the app. For other sites and
 * outside a router, it is a plain `<a>`. Addresses that run code, such as `javascript:`, are
 * removed.
 */
export function LinkBehavior({ href = '', children, ...props }: LinkBehaviorProps) {
  const isInRouter = useInRouterContext();
  const linkTarget = parseHref(href);
  if (linkTarget && 'path' in linkTarget && isInRouter) {
    return (
      <RouterLink {...props} path={linkTarget.path}>
        {children}
      </RouterLink>
    );
  }
  const address =
    linkTarget && ('path' in linkTarget ? addBase(linkTarget.path) : linkTarget.address);
  return (
    <a {...props} href={address}>
      {children}
    </a>
  );
}
