import { findSuggestion } from '@shop/server/findSuggestion';
import { StorefrontConfig } from '@/shared/config/runtimeConfig';

/** The parts of a valibot schema that define the keys of an object. */
interface Schema {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  type?: string;
}

interface UnknownKey {
  /** Such as `brand.tagLine`. */
  key: string;
  /** The known key that was probably meant. */
  suggestion?: string;
}

/**
 * Returns the keys of a `config.js` that the shop does not know, at any depth. The schema ignores
 * them silently.
 */
export function findUnknownKeys(
  value: unknown,
  schema: Schema = { ...(StorefrontConfig as Schema), entries: shopKeys },
  path = '',
): UnknownKey[] {
  const { entries, wrapped, type } = schema;
  if (wrapped) return findUnknownKeys(value, wrapped, path);
  // Firebase's configuration may contain more than the shop reads.
  if (!entries || type === 'loose_object' || typeof value !== 'object' || value === null) return [];
  const knownKeys = Object.keys(entries);
  return Object.entries(value).flatMap(([name, inner]): UnknownKey[] => {
    const entry = entries[name];
    if (entry) return findUnknownKeys(inner, entry, `${path}${name}.`);
    const suggestion = findSuggestion(name, knownKeys);
    return [{ key: path + name, ...(suggestion && { suggestion: path + suggestion }) }];
  });
}

/** Only the headers of the site use `policy`. */
const shopKeys: Record<string, Schema> = {
  ...(StorefrontConfig as Schema).entries,
  policy: {},
};
