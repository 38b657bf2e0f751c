import { spawnSync } from 'node:child_process';

test('a program that is stopped at its time limit counts as failed', () => {
  const slowProgram = 'setTimeout(() => undefined, 5000)';
  const script = `
    import { runNode } from './tools/programs/run.mjs';
    process.exitCode = await runNode(['--eval', '${slowProgram}'], {}, 100);
  `;
  const { status } = spawnSync(process.execPath, ['--input-type=module', '--eval', script]);
  expect(status).toBe(1);
});
