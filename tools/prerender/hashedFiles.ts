import { createHash } from 'node:crypto';
import path from 'node:path';
import { writeWithVariants } from '@shop/site/compressedVariants';

/**
 * Writes JSON to a file whose name has a hash of what is in it, so that hosts may cache it for ever.
 * @param folder below the site's
 * @returns its name below the site's folder
 */
export async function writeHashedJson(
  out: string,
  folder: string,
  name: string,
  content: unknown,
): Promise<string> {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = `${folder}/${name}.${hash}.json`;
  await writeWithVariants(path.join(out, file), text);
  return file;
}
