import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import compatData, { type Identifier, type SupportStatement } from '@mdn/browser-compat-data';
import { parse as parseScript, type Token } from 'acorn';
import browserslist from 'browserslist';
import { parse as parseHtml, type DefaultTreeAdapterTypes } from 'parse5';
import postcss from 'postcss';

/**
 * Groups of browsers. Each entry has the name of the group in browserslist, and the names of its
 * browsers in MDN's compatibility data. A feature counts as supported if each group has a browser
 * that supports it. One browser per group is enough, because mouse features exist only on desktops,
 * and touch features only on phones.
 */
const browserGroups = [
  ['chrome', ['chrome']],
  // Of Android's WebView, browserslist lists only the newest version. Use the version of Chrome,
  // because WebView has the same version numbers.
  ['chrome', ['webview_android']],
  ['edge', ['edge']],
  ['firefox', ['firefox']],
  ['safari', ['safari', 'safari_ios']],
] as const;

const listedBrowsers = browserslist().map((browser) => browser.split(' '));
const oldestVersionByGroup = browserGroups.map(([name, browsers]) => {
  const groupVersions = listedBrowsers.filter(([listedName]) => listedName === name);
  return [
    browsers,
    Math.min(...groupVersions.map(([, version]) => parseFloat(version ?? ''))),
  ] as const;
});

const isSupported = (version: number, support: SupportStatement | undefined): boolean =>
  [support ?? []].flat().some((statement) => {
    const restriction = statement.flags ?? statement.prefix ?? statement.alternative_name;
    const firstVersion = parseFloat((statement.version_added || 'preview').replace('≤', ''));
    return (
      !restriction &&
      firstVersion <= version &&
      !(parseFloat(statement.version_removed ?? '') <= version)
    );
  });

/**
 * Returns whether the oldest listed browsers lack a feature. If several entries may describe the
 * feature, one supported entry is enough for `false`. Entries without compatibility data are
 * ignored. If all entries are deprecated, the result is `false`.
 */
function isTooNew(...entries: (Identifier | undefined)[]): boolean {
  const features = entries.flatMap((entry) => entry?.__compat ?? []);
  const isSupportedEverywhere = ({ support }: (typeof features)[0]) =>
    oldestVersionByGroup.every(([browsers, version]) =>
      browsers.some((name) => isSupported(version, support[name])),
    );
  return (
    features.some(({ status }) => !status?.deprecated) && !features.some(isSupportedEverywhere)
  );
}

/** Returns the names and values of the entries below an entry of the compatibility data. */
const getSubEntries = (entry: Identifier) =>
  Object.entries(entry).filter(([key]) => key !== '__compat') as [string, Identifier][];

/** Matches the names of interfaces whose members the scripts of a page use. */
const pageInterfacePattern =
  /^(?:Window|Document|Node|Element|HTML\w*Element|Navigator|History|Event|KeyboardEvent|AbortSignal|URL|Response|Request|Blob|Storage\w*|Selection|\w+Observer|ServiceWorker\w*|Cache\w*|Lock\w*|Clipboard)$/;
const membersByName = new Map<string, Identifier[]>();
const eventsByName = new Map<string, Identifier[]>();
const builtins = compatData.javascript.builtins ?? {};
const namedInterfaces = [...getSubEntries(compatData.api), ...getSubEntries(builtins)];
for (const [interfaceName, entry] of namedInterfaces)
  if (
    interfaceName in builtins ||
    pageInterfacePattern.test(interfaceName) ||
    /^[a-z]/.test(interfaceName)
  )
    for (const [key, member] of [[interfaceName, entry] as const, ...getSubEntries(entry)]) {
      const name = key.replace(/_(?:event|static)$/, '');
      const entriesByName = key.endsWith('_event') ? eventsByName : membersByName;
      entriesByName.set(name, [...(entriesByName.get(name) ?? []), member]);
    }

const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} } = compatData.css;

/**
 * Returns the entries of all CSS value types with the given name, including types inside others.
 */
const findCssTypes = (name: string, parentEntry: Identifier = types): Identifier[] =>
  getSubEntries(parentEntry).flatMap(([key, entry]) => [
    ...(key === name ? [entry] : []),
    ...findCssTypes(name, entry),
  ]);

/**
 * Returns a function that remembers its result for each text. This saves time, because the pages of
 * a site share most of their styles.
 */
function memoize(findFeatures: (text: string) => string[]) {
  const resultsByText = new Map<string, string[]>();
  return (text: string) => {
    const result = resultsByText.get(text) ?? findFeatures(text);
    resultsByText.set(text, result);
    return result;
  };
}

/**
 * Finds newer features in a CSS selector, a CSS value or a string of a script: at-rules,
 * pseudo-classes, functions, units and media features.
 */
const findFeaturesInText = memoize((text) => {
  const findMatches = (pattern: RegExp, getEntries: (name: string) => (Identifier | undefined)[]) =>
    [...text.matchAll(pattern)].flatMap(([match, name = '']) =>
      isTooNew(...getEntries(name)) ? [match] : [],
    );
  return [
    ...findMatches(/@([a-z-]+)/g, (name) => [atRules[name]]),
    ...findMatches(/::?([a-z-]+)/g, (name) => [selectors[name]]),
    ...findMatches(/(?<![\w-])([a-z][a-z-]*)\(/g, findCssTypes),
    ...findMatches(/(?<=\d)([a-z]+)\b/gi, (name) => [types.length?.[name]]),
    ...findMatches(/(?<=\()([a-z-]+)(?=[ :)])/g, (name) => [atRules.media?.[name]]),
  ];
});

function findFeaturesInDeclaration(property: string, value: string): string[] {
  const knownProperty = properties[property];
  if (isTooNew(knownProperty)) return [property];
  const words = value.match(/(?<![\w-])[a-z][a-z-]*/g) ?? [];
  return words
    .filter((word) => isTooNew(knownProperty?.[word]))
    .map((word) => `${property}: ${word}`);
}

function findFeaturesInStyles(css: string): string[] {
  const features: string[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type === 'decl')
      features.push(
        ...findFeaturesInDeclaration(node.prop, node.value),
        ...findFeaturesInText(node.value),
      );
    if (node.type === 'atrule')
      features.push(...findFeaturesInText(`@${node.name} ${node.params}`));
    if (node.type !== 'rule') return;
    features.push(...findFeaturesInText(node.selector));
    if (node.parent?.type === 'rule') features.push('nesting');
  });
  return features;
}

