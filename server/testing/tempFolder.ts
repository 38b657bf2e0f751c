import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Creates a temporary folder, which is removed after the test file. */
export function tempFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const at = (name: string) => path.join(folder, name);
  const read = (name: string) => readFileSync(at(name), 'utf8');
  /** Creates missing folders. */
  const write = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(at(name)), { recursive: true });
    writeFileSync(at(name), content);
  };
  return { folder, at, read, write };
}
