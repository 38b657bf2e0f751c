/* What Jest runs before the server's tests: the demo database is made once, not by each shop that they start. */
import { runNode } from './run.mjs';
import { bundleServer, testedBundle } from './serverBundle.mjs';

export default async function prepareTests() {
  await runNode([await bundleServer(testedBundle), '--prepare']);
}