/**
 * Finds newer features in the tokens of a script. Its syntax needs no check, because all listed
 * browsers know the syntax of ES2022.
 * @throws SyntaxError if the script uses newer syntax than ES2022
 */
function findFeaturesInScript(code: string): string[] {
  const tokens: Token[] = [];
  parseScript(code, { ecmaVersion: 2022, onToken: tokens });
  const getText = (tokenIndex: number) =>
    code.slice(tokens[tokenIndex]?.start, tokens[tokenIndex]?.end);
  const getKind = (tokenIndex: number) => tokens[tokenIndex]?.type.label ?? '';
  const getString = (tokenIndex: number) => {
    if (getKind(tokenIndex) === 'template') return getText(tokenIndex);
    return getKind(tokenIndex) === 'string' ? getText(tokenIndex).slice(1, -1) : '';
  };
  return tokens.flatMap(({ type }, tokenIndex) => {
    const text = getString(tokenIndex);
    if (isTooNew(...(eventsByName.get(text) ?? []))) return [`'${text}'`];
    if (text) return findFeaturesInText(text);
    if (type.label !== 'name') return [];
    const name = getText(tokenIndex);
    const previousKind = getKind(tokenIndex - 1);
    const hasLiteralValue = /^(?:string|num|`|\()$/.test(getKind(tokenIndex + 2));
    if (getKind(tokenIndex + 1) === ':' && hasLiteralValue) {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return property === name
        ? []
        : findFeaturesInDeclaration(property, getString(tokenIndex + 2));
    }
    if (previousKind !== '.' && previousKind !== '?.')
      return isTooNew(compatData.api[name], builtins[name], compatData.api.Window?.[name])
        ? [name]
        : [];
    const ownerName = getText(tokenIndex - 2);
    const staticMember =
      compatData.api[ownerName]?.[`${name}_static`] ?? builtins[ownerName]?.[name];
    if (staticMember) return isTooNew(staticMember) ? [`${ownerName}.${name}`] : [];
    return isTooNew(...(membersByName.get(name) ?? [])) ? [`.${name}`] : [];
  });
}

function findFeaturesInPage(html: string): string[] {
  const findFeaturesInNode = (node: DefaultTreeAdapterTypes.ChildNode): string[] => {
    if (!('tagName' in node)) return [];
    const { tagName, attrs, childNodes } = node;
    const elementEntry = compatData.html.elements?.[tagName];
    const text = childNodes.map((child) => ('value' in child ? child.value : '')).join('');
    const isScript =
      tagName === 'script' &&
      !attrs.some(({ name, value }) => name === 'src' || /json/.test(value));
    return [
      ...(isTooNew(elementEntry) ? [`<${tagName}>`] : []),
      ...attrs.flatMap(({ name, value }) => {
        if (name === 'style') return findFeaturesInStyles(`a{${value}}`);
        const attribute = elementEntry?.[name] ?? compatData.html.global_attributes?.[name];
        return isTooNew(attribute) ? [`<${name}>`] : [];
      }),
      ...(tagName === 'style' ? findFeaturesInStyles(text) : []),
      ...(isScript ? findFeaturesInScript(text) : []),
      ...childNodes.flatMap(findFeaturesInNode),
    ];
  };
  return parseHtml(html).childNodes.flatMap(findFeaturesInNode);
}

/** Paths of properties that the oldest listed browsers lack, such as `Array.prototype.toSorted`. */
export const newerPropertyPaths = namedInterfaces.flatMap(([interfaceName, entry]) => {
  const getPropertyPaths = (key: string) => {
    const instancePaths =
      interfaceName === 'Window' ? [key] : [`${interfaceName}.prototype.${key}`];
    if (interfaceName in builtins) return [`${interfaceName}.${key}`, ...instancePaths];
    return key.endsWith('_static')
      ? [`${interfaceName}.${key.replace('_static', '')}`]
      : instancePaths;
  };
  const newerSubEntries = getSubEntries(entry).filter(([, member]) => isTooNew(member));
  return [
    ...(isTooNew(entry) ? [interfaceName] : []),
    ...newerSubEntries.flatMap(([key]) => getPropertyPaths(key)),
  ];
});

const findFeaturesByExtension = {
  '.js': findFeaturesInScript,
  '.css': findFeaturesInStyles,
  '.html': findFeaturesInPage,
};

/**
 * Returns the features that a built site uses although a browser of `browserslist` lacks them. For
 * each of these features, the map contains a file that uses it.
 */
export function findNewerFeatures(siteFolder: string): Map<string, string> {
  const files = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' });
  return new Map(
    Object.entries(findFeaturesByExtension).flatMap(([extension, findFeatures]) =>
      files
        .filter((file) => file.endsWith(extension))
        .flatMap((file) =>
          findFeatures(readFileSync(path.join(siteFolder, file), 'utf8')).map(
            (feature) => [feature, file] as const,
          ),
        ),
    ),
  );
}
