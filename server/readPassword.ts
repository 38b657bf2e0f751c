import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads one line. At a terminal, the input is hidden. From a pipe, the first line is read. */
export async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const nullOutput = new Writable({ write: (_chunk, _encoding, callback) => callback() });
  const lines = createInterface({ input: stdin, output: nullOutput, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write('Password: ');
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    // An open pipe would prevent this process from ending.
    stdin.destroy();
    if (stdin.isTTY) stderr.write('\n');
  }
}
