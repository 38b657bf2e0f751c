/*
 * Jest runs this before the server's tests. It bundles the programs once for all tests.
 */
import {
  bundleServer,
  commandEntryPath,
  testServerBundlePath,
  testCommandBundlePath,
} from '../bundle.mjs';

export default async function prepareTests() {
  await bundleServer(testCommandBundlePath, commandEntryPath);
  await bundleServer(testServerBundlePath);
}
