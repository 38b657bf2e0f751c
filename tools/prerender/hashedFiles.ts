import { createHash } from 'node:crypto';
import path from 'node:path';
import { writeWithVariants } from '@shop/site/compressedVariants';

/**
 * Writes JSON to a file whose name contains a hash of the content. Such a file may be cached for
 * ever.
 * @param folder relative to the site
 * @returns the path of the file relative to the site
 */
export async function writeHashedJson(
  siteFolder: string,
  folder: string,
  name: string,
  content: unknown,
): Promise<string> {
  const text = JSON.stringify(content);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  const file = `${folder}/${name}.${hash}.json`;
  await writeWithVariants(path.join(siteFolder, file), text);
  return file;
}
