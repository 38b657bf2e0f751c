/*
 * What Jest runs before the server's tests: the programs that they start are bundled, and the demo database is made,
 * once and not by each.
 */
import { runNode } from './run.mjs';
import { bundleServer, commandEntry, testedBundle, testedCommand } from './serverBundle.mjs';

export default async function prepareTests() {
  await bundleServer(testedCommand, commandEntry);
  await runNode([await bundleServer(testedBundle), '--prepare']);
}
