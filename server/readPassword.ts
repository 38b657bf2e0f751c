import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** Reads a password from the first line of the standard input. A terminal hides what is typed. */
export async function readPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const nullOutput = new Writable({ write: (_chunk, _encoding, callback) => callback() });
  const lines = createInterface({ input: stdin, output: nullOutput, terminal: stdin.isTTY });
  if (stdin.isTTY) stderr.write('Password: ');
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    // Close the input, because an open pipe would prevent this process from ending.
    stdin.destroy();
    if (stdin.isTTY) stderr.write('\n');
  }
}
