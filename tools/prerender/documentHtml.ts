import type { BuildList } from '@shop/site/buildList';
import { localKeys } from '@/shared/storage/webStorage';
import { pageStateId } from '@/app/boot/pageState';
import type { PageState } from '@/app/boot/pageState';
import { disableDeadControls } from './beforeScript';
import { escapeHtml } from './escapeHtml';
import type { Markup } from './renderMarkup';

export interface PageContent extends Markup {
  /** Path of the page. A page without prerendered content has none, because it fits any address. */
  path?: string;
  /**
   * Names of URL parameters. If the address contains one of them, the prerendered content does not
   * fit the address.
   */
  params: readonly string[];
  /** Source file of the page component. */
  file?: string | undefined;
  /** The part of the API cache that is written into the page, if there is any. */
  state?: EmbeddedState | undefined;
}

/** The part of `PageState` that differs between pages. */
export type EmbeddedState = Omit<PageState, 'release' | 'renderedAt'>;

/** Returns a script element with JSON that neither HTML nor JavaScript parsers can misread. */
export function createJsonScript(type: string, content: object, id?: string): string {
  const json = JSON.stringify(content)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `<script${formatAttributes({ type, id })}>${json}</script>`;
}

/** Returns the name of a build's main script, which identifies the release. */
const getRelease = ({ entry }: BuildList) => /main\.\w+/.exec(entry.join(' '))?.[0] ?? '';

const formatAttributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('');

function getScripts({ chunks }: BuildList, file: string): string[] {
  const scripts = chunks[file];
  if (!scripts) throw new Error(`The build has no script named ${file}`);
  return scripts;
}

/** What all pages of a built site share. */
export interface BuiltSite {
  template: string;
  build: BuildList;
  css: string;
  /** Whether the shop uses the system's typeface, so that pages need no font file. */
  usesSystemTypeface?: boolean;
}

/**
 * Returns the HTML of a whole page.
 * @param template `public/index.html`
 * @param css content of the site's style sheets
 * @param head title, description and similar elements, as HTML
 * @param data structured data for search engines, as HTML
 * @param renderedAt time of rendering, in ms since 1970
 */
export function createDocumentHtml(
  { template, build, css, usesSystemTypeface }: BuiltSite,
  { styles, links, body, path, params, file, state }: PageContent,
  head: string,
  data = '',
  renderedAt = 0,
): string {
  const toUrl = (file: string) => build.base + file;
  const loaderTag = `<script async${formatAttributes({
    src: toUrl(build.loader),
    'data-config': toUrl('config.js'),
    'data-entry': build.entry.map(toUrl).join(' '),
    'data-scripts': file && getScripts(build, file).map(toUrl).join(' '),
  })}></script>`;
  const contentByPlaceholder: Record<string, string> = {
    // These links come first, because a policy or script before them would delay the browser's
    // preload scanner.
    first: `${links}<link rel="preload" as="script" href="${toUrl('config.js')}">`,
    path: escapeHtml(path ?? ''),
    params: params.join(' '),
    orders: localKeys.placedOrders,
    head: [
      loaderTag,
      // The data files have a low priority, because the largest picture is more urgent.
      ...(state?.files ?? []).map(
        (name) =>
          `<link rel="preload" as="fetch" href="${toUrl(name)}" crossorigin fetchpriority="low">`,
      ),
      ...(usesSystemTypeface
        ? []
        : [
            `<link rel="preload" as="font" type="font/woff2" href="${toUrl(build.font)}" crossorigin>`,
          ]),
      `<link rel="manifest" href="${toUrl('manifest.webmanifest')}">`,
      head,
      `<style>${css}</style>${styles}`,
    ].join('\n    '),
    page: disableDeadControls(body),
    data: state
      ? data +
        createJsonScript(
          'application/json',
          { release: getRelease(build), renderedAt, ...state } satisfies PageState,
          pageStateId,
        )
      : data,
  };
  return template.replace(/<!--(\w+)-->|%base%/g, (placeholder, name: string | undefined) =>
    name ? (contentByPlaceholder[name] ?? placeholder) : build.base,
  );
}
