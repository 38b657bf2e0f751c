/*
 * Which components of the production build render again, by their own names. React calls the developer tools' hook
 * after each commit. A component has rendered in it when its fiber
 * - is one that the commit made: the parent's list of children is another than before (`child` and `alternate.child`
 *   differ), for React clones all children of a parent whose list it touches, and clears their flags; a fiber below an
 *   untouched list is the old one, with old flags, and is not looked at;
 * - has been there before (it has an `alternate`), for a mount is no re-render;
 * - bears the flag PerformedWork (1), which React sets when it has called the component and takes what it gave. One
 *   that was called and found nothing new (the same state, the same selection) bails out without the flag: it costs
 *   that one call, and nothing below it.
 */
import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import path from 'node:path';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ type: unknown, flags: number, alternate: Fiber | null, child: Fiber | null, sibling: Fiber | null,
 *   return: Fiber | null }} Fiber
 * @typedef {{ name: string, isOwn: boolean }} Component one of the shop's own, or of a library
 * @typedef {{ count: number, chain: Component[] }} Render what rendered, and how often, and all components round it,
 *   from the inside out
 */

/** In the page, before React comes. */
function install() {
  /** @type {unknown[]} */
  const functions = [];
  /** @type {Map<string, number>} by the numbers of the component and of those round it */
  const counts = new Map();

  const functionOf = (/** @type {Fiber} */ { type }) => {
    if (typeof type === 'function') return type;
    // `forwardRef`; a `memo` is only the wrapper of what renders.
    return /** @type {{ render?: unknown } | null} */ (type)?.render;
  };
  const numberOf = (/** @type {unknown} */ component) => {
    const known = functions.indexOf(component);
    return known === -1 ? functions.push(component) - 1 : known;
  };
  const chainOf = (/** @type {Fiber} */ fiber) => {
    const chain = [];
    for (let at = /** @type {Fiber | null} */ (fiber); at; at = at.return) {
      const component = functionOf(at);
      if (component) chain.push(numberOf(component));
    }
    return chain.join(' ');
  };
  const walk = (/** @type {Fiber | null} */ first) => {
    for (let fiber = first; fiber; fiber = fiber.sibling) {
      if (!fiber.alternate) continue;
      if (functionOf(fiber) && (fiber.flags & 1) !== 0) {
        const chain = chainOf(fiber);
        counts.set(chain, (counts.get(chain) ?? 0) + 1);
      }
      if (fiber.child !== fiber.alternate.child) walk(fiber.child);
    }
  };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      isDisabled: false,
      supportsFiber: true,
      renderers: new Map(),
      inject: () => 1,
      onCommitFiberUnmount() {},
      onPostCommitFiberRoot() {},
      onCommitFiberRoot: (/** @type {number} */ _id, /** @type {{ current: Fiber }} */ tree) => {
        const { child, alternate } = tree.current;
        if (child !== alternate?.child) walk(child);
      },
    },
    renderWatch: { functions, counts },
  });
}

/** Call before the first `goto`. @param {Page} page */
export const watchRenders = (page) => page.addInitScript(install);

/** Forgets what has rendered so far. @param {Page} page */
export const forgetRenders = (page) => page.evaluate('renderWatch.counts.clear()');

/** @type {Map<string, SourceMap>} */
const sourceMaps = new Map();

/** @param {string} url of a script of the build */
function sourceMapOf(url) {
  const known = sourceMaps.get(url);
  if (known) return known;
  const file = `${path.join('.cache', 'maps-dist', path.basename(new URL(url).pathname))}.map`;
  const map = new SourceMap(JSON.parse(readFileSync(file, 'utf8')));
  sourceMaps.set(url, map);
  return map;
}

/** What stands in the sources at a place of the build. @param {string} url @param {number} line @param {number} column
 * @returns {Component} */
function componentAt(url, line, column) {
  const map = sourceMapOf(url);
  const entry = map.findEntry(line, column);
  if (!('originalSource' in entry)) return { name: 'unknown', isOwn: false };
  const { originalSource, originalLine } = entry;
  const { sources, sourcesContent = [] } = map.payload;
  const text = sourcesContent[sources.indexOf(originalSource)]?.split('\n')[originalLine] ?? '';
  const name = /(?:function|const|class) (\w+)/.exec(text)?.[1];
  return {
    name: name ?? path.basename(originalSource).replace(/\.\w+$/, ''),
    isOwn: originalSource.includes('/src/') && !originalSource.includes('node_modules'),
  };
}

/**
 * What has rendered again since the last `forgetRenders`.
 * @param {Page} page
 * @returns {Promise<Render[]>}
 */
export async function readRenders(page) {
  const counts = /** @type {[string, number][]} */ (await page.evaluate('[...renderWatch.counts]'));
  const session = await page.context().newCDPSession(page);
  /** @type {Map<string, string>} */
  const urls = new Map();
  session.on('Debugger.scriptParsed', ({ scriptId, url }) => urls.set(scriptId, url));
  await session.send('Debugger.enable');
  const propertiesOf = async (/** @type {string} */ objectId) =>
    session.send('Runtime.getProperties', { objectId, ownProperties: true });
  const list = await session.send('Runtime.evaluate', { expression: 'renderWatch.functions' });
  const { result } = await propertiesOf(list.result.objectId ?? '');
  /** @type {Component[]} */
  const components = [];
  for (const { name, value } of result) {
    if (!/^\d+$/.test(name)) continue;
    const { internalProperties = [] } = await propertiesOf(value?.objectId ?? '');
    const place = internalProperties.find((it) => it.name === '[[FunctionLocation]]')?.value?.value;
    components[Number(name)] = componentAt(
      urls.get(place.scriptId) ?? '',
      place.lineNumber,
      place.columnNumber,
    );
  }
  await session.detach();
  return counts.map(([numbers, count]) => ({
    count,
    chain: numbers
      .split(' ')
      .map((number) => components[Number(number)] ?? { name: 'unknown', isOwn: false }),
  }));
}
