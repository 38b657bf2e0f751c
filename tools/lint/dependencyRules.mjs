/*
 * Import rules for dependency-cruiser (`npm run lint`). oxlint.config.mjs contains the rules for
 * imports from packages.
 */

const testPattern = '\\.test\\.tsx?$|^src/testing/';
/**
 * Leaves out type imports, because the compiler removes them.
 * @type {{ dependencyTypesNot: ['type-only'] }}
 */
const withoutTypeImports = { dependencyTypesNot: ['type-only'] };

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'Lazy imports count, too: move what both need into a file of its own.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: withoutTypeImports },
    },
    {
      name: 'shared-knows-nothing-above',
      comment: 'shared <- features <- pages <- app',
      severity: 'error',
      from: { path: '^src/shared/', pathNot: testPattern },
      to: { path: '^src/(features|pages|app)/', ...withoutTypeImports },
    },
    {
      name: 'features-know-nothing-above',
      comment: 'shared <- features <- pages <- app',
      severity: 'error',
      from: { path: '^src/features/', pathNot: testPattern },
      to: { path: '^src/(pages|app)/' },
    },
    {
      name: 'no-feature-imports-another',
      comment: 'Features meet only in pages, by props and slots.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/', pathNot: testPattern },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'pages-know-nothing-of-app',
      comment: 'shared <- features <- pages <- app',
      severity: 'error',
      from: { path: '^src/pages/', pathNot: testPattern },
      to: { path: '^src/app/' },
    },
    {
      name: 'no-test-tools-in-production',
      comment: 'Production code never imports the test tools.',
      severity: 'error',
      from: { path: '^(src|server|tools)/', pathNot: `${testPattern}|^server/testing/` },
      to: { path: '^src/testing/' },
    },
    {
      name: 'src-stands-alone',
      comment: 'The storefront knows neither the back end nor the tools.',
      severity: 'error',
      from: { path: '^src/', pathNot: testPattern },
      to: { path: '^(server|tools|e2e)/' },
    },
    {
      name: 'server-shares-the-contract-alone',
      comment: 'The back end and the storefront share src/shared/contract.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/', pathNot: '^src/shared/contract/' },
    },
    {
      name: 'packages-are-used-by-their-entries',
      comment: "Import '@shop/…': what a package lets others use stands in its `exports`.",
      severity: 'error',
      from: { path: '^(server|e2e|tools/[^/]+)/' },
      to: {
        path: '^(server|e2e|tools)/',
        // Commands import this file before packages are installed, so they import it by its path.
        pathNot: '^$1/|^tools/programs/ensureInstalled',
        dependencyTypes: ['local'],
      },
    },
    {
      name: 'journeys-know-shared-at-most',
      comment: 'Journeys use the shop as a shopper does.',
      severity: 'error',
      from: { path: '^e2e/' },
      to: { path: '^src/', pathNot: '^src/(shared/|testing/(lostText|hostileHtml))' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
  },
};
