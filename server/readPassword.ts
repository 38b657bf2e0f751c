import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** One line: typed unseen at a terminal, or the first one of what is piped in. */
export async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write('Password: ');
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    // A pipe that stays open would keep this process alive.
    stdin.destroy();
    if (stdin.isTTY) stderr.write('\n');
  }
}
