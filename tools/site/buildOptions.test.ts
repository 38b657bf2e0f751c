import { spawnSync } from 'node:child_process';
import { createTempFolder } from '@shop/server/testing/tempFolder';
import {
  buildFile,
  readBuildOptions,
  readPrerenderOptions,
  refuseForeignFolder,
} from './buildOptions.mjs';

test.each([
  [[], '/'],
  [['--base', '/shop/'], '/shop/'],
  [['--base=/shop'], '/shop/'],
  [['--base', '/a.b/~c_d-2'], '/a.b/~c_d-2/'],
])('the arguments %j set the base path %s', (args, base) => {
  expect(readBuildOptions(args)).toEqual({ base, out: 'dist', hostFiles: 'host' });
});

const invalidBases = ['', 'shop', '//shop', '/a b', '/../', '/a?b', '/%41'];
test.each([...invalidBases, 'https://example.com/'])('refuses the base "%s"', (base) => {
  expect(() => readBuildOptions([`--base=${base}`])).toThrow(/--base .* is not a valid folder/);
});

test.each([
  ['build', '/etc/shop', ['--host-files', '/etc/shop']],
  ['build', '', ['--host-files=']],
])('npm run %s reads the operator’s own files from "%s"', (_name, hostFiles, args) => {
  expect(readBuildOptions(args)).toMatchObject({ hostFiles });
});

test.each([
  ['build', 'tools/cli/build.mjs', ['--base', '--out', '--host-files']],
  ['prerender', 'tools/prerender/prerenderCommand.mjs', ['--api', '--every', '--host-files']],
  ['start', 'tools/cli/start.mjs', ['--brand', '--port', '--reset']],
  ['server', 'tools/cli/server.mjs', ['--port', '--reset']],
  ['doctor', 'tools/doctor/doctorCommand.mjs', ['--api', '--really', '--json']],
  ['inbox', 'tools/cli/command.mjs inbox', ['--since', '--csv', '--as']],
  ['measure', 'tools/cli/command.mjs measure', ['--as']],
  ['admin', 'tools/cli/command.mjs admin', ['create EMAIL', 'remove EMAIL']],
  ['catalogue', 'tools/cli/command.mjs catalogue', ['import PATH', '--dry-run']],
  ['backup', 'tools/cli/command.mjs backup', ['FILE']],
  ['restore', 'tools/cli/command.mjs restore', ['FILE']],
])('npm run %s -- --help lists its options', (_name, command, options) => {
  const args = [...command.split(' '), '--help'];
  const { stdout } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  expect(options.filter((option) => !stdout.includes(`  ${option}`))).toEqual([]);
});

const { getPath, write } = createTempFolder();
test('accepts another output folder unless it contains other files', () => {
  expect(readBuildOptions(['--out', 'site'])).toEqual({
    base: '/',
    out: 'site',
    hostFiles: 'host',
  });
  const check = (name: string) => () => refuseForeignFolder(getPath(name));
  write(`built/${buildFile}`, '{}');
  for (const name of ['missing', 'built']) expect(check(name)).not.toThrow();
  expect(check('.')).toThrow(/contains files that are not a built site/);
});

const apiArgs = ['--api', 'https://api.example.com'];
const site = 'https://shop.example.com';
test('npm run prerender accepts origins, --force and --every', () => {
  const args = [...apiArgs, '--site', `${site}/x?y`];
  const options = { api: apiArgs[1], site, out: 'dist', hostFiles: 'host', force: false };
  expect(readPrerenderOptions(args)).toEqual(options);
  expect(readPrerenderOptions([...args, '--force'])).toEqual({ ...options, force: true });
  const every = { text: '15m', ms: 900_000 };
  expect(readPrerenderOptions([...args, '--every', '15m'])).toEqual({ ...options, every });
});

test.each([
  [apiArgs, /--site must be an origin/],
  [['--api', 'api.example.com', '--site', site], /--api must be an origin/],
  [[...apiArgs, '--site', 'ftp://shop.example.com'], /--site must be an origin/],
  [[...apiArgs, '--sites', site], /--sites/],
  [[...apiArgs, '--site', site, '--every', '15'], /--every must be a time/],
  [[...apiArgs, '--site', site, '--every', '600h'], /--every must be a time/],
  [
    [...apiArgs, '--site', site, '--force', '--every', '15m'],
    /--force cannot be combined with --every/,
  ],
])('npm run prerender refuses %j', (args, messagePattern) => {
  expect(() => readPrerenderOptions(args)).toThrow(messagePattern);
});

test('npm run prerender prints its usage after an error', () => {
  const { status, output } = spawnSync(process.execPath, ['tools/prerender/prerenderCommand.mjs']);
  const outputPattern = /^--api must be an origin .*\n\nnpm run prerender -- --api ORIGIN /;
  expect([status, output.join('')]).toEqual([1, expect.stringMatching(outputPattern)]);
});
