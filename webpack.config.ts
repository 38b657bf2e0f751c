import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';

import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compilation, Compiler, Configuration, EntryObject } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';

const root = process.cwd();
const backEnd = `http://localhost:${process.env.API_PORT ?? '4100'}`;
const compressible = /\.(js|css|html|svg)$/;
// Edited or read as they stand on the host: no compressed twin may go stale beside them.
const copiedAsIs = /^(config\.js|robots\.txt)$/;

type Arguments = { mode?: Configuration['mode']; env?: { WEBPACK_SERVE?: boolean } };

/**
 * Puts into index.html what html-webpack-plugin has no option for: the preload of the typeface; the first style sheet
 * itself, instead of a link that the first paint would wait for; and, instead of the bundle, its preloads and the
 * `early` script straight after config.js, which starts the first requests and then runs the bundle.
 */
class FirstBytesPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('FirstBytes', (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).alterAssetTagGroups.tap('FirstBytes', (tags) => {
        const isScript = (tag: HtmlWebpackPlugin.HtmlTagObject, name: RegExp) =>
          tag.tagName === 'script' && name.test(srcOf(tag));
        const [early] = tags.headTags.filter((tag) => isScript(tag, /\/early\.\w+\.js$/));
        if (!early) return tags;
        const [product] = tags.headTags.filter((tag) => isScript(tag, /\/earlyProduct\./));
        const bundle = tags.headTags.filter(
          (tag) => isScript(tag, /./) && tag !== early && tag !== product,
        );
        const rest = tags.headTags
          .filter((tag) => !isScript(tag, /./))
          .map((tag) => inlined(tag, compilation));
        delete early.attributes['defer'];
        early.attributes['data-chunks'] = pageScripts(compilation);
        early.attributes['data-entry'] = bundle.map(srcOf).join();
        early.attributes['data-product'] = product ? srcOf(product) : '';

        const font = Object.keys(compilation.assets).find((name) =>
          /figtree-latin-wght-normal[.\w]*\.woff2$/.test(name),
        );
        const preload = (attributes: Record<string, string | boolean>) => ({
          tagName: 'link',
          voidTag: true,
          meta: {},
          attributes: { rel: 'preload', ...attributes },
        });
        return {
          ...tags,
          headTags: [
            preload({ as: 'font', type: 'font/woff2', href: `/${font ?? ''}`, crossorigin: true }),
            ...rest,
            ...bundle.map((tag) =>
              preload({ as: 'script', href: srcOf(tag), fetchpriority: 'low' }),
            ),
          ],
          // The second is for when the first does not arrive.
          bodyTags: [early, early, ...tags.bodyTags],
        };
      });
    });
  }
}

/** What each page needs beside the bundle, for `early` to preload: for each the first part of its path, `=`, addresses. */
function pageScripts(compilation: Compilation): string {
  const pages = { '': 'home', products: 'products', categories: 'categories', product: 'product' };
  const loaded = new Set(compilation.entrypoints.get('main')?.getFiles());
  return Object.entries(pages)
    .map(([page, chunk]) => {
      const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? [];
      const scripts = files.filter((file) => file.endsWith('.js') && !loaded.has(file));
      return `${page}=${scripts.map((file) => `/${file}`).join(',')}`;
    })
    .join(' ');
}

