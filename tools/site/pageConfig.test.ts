import { startServer } from '@shop/programs/hosts';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { readConfigOfFolder } from './hostFiles.mjs';
import { readPageConfig } from './pageConfig.mjs';

const { folder: out, write } = createTempFolder();

/** Returns the page configuration of a site whose back end serves the given `config.js`. */
async function readConfigFrom(
  ownConfig: object,
  createServedConfig: (origin: string) => string,
  { api, status = 200 }: { api?: string; status?: number } = {},
) {
  write('assets/build.json', '{"base":"/"}');
  write('config.js', `window.storefrontConfig = ${JSON.stringify(ownConfig)};`);
  const webServer = await startServer((request, response) => {
    response.statusCode = request.url === '/config.js' ? status : 404;
    response.end(createServedConfig(webServer.url));
  });
  const config = await readPageConfig({ api: api ?? webServer.url, site: webServer.url, out });
  await webServer.stop();
  return { config, origin: webServer.url };
}

const createConfigText = (emulatorUrl: string) =>
  `window.storefrontConfig = { firebase: null };
  if (window.storefrontConfig) window.storefrontConfig.firebase ||= ${JSON.stringify({ emulatorUrl })};`;

test('includes the demo identity provider that the back end adds', async () => {
  const { config, origin } = await readConfigFrom({ firebase: null }, createConfigText);
  expect(config).toEqual({ firebase: { emulatorUrl: origin } });
});

test.each([
  ['a provider at another origin', () => createConfigText('http://localhost:9099'), {}],
  ['no provider', () => 'window.storefrontConfig = { firebase: null };', {}],
  ['a value that must be computed', () => 'window.storefrontConfig = f();', {}],
  ['an error', createConfigText, { status: 500 }],
  ['its data from another origin', createConfigText, { api: 'http://localhost:9' }],
])(
  'uses the site’s own config.js if the back end serves %s',
  async (_, createServedConfig, options) => {
    const { config } = await readConfigFrom({ firebase: null }, createServedConfig, options);
    expect(config).toEqual(readConfigOfFolder(out));
  },
);

test('keeps the identity provider that the site’s own config.js names', async () => {
  const firebase = { apiKey: 'own' };
  expect((await readConfigFrom({ firebase }, createConfigText)).config).toEqual({ firebase });
});
