/*
 * Jest runs this before the server's tests. It bundles the programs once for all tests.
 */
import { bundleServer, commandEntry, testServerBundle, testCommandBundle } from '../bundle.mjs';

export default async function prepareTests() {
  await bundleServer(testCommandBundle, commandEntry);
  await bundleServer(testServerBundle);
}
