/**
 * Babel's presets for webpack and Jest.
 * @param {import('@babel/core').ConfigAPI} api
 */
module.exports = (api) => {
  const isJest = api.env('test');
  return {
    presets: [
      [
        '@babel/preset-env',
        // webpack needs import statements for tree shaking, and Jest needs CommonJS. The browsers
        // that webpack builds for are listed in package.json.
        isJest
          ? { targets: { node: 'current' }, modules: 'commonjs' }
          : { modules: false, bugfixes: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic', development: api.env('development') }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
