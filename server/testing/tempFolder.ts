import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder. It is removed after the tests of the file. */
export function createTempFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const getPath = (name: string) => path.join(folder, name);
  const read = (name: string) => readFileSync(getPath(name), 'utf8');
  /** Writes a file, and creates missing folders. */
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(getPath(name)), { recursive: true });
    writeFileSync(getPath(name), content);
  };
  return { folder, getPath, read, write };
}
