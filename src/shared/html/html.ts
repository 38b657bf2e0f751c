import DOMPurify from 'dompurify';
import type { Config, WindowLike } from 'dompurify';
import { addBase, removeBase } from '@/shared/config/base';
import { getPageOrigin } from '@/shared/config/runtimeConfig';
import { toImageUrl } from '../images/imageUrl';
import { getContentId } from './contentId';
import { isRootRelative } from './safeUrl';
import { isBrowser } from '../browser/isBrowser';

/**
 * Allowed tags, which suit texts about a company and its products. All other tags are removed, but
 * their text stays.
 */
const allowedTags =
  'a abbr b bdi bdo br cite code del em i ins kbd mark q s samp small span strike strong ' +
  'sub sup time u var wbr address article aside blockquote center dd details div dl dt ' +
  'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre search ' +
  'section summary ul caption col colgroup table tbody td tfoot th thead tr audio img ' +
  'picture source video';
const allowedAttributes =
  'alt cite colspan dir height href id lang name open reversed rowspan scope span src start ' +
  'title type value width';

const sanitiserConfig = {
  ALLOWED_TAGS: allowedTags.split(' '),
  ALLOWED_ATTR: allowedAttributes.split(' '),
  // With a prefix, ids and names cannot clash with ids and names of the app, or hide properties of
  // `document`.
  SANITIZE_NAMED_PROPS: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#?.]|[^:]*$)/i,
} satisfies Config;

let purifier = DOMPurify;

/** Gives the sanitiser a DOM for prerendering, where there is no window. */
export function setSanitiserWindow(window: WindowLike): void {
  purifier = DOMPurify(window);
}

/**
 * Sanitises HTML in a separate document, where nothing is loaded or executed, and returns its body.
 */
export const sanitizeToBody = (html: string): HTMLElement =>
  purifier.sanitize(html, { ...sanitiserConfig, RETURN_DOM: true }) as HTMLElement;

/**
 * Removes attributes that contain `<` or `>`, because simple parsers could mistake their text for
 * tags.
 */
function dropAttributesWithTags(element: Element): void {
  for (const { name, value } of [...element.attributes])
    if (/[<>]/.test(value)) element.removeAttribute(name);
}

function renameElement(element: Element, name: string): void {
  const renamedElement = element.ownerDocument.createElement(name);
  renamedElement.append(...element.childNodes);
  element.replaceWith(renamedElement);
}

/**
 * Adds the id prefix to the fragment of a link. `#` and `#top` still lead to the top of the page.
 */
function addFragmentPrefix(link: HTMLAnchorElement, href: string): void {
  const [path = '', id = ''] = href.split(/#(.*)/s);
  const hasContentTarget =
    id !== '' && id !== 'top' && !id.startsWith(':~:') && !/^[a-z]+:/i.test(path);
  if (hasContentTarget) link.setAttribute('href', `${path}#${getContentId(id)}`);
}

/** Turns the name of an anchor into an id, because older texts use names as link targets. */
function turnNameIntoId(element: Element): void {
  const name = element.getAttribute('name');
  if (name && element.matches('a:not([id])')) element.id = name;
  element.removeAttribute('name');
}

function prepareLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const isExternal = /^https?:$/.test(link.protocol) && link.origin !== getPageOrigin();
  const isBackEnd = /^\/(?:api|media|uploads)\//.test(href);
  link.removeAttribute('target');
  if (isExternal) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else if (link.protocol === ':') {
    // The protocol is ':' if the address cannot be parsed.
    link.removeAttribute('href');
  } else if (isRootRelative(href) && !isBackEnd && removeBase(link.pathname) === undefined) {
    // Authors of company texts know the shop's own paths, but not the folder of the site.
    link.setAttribute('href', addBase(href));
  }
  if (!isExternal && !isBackEnd) addFragmentPrefix(link, link.getAttribute('href') ?? '');
}

const maxPictureSide = 4096;

/**
 * Removes `width` and `height` unless they are plausible for a picture. With plausible sizes, the
 * browser reserves the space of the picture.
 */
function dropImplausibleSize(element: Element): void {
  const sizes = ['width', 'height'].map((name) => element.getAttribute(name) ?? '');
  const [width = 0, height = 0] = sizes.map((size) => (/^\d+$/.test(size) ? Number(size) : 0));
  const isPlausibleSize =
    Math.max(width, height) <= Math.min(maxPictureSide, 4 * Math.min(width, height));
  if (width > 0 && isPlausibleSize && element.matches('img, video')) return;
  element.removeAttribute('width');
  element.removeAttribute('height');
}

