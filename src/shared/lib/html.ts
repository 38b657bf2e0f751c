import DOMPurify from 'dompurify';
import { imageUrl } from './imageUrl';

const config = {
  USE_PROFILES: { html: true },
  // What would restyle, rename or replace parts of the shop, or collect what shoppers type.
  FORBID_ATTR: ['style', 'class', 'id', 'name', 'srcset', 'bgcolor', 'color', 'face', 'size'],
  FORBID_TAGS: [
    'style',
    'form',
    'input',
    'button',
    'select',
    'option',
    'textarea',
    'font',
    'dialog',
  ],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|[/#?.]|[^:]*$)/i,
};

/** In a document of its own, where nothing loads or runs. */
const cleanBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(DOMPurify.sanitize(html, config), 'text/html').body;

function rename(element: Element, name: string): void {
  const renamed = element.ownerDocument.createElement(name);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
}

function finishLink(link: HTMLAnchorElement): void {
  const { origin } = new URL(link.baseURI);
  const isExternal = /^https?:$/.test(link.protocol) && link.origin !== origin;
  if (isExternal) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  } else {
    link.removeAttribute('target');
  }
}

function finishImage(image: HTMLImageElement): void {
  const address = imageUrl(image.getAttribute('src'));
  if (!address) {
    image.remove();
    return;
  }
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
  image.alt ||= '';
  image.setAttribute('src', address);
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

/** The one way from the back end's HTML to the page (design 5.20): without scripts, styles, forms and foreign frames. */
export function sanitizeHtml(html: string): string {
  const body = cleanBody(html);
  // The page has its own first heading.
  body.querySelectorAll('h1').forEach((heading) => {
    rename(heading, 'h2');
  });
  body.querySelectorAll('a').forEach(finishLink);
  body.querySelectorAll('img').forEach(finishImage);
  body.querySelectorAll('table').forEach(finishTable);
  return body.innerHTML;
}

/** What a reader sees of the HTML: its text, in single spaces. */
export const textOf = (html: string): string =>
  cleanBody(html).textContent.replace(/\s+/g, ' ').trim();

/** Whether the HTML shows a reader nothing, as the `<p>&nbsp;</p>` that editors leave of a text deleted. */
export function isBlank(html: string): boolean {
  const body = cleanBody(html);
  return body.textContent.trim() === '' && !body.querySelector('img, video, hr');
}
