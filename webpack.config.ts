import { readFileSync } from 'node:fs';
import path from 'node:path';
import { constants, type BrotliOptions } from 'node:zlib';
import ReactRefreshWebpackPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import CompressionPlugin from 'compression-webpack-plugin';
import CopyPlugin from 'copy-webpack-plugin';
import CssMinimizerPlugin from 'css-minimizer-webpack-plugin';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import TerserPlugin from 'terser-webpack-plugin';
import { EnvironmentPlugin, type Configuration } from 'webpack';
import type { Configuration as DevServerConfiguration } from 'webpack-dev-server';
import { BuildListPlugin } from '@shop/build/buildListPlugin';

const root = process.cwd();
const basePath = process.env.BASE_PATH ?? '/';

/**
 * Returns the page template for development. It contains only the script `config.js`, because
 * `HtmlWebpackPlugin` adds the others.
 */
const createDevelopmentPage = () =>
  readFileSync('public/index.html', 'utf8')
    .replaceAll('%base%', basePath)
    .replace(/<!--(?:first|policy|data)-->|<script data-path.*?<\/script>/gs, '')
    .replace('<!--head-->', '<script src="/config.js"></script>');

const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 11 };
type CompressionSettings = BrotliOptions & { level?: number };
/** Returns a plugin that adds a compressed variant of each file, which some web servers send. */
const createCompressionPlugin = (
  algorithm: string,
  extension: string,
  compressionOptions: CompressionSettings,
) =>
  new CompressionPlugin<CompressionSettings>({
    test: /\.(js|css|svg)$/,
    // Operators edit config.js on the web server. A compressed variant would then be outdated.
    exclude: /^config\.js$/,
    filename: `[path][base].${extension}`,
    algorithm,
    compressionOptions,
    minRatio: 1,
  });

/**
 * Puts a comment at the start of each script. The comment makes Chromium compile the whole script
 * in the background while it loads.
 */
const terserOptions = { format: { preamble: '//# allFunctionsCalledOnLoad\n' } };

type CommandLineArgs = Pick<Configuration, 'mode'>;
type Config = Configuration & { devServer: DevServerConfiguration };

export default (
  env: { WEBPACK_SERVE?: boolean },
  { mode = 'production' }: CommandLineArgs,
): Config => {
  const isProduction = mode !== 'development';
  const isDevServer = env.WEBPACK_SERVE === true;
  const hashSuffix = isProduction ? '.[contenthash:6]' : '';
  return {
    mode,
    entry: {
      main: './src/index.tsx',
      // Runs before the app.
      ...(isProduction && { loader: { import: './src/app/boot/loadScripts.ts', runtime: false } }),
    },
    devtool: isProduction ? 'hidden-source-map' : 'cheap-module-source-map',
    output: {
      path: path.resolve(root, process.env.OUT_DIR ?? 'dist'),
      publicPath: basePath,
      filename: `assets/[name]${hashSuffix}.js`,
      chunkFilename: `assets/[name]${hashSuffix}.js`,
      assetModuleFilename: `assets/[name]${hashSuffix}[ext]`,
      clean: true,
      trustedTypes: 'chunks',
      // The default template contains a hash of the folder, so builds in different folders would
      // differ.
      devtoolFallbackModuleFilenameTemplate: 'webpack://[namespace]/[resource-path]?[loaders]',
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      tsconfig: true, // reads the path aliases of tsconfig.json
      alias: {
        // Without this alias, webpack would use the development build of react-router.
        ...(isProduction && {
          'react-router$': path.join(root, 'node_modules/react-router/dist/production/index.mjs'),
        }),
      },
    },
    module: {
      // Makes lazy scripts load before pictures further down the page.
      parser: { javascript: { dynamicImportFetchPriority: 'high' } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'babel-loader',
          options: { envName: mode, plugins: isDevServer ? ['react-refresh/babel'] : [] },
        },
        {
          test: /\.css$/,
          use: [isProduction ? MiniCssExtractPlugin.loader : 'style-loader', 'css-loader'],
        },
        // Only Emotion's `withTheme` imports this package, and the shop does not use `withTheme`.
        { test: /hoist-non-react-statics/, sideEffects: false },
        { test: /\.(woff2?|eot|ttf|png|jpe?g|gif|webp|avif|svg)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      new EnvironmentPlugin({ BASE_PATH: basePath }),
      // The prerenderer writes the HTML of the production site. `HtmlWebpackPlugin` writes it
      // during development.
      ...(isProduction
        ? [new BuildListPlugin(basePath)]
        : [
            new HtmlWebpackPlugin({
              templateContent: createDevelopmentPage,
              scriptLoading: 'defer',
            }),
          ]),
      new CopyPlugin({
        patterns: [
          {
            from: 'public',
            // The dev server requests config.js from the back end, which adds values to the file.
            globOptions: { ignore: ['**/index.html', ...(isDevServer ? ['**/config.js'] : [])] },
            // Declare the files as minified. Otherwise, config.js would lose the comments that
            // operators need.
            info: { minimized: true },
          },
        ],
      }),
      ...(isProduction
        ? [
            new MiniCssExtractPlugin({ filename: `assets/[name]${hashSuffix}.css` }),
            createCompressionPlugin('brotliCompress', 'br', { params: brotliParams }),
            createCompressionPlugin('gzip', 'gz', { level: 9 }),
          ]
        : []),
      ...(isDevServer ? [new ReactRefreshWebpackPlugin({ overlay: false })] : []),
    ],
    optimization: {
      splitChunks: {
        chunks: ({ name }) => !/^(?:loader|measure)$/.test(name ?? ''),
        // Browsers open at most six HTTP/1.1 connections to a host. A seventh file would have to
        // wait for a whole round trip.
        maxAsyncRequests: 6,
      },
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false, terserOptions }),
        new CssMinimizerPlugin(),
      ],
    },
    performance: { hints: false }, // `npm run bench` compares the sizes instead
    cache: {
      type: 'filesystem',
      // Each base path has its own cache, because cached style sheets contain addresses.
      name: `${mode}${basePath.replaceAll('/', '-')}`,
      // The cache is discarded when one of these files changes. package.json lists the supported
      // browsers.
      buildDependencies: { config: [__filename, path.resolve('package.json')] },
    },
    stats: 'errors-warnings',
    devServer: {
      port: Number(process.env.DEV_PORT ?? '3000'),
      // Treat an address with a dot as a page, too, because addresses of products may contain dots.
      historyApiFallback: { disableDotRule: true },
      proxy: [
        {
          context: [
            ...['/api', '/config.js', '/measure', '/media', '/uploads'],
            // The demo identity provider of the back end answers these paths.
            ...['/emulator', '/identitytoolkit.googleapis.com', '/securetoken.googleapis.com'],
          ],
          target: `http://127.0.0.1:${process.env.API_PORT ?? '4100'}`,
        },
      ],
      client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
    },
  };
};
