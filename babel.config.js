/**
 * Babel's presets for webpack and Jest.
 * @param {import('@babel/core').ConfigAPI} api
 */
module.exports = (api) => {
  const isJest = api.env('test');
  // From Node 24.9, Jest loads .mjs files as ES modules.
  const isEsModule = api.caller((caller) => caller?.supportsStaticESM === true);
  return {
    presets: [
      [
        '@babel/preset-env',
        // webpack needs import statements for tree shaking, and Jest needs CommonJS. The browsers
        // that webpack builds for are listed in package.json.
        isJest
          ? { targets: { node: 'current' }, modules: isEsModule ? false : 'commonjs' }
          : { modules: false, bugfixes: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic', development: api.env('development') }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