/** The style sheet that a link leads to, in its place. */
function inlined(tag: HtmlWebpackPlugin.HtmlTagObject, compilation: Compilation) {
  const { rel, href } = tag.attributes;
  if (rel !== 'stylesheet' || typeof href !== 'string') return tag;
  const css = compilation.getAsset(href.replace(/^\//, ''))?.source.source();
  if (css === undefined) return tag;
  const innerHTML = css.toString().replace(/\/\*# sourceMappingURL.*\*\//, '');
  return { tagName: 'style', voidTag: false, meta: {}, attributes: {}, innerHTML };
}

function srcOf(tag: HtmlWebpackPlugin.HtmlTagObject): string {
  const { src } = tag.attributes;
  return typeof src === 'string' ? src : '';
}

function entries(production: boolean): EntryObject {
  const main = './src/index.tsx';
  const early = './src/early.ts';
  // They run before, and without, the runtime of the application. In development a second runtime
  // would answer the first one's hot updates.
  if (!production) return { main: [early, main] };
  return {
    main,
    early: { import: early, runtime: false },
    earlyProduct: { import: './src/earlyProduct.ts', runtime: false },
  };
}

export default (
  env: { WEBPACK_SERVE?: boolean },
  args: Arguments,
): Configuration & { devServer: DevServerConfiguration } => {
  const production = args.mode !== 'development';
  const serving = env.WEBPACK_SERVE === true;
  const hash = production ? '.[contenthash:6]' : '';

  return {
    mode: production ? 'production' : 'development',
    entry: entries(production),
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: path.join(root, 'dist'),
      publicPath: '/',
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@': path.join(root, 'src'),
        // The package's own entry is the development build, with its warnings: 2 KB (gzip) more.
        ...(production && {
          'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    module: {
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'babel-loader',
          options: {
            envName: production ? 'production' : 'development',
            plugins: serving ? ['react-refresh/babel'] : [],
          },
        },
        {
          test: /\.css$/,
          use: [production ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
        },
        // CommonJS that does not say of itself that it may be left out where it is not used.
        { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
        { test: /\.(woff2?|eot|ttf|png|jpe?g|gif|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new HtmlWebpackPlugin({
        template: 'public/index.html',
        scriptLoading: 'defer',
        minify: production && {
          collapseWhitespace: true,
          removeComments: true,
          minifyCSS: true,
          keepClosingSlash: true,
        },
      }),
      new FirstBytesPlugin(),
      new CopyPlugin({
        patterns: [
          {
            from: 'public',
            // The dev server takes config.js from the back end, which completes it.
            globOptions: { ignore: ['**/index.html', ...(serving ? ['**/config.js'] : [])] },
            // Says "minified already": the comments in config.js are for whoever edits it.
            info: { minimized: true },
          },
        ],
      }),
      ...(production
        ? [
            new MiniCssExtractPlugin({
              filename: `assets/[name]${hash}.css`,
              chunkFilename: `assets/[name]${hash}.css`,
            }),
            new CompressionPlugin<BrotliOptions>({
              test: compressible,
              exclude: copiedAsIs,
              filename: '[path][base].br',
              algorithm: 'brotliCompress',
              compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
              minRatio: 1,
            }),
            new CompressionPlugin({
              test: compressible,
              exclude: copiedAsIs,
              filename: '[path][base].gz',
              algorithm: 'gzip',
              compressionOptions: { level: 9 },
              minRatio: 1,
            }),
          ]
        : []),
      ...(serving ? [new ReactRefreshWebpackPlugin({ overlay: false })] : []),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: 'deterministic',
      splitChunks: {
        chunks: (chunk) => !chunk.name?.startsWith('early'),
        cacheGroups: {
          // What home, listing and product share: a file of its own is one more thing to ask for.
          shared: {
            name: 'main',
            minChunks: 2,
            test: /[\\/]src[\\/](?:features[\\/]catalog|shared)[\\/]/,
            chunks: (chunk) => ['main', 'home', 'products', 'product'].includes(chunk.name ?? ''),
          },
        },
      },
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    // The budget of what a visitor loads is scripts/budget.json.
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      buildDependencies: { config: [path.join(root, 'webpack.config.ts')] },
    },
    stats: 'errors-warnings',
    devServer: {
      port: Number(process.env.DEV_PORT ?? '3000'),
      hot: true,
      // Product addresses may hold dots.
      historyApiFallback: { disableDotRule: true },
      proxy: [{ context: ['/api', '/config.js', '/media', '/uploads'], target: backEnd }],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
  };
};
