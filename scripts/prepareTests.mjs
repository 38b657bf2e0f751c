/*
 * What Jest runs before the server's tests: the programs that they start are bundled, and the demo database is made,
 * once and not by each.
 */
import { runNode } from './run.mjs';
import { bundleServer, testedBundle, testedInbox } from './serverBundle.mjs';

export default async function prepareTests() {
  await bundleServer(testedInbox, 'server/inbox/command.ts');
  await runNode([await bundleServer(testedBundle), '--prepare']);
}
