import DOMPurify from 'dompurify';
import type { Config, WindowLike } from 'dompurify';
import { withBase, removeBase } from '@/shared/config/base';
import { getPageOrigin } from '@/shared/config/runtimeConfig';
import { toImageUrl } from '../images/imageUrl';
import { getContentId } from './contentId';
import { isRootRelative } from './safeUrl';
import { inBrowser } from '../browser/inBrowser';

/** What a company writes of itself and its goods. All else goes; the text in it stays. */
const tags =
  'a abbr b bdi bdo br cite code del em i ins kbd mark q s samp small span strike strong ' +
  'sub sup time u var wbr address article aside blockquote center dd details div dl dt ' +
  'figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre search ' +
  'section summary ul caption col colgroup table tbody td tfoot th thead tr audio img ' +
  'picture source video';
const attributes =
  'alt cite colspan dir height href id lang name open reversed rowspan scope span src start ' +
  'title type value width';

const config = {
  ALLOWED_TAGS: tags.split(' '),
  ALLOWED_ATTR: attributes.split(' '),
  // Ids and names get a prefix, so that none is the app's own, or hides a property of the document.
  SANITIZE_NAMED_PROPS: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#?.]|[^:]*$)/i,
} satisfies Config;

let purifier = DOMPurify;

/** Gives the sanitiser a DOM to work in, where there is none: while pages are prerendered. */
export function setSanitiserWindow(window: WindowLike): void {
  purifier = DOMPurify(window);
}

/** In a document of its own, where nothing loads or runs. */
export const cleanBody = (html: string): HTMLElement =>
  purifier.sanitize(html, { ...config, RETURN_DOM: true }) as HTMLElement;

/** So that tags stand in the HTML nowhere else than they are, for whoever reads it. */
function dropTagsInAttributes(element: Element): void {
  for (const { name, value } of [...element.attributes])
    if (/[<>]/.test(value)) element.removeAttribute(name);
}

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

