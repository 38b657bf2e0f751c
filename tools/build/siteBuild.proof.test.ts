import { spawnSync } from 'node:child_process';
import { createTempFolder } from '@shop/server/testing/tempFolder';

const { getPath, read, write } = createTempFolder();

describe('npm run build into the folder of an older site', () => {
  let messages = '';

  beforeAll(() => {
    write('site/assets/build.json', '{"base":"/","copied":{"config.js":"as it was copied"}}');
    write('site/config.js', 'window.storefrontConfig = { mine: true };');
    write('site/product/box/index.html', 'a prerendered page');
    const { stdout, stderr } = spawnSync(
      process.execPath,
      ['tools/cli/build.mjs', '--out', getPath('site'), '--host-files', getPath('host')],
      { encoding: 'utf8' },
    );
    messages = stdout + stderr;
  }, 180_000);

  test('keeps the settings that were edited in the site', () => {
    expect(read('site/config.js')).toContain('mine: true');
  });

  test('copies the edited settings into the operator’s folder', () => {
    expect(read('host/config.js')).toContain('mine: true');
  });

  test('reports to which file it has copied the edited settings', () => {
    expect(messages).toMatch(/config\.js was edited .* copied to .*host\/config\.js/);
  });

  test('reports how many prerendered pages were removed', () => {
    expect(messages).toContain('pages of products and articles removed by this build: 1.');
  });
});
