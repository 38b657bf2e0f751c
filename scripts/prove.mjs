/*
 * `npm run prove`: what takes too long for `npm test`, on this machine alone: every fault of every call, every journey on
 * every screen, every page in every state under every check of accessibility, two builds alike, the shop under attack and
 * load, and killed in the middle of writes.
 * `--only faults,kill`, `--minutes N` of load (default 10), `--kills N` (default 20).
 */
import { parseArgs } from 'node:util';

import { proveAccess } from './proveAccess.mjs';
import { proveAttack } from './proveAttack.mjs';
import { proveKills } from './proveKills.mjs';
import { proveLoad } from './proveLoad.mjs';
import { proveBrowsers, proveBuild, proveFaults } from './proveTests.mjs';

/** @type {Record<string, (options: { minutes: number, kills: number }) => Promise<import('./proof.mjs').Finding[]>>} */
const parts = {
  faults: proveFaults,
  browsers: proveBrowsers,
  access: proveAccess,
  build: proveBuild,
  attack: proveAttack,
  kill: proveKills,
  load: proveLoad,
};

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: Object.keys(parts).join(',') },
    minutes: { type: 'string', default: '10' },
    kills: { type: 'string', default: '20' },
  },
});
const options = { minutes: Number(values.minutes), kills: Number(values.kills) };

for (const name of values.only.split(',')) {
  const part = parts[name];
  if (!part) throw new Error(`No part "${name}". Known: ${Object.keys(parts).join(', ')}`);
  console.log(`\n=== ${name} ===`);
  const findings = await part(options);
  console.table(findings);
  if (findings.some(({ met }) => !met)) process.exitCode = 1;
}
console.log(process.exitCode ? 'A bar was missed.' : 'Every bar was met.');
