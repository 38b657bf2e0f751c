import { findMeant } from '@shop/server/findMeant';
import { StorefrontConfig } from '@/shared/config/runtimeConfig';

/** As much of a valibot schema as tells which keys an object may have. */
interface Schema {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  type?: string;
}

interface UnknownKey {
  /** Such as `brand.tagLine`. */
  key: string;
  /** The known key that was probably meant. */
  meant?: string;
}

/** The keys of a `config.js` that the shop does not know, at any depth. They would be ignored without a word. */
export function findUnknownKeys(
  value: unknown,
  schema: Schema = { ...(StorefrontConfig as Schema), entries: shopKeys },
  path = '',
): UnknownKey[] {
  const { entries, wrapped, type } = schema;
  if (wrapped) return findUnknownKeys(value, wrapped, path);
  // Firebase's configuration may hold more than the shop reads.
  if (!entries || type === 'loose_object' || typeof value !== 'object' || value === null) return [];
  const known = Object.keys(entries);
  return Object.entries(value).flatMap(([name, inner]): UnknownKey[] => {
    const own = entries[name];
    if (own) return findUnknownKeys(inner, own, `${path}${name}.`);
    const meant = findMeant(name, known);
    return [{ key: path + name, ...(meant && { meant: path + meant }) }];
  });
}

/** `policy` is for the headers of the site alone. */
const shopKeys: Record<string, Schema> = {
  ...(StorefrontConfig as Schema).entries,
  policy: {},
};
