import { readdirSync } from 'node:fs';

import js from '@eslint/js';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';

// The architecture, enforced: shared <- features <- pages <- app, and no feature imports another.
// The zones come from the folder list, so a new feature cannot be forgotten.
const features = readdirSync('src/features', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

const tests = ['src/**/*.test.{ts,tsx}', 'src/testing/**/*.{ts,tsx}'];
const code = ['**/*.{ts,tsx}'];
const extensions = ['.ts', '.tsx'];
const tsconfig = { configFile: `${import.meta.dirname}/tsconfig.json` };

/** @typedef {{ paths?: object[], patterns?: object[], syntax?: object[] }} Bans */

/** Matches a module both by alias and by relative path, in import, export and import().
 * @param {string} folders @param {string} message @returns {Bans} */
function noImportOf(folders, message, aliasPrefix = '') {
  const alias = `^@/${aliasPrefix}(${folders})(/|$)`;
  const relative = `^(\\.\\./)+(src/)?(${aliasPrefix})?(${folders})(/|$)`;
  const regex = `${alias}|${relative}`;
  return {
    patterns: [{ regex, message }],
    // An esquery pattern cannot hold a slash.
    syntax: [
      { selector: `ImportExpression[source.value=/${regex.replaceAll('/', '\\x2F')}/]`, message },
    ],
  };
}

const storeHooks = {
  paths: [
    {
      name: 'react-redux',
      importNames: ['useDispatch', 'useSelector', 'useStore'],
      message: 'Use the typed hooks of @/shared/lib/storeHooks.',
    },
  ],
};
const sanitiser = {
  paths: [{ name: 'dompurify', message: 'HTML goes through @/shared/lib/html only.' }],
};
const heavyUi = {
  paths: [
    { name: '@mui/material', message: "Import by path: '@mui/material/Button'." },
    { name: '@mui/icons-material', message: "Import by path: '@mui/icons-material/CloseRounded'." },
    ...['TextField', 'Select', 'Autocomplete'].map((part) => ({
      name: `@mui/material/${part}`,
      message: 'Over 20 KB of Menu, Popover and Modal. Use shared/ui/FormField or NativeSelect.',
    })),
  ],
};
const testing = noImportOf('testing', 'Production code never imports the test tools.');
const server = {
  patterns: [{ regex: '^(\\.\\./)+server(/|$)', message: 'The client knows the contract only.' }],
};
const rawHtml = {
  syntax: [
    {
      selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
      message: 'Show HTML through shared/ui/HtmlContent.',
    },
  ],
};
const defaultExport = {
  syntax: [
    {
      selector: 'ExportDefaultDeclaration',
      message: "Named exports only; lazy(() => import('./X').then((m) => ({ default: m.X }))).",
    },
  ],
};

/** Turns bans into rules. ESLint replaces a rule's options as a whole, so each zone lists all it bans.
 * @param {Bans[]} list @returns {import('eslint').Linter.RulesRecord} */
function forbid(...list) {
  const syntax = list.flatMap((ban) => ban.syntax ?? []);
  return {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        paths: list.flatMap((ban) => ban.paths ?? []),
        patterns: list.flatMap((ban) => ban.patterns ?? []),
      },
    ],
    'no-restricted-syntax': syntax.length > 0 ? ['error', ...syntax] : 'off',
  };
}

const everywhere = [storeHooks, sanitiser, heavyUi, testing, server, rawHtml, defaultExport];
const noUpperLayers = noImportOf(
  'features|pages|app',
  'shared knows nothing above it: shared <- features <- pages <- app.',
);

export default tseslint.config(
  { ignores: ['{dist,coverage,.cache,.data,test-results,bench-results}/', 'public/config.js'] },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: { 'max-lines': ['error', 250] },
  },
  js.configs.recommended,
  {
    files: code,
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/ignore': ['/node_modules/'],
      'import-x/parsers': { '@typescript-eslint/parser': extensions },
      'import-x/resolver-next': [createNodeResolver({ extensions, tsconfig })],
    },
    rules: {
      'import-x/no-cycle': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // Redux Toolkit's LazyLoadedSlices is filled by interfaces that only extend.
      '@typescript-eslint/no-empty-object-type': [
        'error',
        { allowInterfaces: 'with-single-extends' },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': [
        'error',
        { checksVoidReturn: { attributes: false } },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      // Redux Toolkit's way: build.query<Result, void>, and { getState } taken from its own api.
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { ...globals.node, ...globals.browser } },
  },

  // The zones of src.
  {
    files: ['src/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      ...forbid(...everywhere),
      'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
      'no-restricted-globals': [
        'error',
        { name: 'fetch', message: 'Calls go through shared/api.' },
      ],
      'no-restricted-properties': [
        'error',
        { property: 'fetch', message: 'Calls go through shared/api.' },
      ],
    },
  },
  {
    files: ['src/shared/**/*.{ts,tsx}'],
    rules: forbid(...everywhere, noUpperLayers),
  },
  ...features.map((feature) => {
    const others = features.filter((name) => name !== feature).join('|') || '(?!)';
    return {
      files: [`src/features/${feature}/**/*.{ts,tsx}`],
      rules: forbid(
        ...everywhere,
        noImportOf('pages|app', 'A feature knows nothing above it.'),
        noImportOf(others, 'Features meet only in pages, by props and slots.', 'features/'),
      ),
    };
  }),
  {
    files: ['src/pages/**/*.{ts,tsx}'],
    rules: forbid(...everywhere, noImportOf('app', 'pages know nothing of app.')),
  },

  // The doors through which alone a banned thing passes.
  {
    files: ['src/shared/lib/storeHooks.ts'],
    rules: forbid(sanitiser, heavyUi, testing, server, rawHtml, defaultExport),
  },
  {
    files: ['src/shared/lib/html.ts'],
    rules: forbid(storeHooks, heavyUi, testing, server, rawHtml, defaultExport, noUpperLayers),
  },
  {
    files: ['src/shared/ui/HtmlContent.tsx'],
    rules: forbid(storeHooks, sanitiser, heavyUi, testing, server, defaultExport, noUpperLayers),
  },
  {
    files: ['src/shared/api/**/*.ts', 'src/app/{boot/early,prerender/shopData}.ts', ...tests],
    rules: { 'no-restricted-globals': 'off', 'no-restricted-properties': 'off' },
  },
  { files: ['src/**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  {
    files: ['src/**/index.{ts,tsx}'],
    ignores: ['src/index.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'No barrels: import the file.' },
      ],
    },
  },

  // Tests compose what they like; the two typing-related doors stay shut.
  {
    files: tests,
    extends: [testingLibrary.configs['flat/react']],
    rules: { ...forbid(storeHooks, heavyUi), 'max-lines': ['error', 800], 'no-console': 'off' },
  },
  // What `renderApp` gives is the app.
  { files: tests, rules: { 'testing-library/render-result-naming-convention': 'off' } },
  {
    files: ['server/**/*.ts'],
    rules: {
      // Taken in by the many generic faces of a Hono route.
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      ...forbid(defaultExport, {
        patterns: [
          {
            regex: '^@/|^(\\.\\./)+src/(?!shared/contract/)',
            message: 'The server shares only src/shared/contract, by relative path.',
          },
        ],
      }),
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      // Playwright's way: async ({}, use) => ...
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      ...forbid({
        patterns: [
          { regex: '^@/|^(\\.\\./)+src/(?!shared/)', message: 'Journeys know src/shared at most.' },
        ],
      }),
    },
  },
);
