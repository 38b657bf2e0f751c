import { localKeys } from '@/shared/storage/webStorage';
import { withoutDeadControls } from './beforeScript';
import { escapeHtml } from './escapeHtml';
import { readVariablesOnly } from './readVariablesOnly';
import type { Markup } from './renderMarkup';

/** What webpack made, by addresses below the site's base; it writes this as `assets/build.json`. */
export interface Build {
  base: string;
  early: string;
  entry: string[];
  css: string[];
  font: string;
  /** By the name of the source file that each was made of. */
  chunks: Record<string, string[]>;
}

export interface PageContent extends Markup {
  /** The address that the content belongs to; absent on the plain page. */
  path?: string;
  params: readonly string[];
  /** What the page asks for first: paths with their queries. */
  calls: readonly string[];
  /** The name of its source file. */
  file?: string | undefined;
  /** Hashes of what it was drawn from: see `drawnFrom`. None on the plain page. */
  sources: readonly string[];
}

const attributes = (values: Record<string, string | undefined>) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeHtml(value ?? '')}"`)
    .join('');

function scriptsOf({ chunks }: Build, file: string): string[] {
  const scripts = chunks[file];
  if (!scripts) throw new Error(`The build has no script named ${file}`);
  return scripts;
}

/**
 * A whole page.
 * @param template `public/index.html`
 * @param css the site's own style sheet
 * @param head title, description and the like, as HTML
 * @param data what search engines read, as HTML
 */
export function documentHtml(
  { template, build, css }: { template: string; build: Build; css: string },
  { styles, links, body, path, params, calls, file, sources }: PageContent,
  head: string,
  data = '',
): string {
  const at = (file: string) => build.base + file;
  const early = `<script async${attributes({
    src: at(build.early),
    'data-config': at('config.js'),
    'data-calls': calls.join(' ') || undefined,
    'data-entry': build.entry.map(at).join(' '),
    'data-scripts': file && scriptsOf(build, file).map(at).join(' '),
  })}></script>`;
  const parts: Record<string, string> = {
    // A policy or a script ahead of them would hold up the browser's look for what to load.
    first: `${links}<link rel="preload" as="script" href="${at('config.js')}">`,
    path: escapeHtml(path ?? ''),
    params: params.join(' '),
    orders: localKeys.placedOrders,
    head: [
      early,
      `<link rel="preload" as="font" type="font/woff2" href="${at(build.font)}" crossorigin>`,
      `<link rel="manifest" href="${at('manifest.webmanifest')}">`,
      head,
      `<style>${css}</style><style id="drawn-styles">${readVariablesOnly(styles, css + body)}</style>`,
    ].join('\n    '),
    page: withoutDeadControls(body),
    sources: sources.join(' '),
    data,
  };
  return template.replace(/<!--(\w+)-->|%base%/g, (mark, name: string | undefined) =>
    name ? (parts[name] ?? mark) : build.base,
  );
}
