import testingLibrary from 'eslint-plugin-testing-library';

// tools/lint/dependencyRules.mjs enforces which folder may import which.

const testFilePatterns = ['src/**/*.test.{ts,tsx}', 'src/testing/**'];

const untypedStoreHooks = {
  name: 'react-redux',
  importNames: ['useDispatch', 'useSelector', 'useStore'],
  message: 'Use the typed hooks of @/shared/store/storeHooks.',
};
const sanitiserImport = { name: 'dompurify', message: 'Sanitise HTML with @/shared/html/html.' };
const wholeLibraryImports = ['@mui/material', '@mui/icons-material'].map((name) => ({
  name,
  message: `Import by path: '${name}/…'.`,
}));

/**
 * Returns the rule that forbids these imports.
 * @param {object[]} paths
 */
const forbidImports = (...paths) => ({ 'no-restricted-imports': ['error', { paths }] });

const networkGlobals = { fetch: 'Calls go through shared/api.' };
const storageGlobals = {
  localStorage: 'Use createPersistentStore to store values on the device.',
  sessionStorage: 'Use createPersistentStore with sessionStore.',
};

/**
 * Returns the rules that forbid globals, both by name and as properties of the window.
 * @param {Record<string, string>[]} messagesByGlobal error messages by global
 */
function forbidGlobals(...messagesByGlobal) {
  const forbiddenGlobals = Object.entries(Object.assign({}, ...messagesByGlobal));
  return {
    'no-restricted-globals': [
      'error',
      ...forbiddenGlobals.map(([name, message]) => ({ name, message })),
    ],
    'no-restricted-properties': [
      'error',
      ...forbiddenGlobals.map(([property, message]) => ({ property, message })),
    ],
  };
}

/**
 * Returns settings that turn on rules which oxlint's categories do not include.
 * @param {string[]} names of the rules
 */
const enableRules = (...names) => Object.fromEntries(names.map((name) => [name, 'error']));

