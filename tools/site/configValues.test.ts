import { runInNewContext } from 'node:vm';
import { createSite } from '@shop/server/createSite';
import { createMemoryStore } from '@shop/server/testing/memoryStore';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import { demoOptions, demoRows } from '@shop/server/testing/testApp';
import { readConfigValues } from './configValues.mjs';

const { folder, write } = createTempFolder();

test('reads a config.js that the reference back end has extended', async () => {
  write('config.js', "window.storefrontConfig = { apiBaseUrl: '', firebase: null };");
  const site = createSite(createMemoryStore(demoRows), {
    ...demoOptions,
    staticFolder: folder,
    media: { cacheFolder: folder, run: (work) => work() },
    identitySecret: 'only for tests',
  });
  const text = await (await site.request('http://localhost:4000/config.js')).text();
  const window: { storefrontConfig?: object } = {};
  runInNewContext(text, { window });
  expect(window.storefrontConfig).toHaveProperty('firebase.emulatorUrl');
  expect(readConfigValues(text).value).toEqual(window.storefrontConfig);
});
