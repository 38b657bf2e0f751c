import type { Path } from 'react-router-dom';
import { withoutBase } from '../config/base';

/** Where a plain click on a link leads within the shop; `undefined` where it does not, or not in this tab. */
export function internalLink(event: MouseEvent): Path | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const { origin, pathname, search, hash } = new URL(link.href);
  const path = origin === window.location.origin ? withoutBase(pathname) : undefined;
  return path === undefined ? undefined : { pathname: path, search, hash };
}
