/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { compilerOptions } from './tsconfig.json';

/**
 * Maps TypeScript's path aliases, such as '@/*' to './src/*'. Only Jest needs this, because webpack
 * and esbuild read the aliases from tsconfig.json.
 */
const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([alias, folders]) => [
    `^${alias.replace('*', '(.*)')}$`,
    folders.map((folder) => folder.replace('.', '<rootDir>').replace('*', '$1')),
  ]),
);

const sharedConfig: Config = {
  // The pattern includes .mjs files, because some dependencies of msw contain no other scripts.
  transform: { '\\.m?[jt]sx?$': 'babel-jest' },
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|until-async|@open-draft|p-map|react-medium-image-zoom|web-vitals|@adobe/structured-data-validator|@redux-devtools/instrument|lodash-es)/)',
  ],
  moduleNameMapper: {
    '\\.(css|woff2|png|jpe?g|webp|avif|svg)$': '<rootDir>/src/testing/assetStub.ts',
    ...aliases,
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
};

const proofPattern = '\\.proof\\.test\\.ts$';

const config: Config = {
  testTimeout: 90_000,
  maxWorkers: '100%',
  collectCoverageFrom: [
    'src/**/*.{ts,tsx}',
    '{server,tools}/**/*.ts',
    '!{src,server}/testing/**',
    '!**/*.d.ts',
  ],
  coverageDirectory: 'coverage',
  projects: [
    // Tests that render components run in jsdom. A `.test.ts` file that needs browser objects names
    // this environment on its first line.
    {
      ...sharedConfig,
      displayName: 'page',
      testEnvironment: '<rootDir>/src/testing/environment.ts',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    {
      ...sharedConfig,
      displayName: 'rule',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,tools/{doctor,prerender,programs}}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    {
      ...sharedConfig,
      displayName: 'server',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/testing/prepareTests.mjs',
      testMatch: ['<rootDir>/{server,tools/{build,containers,lint,site}}/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', proofPattern],
    },
    // Slow tests, and tests that need other programs. Only `npm run prove` runs them.
    {
      ...sharedConfig,
      displayName: 'proof',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/testing/prepareTests.mjs',
      testRegex: proofPattern,
    },
  ],
};

export default config;
