/*
 * Jest runs this before the server's tests. It bundles the programs once for all tests.
 */
import { bundleServer, commandEntry, testedBundle, testedCommand } from '../bundle.mjs';

export default async function prepareTests() {
  await bundleServer(testedCommand, commandEntry);
  await bundleServer(testedBundle);
}
