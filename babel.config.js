/** One set of presets for webpack and Jest.
 * @param {import('@babel/core').ConfigAPI} api */
module.exports = (api) => {
  const inJest = api.env('test');
  return {
    presets: [
      [
        '@babel/preset-env',
        // webpack needs the import statements to shake the tree, and Jest none; browsers come from package.json.
        inJest
          ? { targets: { node: 'current' }, modules: 'commonjs' }
          : { modules: false, bugfixes: true },
      ],
      ['@babel/preset-react', { runtime: 'automatic', development: api.env('development') }],
      ['@babel/preset-typescript', { onlyRemoveTypeImports: true }],
    ],
  };
};
