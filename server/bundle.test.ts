import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createTempFolder } from './testing/tempFolder';

const { getPath } = createTempFolder();
const packageName = '@zxcvbn-ts/language-common';

const toDataUrl = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;

/** Bundles the back end in a process in which the package with the passwords has this code. */
function bundleWithPackage(packageCode: string) {
  const hooks = `export const resolve = (name, context, next) => name === '${packageName}'
    ? { url: ${JSON.stringify(toDataUrl(packageCode))}, shortCircuit: true } : next(name, context);`;
  const register = `import { register } from 'node:module'; register(${JSON.stringify(toDataUrl(hooks))});`;
  const outfile = getPath('server.mjs');
  const code = `import { bundleServer } from './server/bundle.mjs'; await bundleServer(${JSON.stringify(outfile)});`;
  const args = ['--import', toDataUrl(register), '--input-type=module', '--eval', code];
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { status, stderr, isWritten: existsSync(outfile) };
}

it.each([
  ['lacks the list', 'export const dictionary = {};'],
  ['has a short list', 'export const dictionary = { "passwords-common": ["password"] };'],
])('bundling fails with a clear message if the package %s', (_title, packageCode) => {
  const { status, stderr, isWritten } = bundleWithPackage(packageCode);
  expect({ status, isWritten }).toEqual({ status: 1, isWritten: false });
  expect(stderr).toMatch(/Error: The list of common passwords has only [01] of the 3000 entries/);
});

it('bundling fails and names the package if it is not installed', () => {
  const { status, stderr } = bundleWithPackage(`import 'no-such-package';`);
  expect(status).toBe(1);
  expect(stderr).toContain('no-such-package');
});