function setCheckedSource(element: Element): void {
  const address = toImageUrl(element.getAttribute('src'));
  if (address) element.setAttribute('src', address);
  else element.removeAttribute('src');
}

function prepareImageElement(image: HTMLImageElement): void {
  setCheckedSource(image);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.alt ||= '';
  if (!image.hasAttribute('src')) image.remove();
}

/** Media must not play or load anything until the shopper starts playback. */
function prepareMedia(media: Element): void {
  setCheckedSource(media);
  media.setAttribute('controls', '');
  media.setAttribute('preload', 'none');
}

/** Wraps a table with many columns in a scrollable element, which the keyboard can also scroll. */
function makeWideTableScroll(table: HTMLTableElement): void {
  const columnCount = Math.max(0, ...[...table.rows].map((row) => row.cells.length));
  if (columnCount <= 3) return;
  const scrollContainer = table.ownerDocument.createElement('div');
  scrollContainer.tabIndex = 0;
  // The role `region` would make each table a landmark, and several landmarks would have the same
  // label.
  scrollContainer.setAttribute('role', 'group');
  scrollContainer.setAttribute('aria-label', 'Table');
  table.replaceWith(scrollContainer);
  scrollContainer.append(table);
}

const directedBlockSelector =
  'p, h2, h3, h4, h5, h6, ul, ol, dl, table, blockquote, pre, details, figcaption';

/**
 * Sets the text direction of a block, because Urdu reads from right to left. Nested blocks inherit
 * the direction.
 */
function setBlockDirection(block: Element): void {
  if (!block.closest('[dir]')) block.setAttribute('dir', 'auto');
}

/** Sanitises HTML from the back end for the page. Scripts, styles, forms and frames are removed. */
export function sanitizeHtml(html: string): string {
  const body = sanitizeToBody(html);
  const queryAll = (selector: string) => body.querySelectorAll(selector);
  queryAll('*').forEach(dropAttributesWithTags);
  // The page already has an h1 and landmarks, and must not get any more from a text.
  queryAll('h1').forEach((heading) => renameElement(heading, 'h2'));
  queryAll('main, nav, aside, header, footer, search, center').forEach((landmark) =>
    renameElement(landmark, 'div'),
  );
  queryAll('[width], [height]').forEach(dropImplausibleSize);
  queryAll('[name]').forEach(turnNameIntoId);
  body.querySelectorAll('a').forEach(prepareLink);
  body.querySelectorAll('img').forEach(prepareImageElement);
  queryAll('video, audio').forEach(prepareMedia);
  queryAll('source').forEach(setCheckedSource);
  body.querySelectorAll('table').forEach(makeWideTableScroll);
  queryAll(directedBlockSelector).forEach(setBlockDirection);
  return body.innerHTML;
}

/** Splits a long text into sections. Each h1 or h2 starts a new section. */
export function splitSections(html: string): string[] {
  const body = sanitizeToBody(html);
  const sections: HTMLElement[] = [];
  for (const node of [...body.childNodes]) {
    const isHeading = /^H[12]$/.test(node.nodeName);
    if (isHeading || sections.length === 0) sections.push(body.ownerDocument.createElement('div'));
    sections.at(-1)?.append(node);
  }
  return sections.map((section) => section.innerHTML).filter((section) => section.trim() !== '');
}

const trustedTypesPolicy = isBrowser
  ? window.trustedTypes?.createPolicy('sanitised-html', { createHTML: sanitizeHtml })
  : undefined;

/** Sanitises HTML and returns it in a form that a page with Trusted Types accepts. */
export const toTrustedHtml = (html: string) =>
  trustedTypesPolicy?.createHTML(html) ?? sanitizeHtml(html);

const blockSelector =
  'br, p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, tr, th, td, blockquote, ' +
  'figure, pre, hr';

/** Converts HTML to its visible text, with single spaces. The result is plain text, not markup. */
export function toPlainText(html: string): string {
  const body = sanitizeToBody(html);
  body.querySelectorAll(blockSelector).forEach((block) => {
    block.before(' ');
    block.after(' ');
  });
  return body.textContent.replace(/\s+/g, ' ').trim();
}

/**
 * Returns whether the HTML shows nothing, such as `<p>&nbsp;</p>`, which editors leave when a text
 * is deleted.
 */
export function isBlankHtml(html: string): boolean {
  const body = sanitizeToBody(html);
  return body.textContent.trim() === '' && !body.querySelector('img, video, hr');
}
