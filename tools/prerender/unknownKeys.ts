import { findSuggestion } from '@shop/server/findSuggestion';
import { StorefrontConfig } from '@/shared/config/runtimeConfig';

/** The properties of a valibot schema that define the keys of an object. */
interface Schema {
  entries?: Record<string, Schema>;
  wrapped?: Schema;
  type?: string;
}

interface UnknownKey {
  /** Path of the key, such as `brand.tagLine`. */
  key: string;
  /** The known key that the author probably meant. */
  suggestion?: string;
}

/**
 * Returns the keys of a `config.js` that the shop does not know, at any depth. They are reported,
 * because the schema ignores them silently.
 */
export function findUnknownKeys(
  value: unknown,
  schema: Schema = { ...(StorefrontConfig as Schema), entries: configKeySchemas },
  path = '',
): UnknownKey[] {
  const { entries, wrapped, type } = schema;
  if (wrapped) return findUnknownKeys(value, wrapped, path);
  // Skip objects such as Firebase's configuration, which may contain keys that the shop does not
  // read.
  if (!entries || type === 'loose_object' || typeof value !== 'object' || value === null) return [];
  const knownKeys = Object.keys(entries);
  return Object.entries(value).flatMap(([name, innerValue]): UnknownKey[] => {
    const entry = entries[name];
    if (entry) return findUnknownKeys(innerValue, entry, `${path}${name}.`);
    const suggestion = findSuggestion(name, knownKeys);
    return [{ key: path + name, ...(suggestion && { suggestion: path + suggestion }) }];
  });
}

/**
 * Schemas of all keys of `config.js`. `StorefrontConfig` lacks `policy`, because the app does not
 * use it. Only the headers and the templates of pages contain it.
 */
const configKeySchemas: Record<string, Schema> = {
  ...(StorefrontConfig as Schema).entries,
  policy: {},
};
