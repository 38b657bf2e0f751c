import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { claimFolder, startOf } from './claimFolder';

const folder = mkdtempSync(path.join(tmpdir(), 'shop-claim-'));
const file = path.join(folder, 'shop.pid');
/** Another process that runs: who started this one. */
const pid = process.ppid;
afterAll(() => rmSync(folder, { recursive: true }));

it('leaves a folder to the process that holds it, also one that no signal of ours reaches', async () => {
  writeFileSync(file, `${pid} ${startOf(pid)}`);
  await expect(claimFolder(folder)).rejects.toThrow(`another running shop (process ${pid})`);
  const kill = jest.spyOn(process, 'kill').mockImplementation(() => {
    throw Object.assign(new Error('not permitted'), { code: 'EPERM' });
  });
  await expect(claimFolder(folder)).rejects.toThrow('another running shop');
  kill.mockRestore();
});

it.each([
  ['of a process that has ended', '999999999 1'],
  ['of a process whose number another one has now', `${pid} long-ago`],
  ['of this very number, as in a container', `${process.pid} long-ago`],
  ['that makes no sense', 'x'],
])('takes the folder over from a claim %s', async (_name, content) => {
  writeFileSync(file, content);
  const release = await claimFolder(folder);
  expect(readFileSync(file, 'utf8')).toBe(`${process.pid} ${startOf(process.pid)}`);
  await release();
  expect(existsSync(file)).toBe(false);
});
