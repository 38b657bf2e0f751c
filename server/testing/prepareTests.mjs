/* What Jest runs before the server's tests: the programs that they start are bundled, once and not by each. */
import { bundleServer, commandEntry, testedBundle, testedCommand } from '../bundle.mjs';

export default async function prepareTests() {
  await bundleServer(testedCommand, commandEntry);
  await bundleServer(testedBundle);
}