/** A link leads to the id as it stands on the page. `#` and `#top` lead to its top. */
function finishFragment(link: HTMLAnchorElement, href: string): void {
  const [path = '', id = ''] = href.split(/#(.*)/s);
  const isPlace = id !== '' && id !== 'top' && !id.startsWith(':~:') && !/^[a-z]+:/i.test(path);
  if (isPlace) link.setAttribute('href', `${path}#${getContentId(id)}`);
}

/** Older texts name a place by a link's name. */
function finishName(element: Element): void {
  const name = element.getAttribute('name');
  if (name && element.matches('a:not([id])')) element.id = name;
  element.removeAttribute('name');
}

function finishLink(link: HTMLAnchorElement): void {
  const href = link.getAttribute('href') ?? '';
  const isExternal = /^https?:$/.test(link.protocol) && link.origin !== getPageOrigin();
  const isBackEnd = /^\/(?:api|media|uploads)\//.test(href);
  link.removeAttribute('target');
  if (isExternal) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else if (link.protocol === ':') {
    // So it reads where the address makes no sense.
    link.removeAttribute('href');
  } else if (isRootRelative(href) && !isBackEnd && removeBase(link.pathname) === undefined) {
    // Whoever writes these texts knows the shop's own paths, not the folder that it lies in.
    link.setAttribute('href', withBase(href));
  }
  if (!isExternal && !isBackEnd) finishFragment(link, link.getAttribute('href') ?? '');
}

const sizeMax = 4096;

/** Keeps the sizes by which a browser reserves a picture's place, where they are those of a picture. */
function finishSize(element: Element): void {
  const sizes = ['width', 'height'].map((name) => element.getAttribute(name) ?? '');
  const [width = 0, height = 0] = sizes.map((size) => (/^\d+$/.test(size) ? Number(size) : 0));
  const isPicture = Math.max(width, height) <= Math.min(sizeMax, 4 * Math.min(width, height));
  if (width > 0 && isPicture && element.matches('img, video')) return;
  element.removeAttribute('width');
  element.removeAttribute('height');
}

function finishSource(element: Element): void {
  const address = toImageUrl(element.getAttribute('src'));
  if (address) element.setAttribute('src', address);
  else element.removeAttribute('src');
}

function finishImage(image: HTMLImageElement): void {
  finishSource(image);
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.alt ||= '';
  if (!image.hasAttribute('src')) image.remove();
}

/** It starts when the shopper starts it, and loads nothing before. */
function finishMedia(media: Element): void {
  finishSource(media);
  media.setAttribute('controls', '');
  media.setAttribute('preload', 'none');
}

/** A table with many columns gets a frame of its own to scroll in, by keyboard too. */
function finishTable(table: HTMLTableElement): void {
  const columns = Math.max(0, ...[...table.rows].map((row) => row.cells.length));
  if (columns <= 3) return;
  const frame = table.ownerDocument.createElement('div');
  frame.tabIndex = 0;
  // Not a region: a page may hold many, and each would be a landmark of the same name.
  frame.setAttribute('role', 'group');
  frame.setAttribute('aria-label', 'Table');
  table.replaceWith(frame);
  frame.append(table);
}

const setDirection =
  'p, h2, h3, h4, h5, h6, ul, ol, dl, table, blockquote, pre, details, figcaption';

/** Urdu reads from the right, block by block; what stands in one goes with it. */
function finishDirection(block: Element): void {
  if (!block.closest('[dir]')) block.setAttribute('dir', 'auto');
}

/** The one way from the back end's HTML to the page: without scripts, styles, forms and foreign frames. */
export function sanitizeHtml(html: string): string {
  const body = cleanBody(html);
  const all = (selector: string) => body.querySelectorAll(selector);
  all('*').forEach(dropTagsInAttributes);
  // The page has its own first heading, and its own landmarks.
  all('h1').forEach((heading) => rename(heading, 'h2'));
  all('main, nav, aside, header, footer, search, center').forEach((part) => rename(part, 'div'));
  all('[width], [height]').forEach(finishSize);
  all('[name]').forEach(finishName);
  body.querySelectorAll('a').forEach(finishLink);
  body.querySelectorAll('img').forEach(finishImage);
  all('video, audio').forEach(finishMedia);
  all('source').forEach(finishSource);
  body.querySelectorAll('table').forEach(finishTable);
  all(setDirection).forEach(finishDirection);
  return body.innerHTML;
}

/** The parts of a long text: what stands before its first chief heading, and each such heading with what follows. */
export function splitSections(html: string): string[] {
  const body = cleanBody(html);
  const sections: HTMLElement[] = [];
  for (const node of [...body.childNodes]) {
    const isHeading = /^H[12]$/.test(node.nodeName);
    if (isHeading || sections.length === 0) sections.push(body.ownerDocument.createElement('div'));
    sections.at(-1)?.append(node);
  }
  return sections.map((section) => section.innerHTML).filter((section) => section.trim() !== '');
}

const policy = inBrowser
  ? window.trustedTypes?.createPolicy('sanitised-html', { createHTML: sanitizeHtml })
  : undefined;

/** The same, as a page under Trusted Types takes it. */
export const trustedHtml = (html: string) => policy?.createHTML(html) ?? sanitizeHtml(html);

const blocks =
  'br, p, div, h1, h2, h3, h4, h5, h6, ul, ol, li, dl, dt, dd, table, tr, th, td, blockquote, ' +
  'figure, pre, hr';

/** What a reader sees of the HTML: its text, in single spaces. It is text, and no markup. */
export function toPlainText(html: string): string {
  const body = cleanBody(html);
  body.querySelectorAll(blocks).forEach((block) => {
    block.before(' ');
    block.after(' ');
  });
  return body.textContent.replace(/\s+/g, ' ').trim();
}

/** Whether the HTML shows a reader nothing, as the `<p>&nbsp;</p>` that editors leave of a text deleted. */
export function isBlank(html: string): boolean {
  const body = cleanBody(html);
  return body.textContent.trim() === '' && !body.querySelector('img, video, hr');
}
