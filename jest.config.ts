/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import { compilerOptions } from './tsconfig.json';

/** TypeScript's, which webpack and esbuild read by themselves: '@/*' from './src/*'. */
const aliases = Object.fromEntries(
  Object.entries(compilerOptions.paths).map(([alias, folders]) => [
    `^${alias.replace('*', '(.*)')}$`,
    folders.map((folder) => folder.replace('.', '<rootDir>').replace('*', '$1')),
  ]),
);

const shared: Config = {
  // The "m" matters: some dependencies of msw ship only .mjs.
  transform: { '\\.m?[jt]sx?$': 'babel-jest' },
  transformIgnorePatterns: [
    '/node_modules/(?!(rettime|until-async|@open-draft|react-medium-image-zoom|web-vitals|@adobe/structured-data-validator|@redux-devtools/instrument|lodash-es)/)',
  ],
  moduleNameMapper: {
    '\\.(css|woff2|png|jpe?g|webp|avif|svg)$': '<rootDir>/src/testing/assetStub.ts',
    ...aliases,
  },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/', '<rootDir>/.data/'],
};

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
    // What draws, or needs a browser's objects: in jsdom. A `.test.ts` that does says so on its first line.
    {
      ...shared,
      displayName: 'page',
      testEnvironment: '<rootDir>/src/testing/environment.ts',
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    {
      ...shared,
      displayName: 'rule',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{src,tools/{doctor,prerender}}/**/*.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
    },
    {
      ...shared,
      displayName: 'server',
      testEnvironment: 'node',
      globalSetup: '<rootDir>/server/testing/prepareTests.mjs',
      testMatch: ['<rootDir>/{server,tools/{build,containers,lint,site}}/**/*.test.ts'],
    },
  ],
};

export default config;
