import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { claimFolder } from './claimFolder';
import { createTempFolder } from './testing/tempFolder';

const { folder } = createTempFolder();

it('a claimed folder cannot be claimed again until it is released', async () => {
  const release = await claimFolder(folder);
  await expect(claimFolder(folder)).rejects.toThrow('is in use by another running shop');
  release();
  const releaseAgain = await claimFolder(folder);
  releaseAgain();
});

/** Script of a process that claims the folder on request and never releases it. */
const claimantScript = `
  const { claimFolder } = require('./server/claimFolder');
  const say = (word) => () => process.stdout.write(word);
  process.stdin.once('data', () => claimFolder(process.argv[1]).then(say('won'), say('lost')));
  say('ready')();
`;

async function startClaimant() {
  const args = ['--require', 'esbuild-register', '--eval', claimantScript, folder];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
  const readOutput = async () => String(((await once(child.stdout, 'data')) as [Buffer])[0]);
  expect(await readOutput()).toBe('ready');
  return {
    claim: () => {
      child.stdin.write('now');
      return readOutput();
    },
    kill: () => {
      child.kill('SIGKILL');
      return once(child, 'exit');
    },
  };
}

const pairCount = 10;
it('only one of two simultaneous processes gets the folder', async () => {
  for (let pairIndex = 0; pairIndex < pairCount; pairIndex += 1) {
    const claimants = await Promise.all([startClaimant(), startClaimant()]);
    const claimResults = await Promise.all(claimants.map(({ claim }) => claim()));
    await Promise.all(claimants.map(({ kill }) => kill()));
    expect([pairIndex, ...claimResults.sort()]).toEqual([pairIndex, 'lost', 'won']);
  }
}, 600_000);
