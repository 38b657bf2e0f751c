import { spawn } from 'node:child_process';
import { once } from 'node:events';

test('npm run prerender --every continues after a failed round', async () => {
  // No server listens at the address of `--api`.
  const cliArgs = [
    '--api',
    'http://127.0.0.1:9',
    '--site',
    'http://localhost',
    '--out',
    'public',
    '--host-files=',
  ];
  const child = spawn(process.execPath, [
    'tools/prerender/prerenderCommand.mjs',
    ...cliArgs,
    '--every',
    '1s',
  ]);
  let messages = '';
  child.stderr.on('data', (text: Buffer) => (messages += text.toString()));
  const failureMessage = 'The pages stay unchanged. Trying again in 1s.\n';
  while (messages.split(failureMessage).length < 3) await once(child.stderr, 'data');
  child.kill();
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 60_000);