export default {
  plugins: ['eslint', 'typescript', 'react', 'jsx-a11y', 'import', 'oxc'],
  categories: { correctness: 'error' },
  options: { typeAware: true, typeCheck: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['public/config.js', 'server/seed/brands/*/config.js'],
  rules: {
    'import/namespace': 'off',
    // This rule is off, because the suggested elements often look or behave differently. An example
    // is `<output>` for a status.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // This rule is off, because Redux Toolkit's usual style destructures methods of its API, as in
    // `{ getState }`.
    'typescript/unbound-method': 'off',
    'typescript/require-array-sort-compare': 'off',
    // This rule is off, because axe checks the same on the rendered page.
    'jsx-a11y/control-has-associated-label': 'off',
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      rules: {
        ...enableRules(
          ...['no-array-constructor', 'no-case-declarations', 'no-empty', 'no-fallthrough'],
          ...['no-prototype-builtins', 'no-regex-spaces', 'no-unexpected-multiline'],
          ...['no-useless-assignment', 'no-useless-constructor', 'no-var', 'prefer-const'],
          ...['prefer-rest-params', 'prefer-spread', 'preserve-caught-error'],
        ),
        ...enableRules(
          ...[
            ...['no-deprecated', 'no-dynamic-delete', 'no-explicit-any', 'no-extraneous-class'],
            ...['no-generated-empty-object-type', 'no-mixed-enums', 'no-namespace'],
            ...['no-non-null-asserted-nullish-coalescing', 'no-non-null-assertion'],
            ...['no-require-imports', 'no-unnecessary-boolean-literal-compare'],
            ...['no-unnecessary-condition', 'no-unnecessary-template-expression'],
            ...['no-unnecessary-type-arguments', 'no-unnecessary-type-assertion'],
            ...['no-unnecessary-type-constraint', 'no-unnecessary-type-conversion'],
            ...['no-unnecessary-type-parameters', 'no-unsafe-argument', 'no-unsafe-assignment'],
            ...['no-unsafe-call', 'no-unsafe-enum-comparison', 'no-unsafe-function-type'],
            ...['no-unsafe-member-access', 'no-unsafe-return', 'only-throw-error'],
            ...['prefer-literal-enum-member', 'prefer-promise-reject-errors'],
            ...['prefer-reduce-type-parameter', 'prefer-return-this-type'],
            ...['related-getter-setter-pairs', 'require-await', 'switch-exhaustiveness-check'],
            ...['unified-signatures', 'use-unknown-in-catch-callback-variable'],
          ].map((name) => `typescript/${name}`),
        ),
        eqeqeq: ['error', 'always', { null: 'ignore' }],
        'no-unused-vars': ['error', { ignoreRestSiblings: true }],
        'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
        'typescript/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
        'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
        'typescript/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
        'typescript/restrict-plus-operands': [
          'error',
          Object.fromEntries(
            ['Any', 'Boolean', 'Nullish', 'NumberAndString', 'RegExp'].map((kind) => [
              `allow${kind}`,
              false,
            ]),
          ),
        ],
        'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
        'typescript/return-await': ['error', 'error-handling-correctness-only'],
      },
    },

    // These rules apply to all of src.
    {
      files: ['src/**'],
      rules: {
        ...enableRules('react/rules-of-hooks', 'react/unsupported-syntax'),
        ...forbidImports(untypedStoreHooks, sanitiserImport, ...wholeLibraryImports),
        'no-console': ['error', { allow: ['info', 'warn', 'error'] }],
        ...forbidGlobals(networkGlobals, storageGlobals),
        'react/no-danger': 'error',
      },
    },

    // Visitors and other servers decide how long the texts are that these patterns read. A pattern
    // whose time grows faster than its text would block the page or the back end.
    {
      files: ['src/**/*.{ts,tsx}', 'server/**/*.{ts,mjs}', 'tools/**/*.{ts,mjs}'],
      jsPlugins: ['eslint-plugin-regexp'],
      rules: enableRules('regexp/no-super-linear-backtracking'),
    },
    // These patterns read what any program may send to the back end.
    {
      files: ['src/shared/contract/**/*.ts', 'server/**/*.{ts,mjs}'],
      rules: enableRules('regexp/no-super-linear-move'),
    },

    // These rules require Material UI's components instead of elements such as `<button>`. They
    // forbid selectors that reach into other elements.
    {
      files: ['src/**/*.{ts,tsx}'],
      jsPlugins: ['./tools/lint/materialUiRules.mjs'],
      rules: enableRules('material-ui/no-raw-controls', 'material-ui/no-combinators'),
    },
    {
      files: [
        // This component renders the links of all Material UI components.
        'src/app/theme/LinkBehavior.tsx',
        // Material UI has no file field. Its guide recommends a hidden `input`.
        'src/features/auth/components/ImagePicker.tsx',
        // This `Link` is a button, as in Material UI's guide, because it moves the focus.
        'src/shared/ui/ErrorSummary.tsx',
        ...testFilePatterns,
      ],
      rules: { 'material-ui/no-raw-controls': 'off' },
    },
    {
      files: [
        'src/app/theme/**',
        ...testFilePatterns,
        // This component renders HTML that the company wrote.
        'src/shared/ui/HtmlContent.tsx',
        // These components style markup of react-slick and react-medium-image-zoom.
        'src/features/content/components/SlickBanners.tsx',
        'src/features/catalog/product/components/Lightbox.tsx',
        'src/features/catalog/product/components/ZoomableImage.tsx',
      ],
      rules: { 'material-ui/no-combinators': 'off' },
    },

    // This rule forbids barrel files, which only re-export from other files. Each import then names
    // the file that defines what it imports.
    { files: ['src/**'], rules: { 'oxc/no-barrel-file': ['error', { threshold: 0 }] } },

    // Each of these files is the only one that may use a certain restricted import or global.
    {
      files: ['src/shared/store/storeHooks.ts'],
      rules: forbidImports(sanitiserImport, ...wholeLibraryImports),
    },
    {
      files: ['src/shared/html/html.ts'],
      rules: forbidImports(untypedStoreHooks, ...wholeLibraryImports),
    },
    { files: ['src/shared/ui/HtmlContent.tsx'], rules: { 'react/no-danger': 'off' } },
    {
      files: ['src/shared/api/**'],
      rules: forbidGlobals(storageGlobals),
    },
    {
      // The identity provider's SDK stores its session under keys of its own, so identity.ts
      // accesses the storage directly.
      files: ['src/shared/storage/webStorage.ts', 'src/features/auth/identity.ts'],
      rules: forbidGlobals(networkGlobals),
    },

    // Tests may import the sanitiser and use the restricted globals. They may not import untyped
    // store hooks or whole libraries.
    {
      files: testFilePatterns,
      jsPlugins: ['eslint-plugin-testing-library'],
      rules: {
        ...forbidImports(untypedStoreHooks, ...wholeLibraryImports),
        'no-console': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        // This rule is off, because a `.test.ts` file cannot contain JSX.
        'react/no-children-prop': 'off',
        ...testingLibrary.configs['flat/react'].rules,
        // This rule is off, because `renderWithProviders` returns more than the render result.
        'testing-library/render-result-naming-convention': 'off',
      },
    },
    // Only pages may have default exports. Pages are outside these folders.
    {
      files: ['src/{app,features,shared}/**', 'server/*/**', 'tools/**'],
      rules: { 'import/no-default-export': 'error' },
    },
    // Jest and the linters require default exports in these files.
    {
      files: ['server/testing/prepareTests.mjs', 'tools/lint/*.mjs'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['e2e/**'],
      rules: {
        // This rule is off, because Playwright's fixtures use `async ({}, use) => ...`.
        'no-empty-pattern': 'off',
        'react/rules-of-hooks': 'off',
      },
    },
  ],
};
