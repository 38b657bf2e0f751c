/** Longest fragment of a link that the shop writes or reads, in characters. */
export const maxFragmentLength = 16_000;

const toBinaryString = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/**
 * Writes a value into the fragment of a link, as JSON in base64url: `#products=WyIxMSJd`. Browsers
 * never send a fragment to a server.
 */
export function writeFragment(name: string, value: unknown): string {
  const data = btoa(toBinaryString(new TextEncoder().encode(JSON.stringify(value))));
  return `#${name}=${data.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/**
 * Reads a value from the fragment of a link without validating it. Returns `undefined` if the name
 * does not match, and `null` if the value is unreadable.
 */
export function readFragment(hash: string, name: string): unknown {
  const prefix = `#${name}=`;
  if (!hash.startsWith(prefix)) return undefined;
  // Messengers treat a full stop after a link as part of the link.
  const [data = ''] = /^[\w-]*/.exec(hash.slice(prefix.length)) ?? [];
  if (hash.length > maxFragmentLength) return null;
  try {
    const binaryString = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binaryString, (character) => character.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return (JSON.parse(text) as unknown) ?? null;
  } catch {
    return null;
  }
}
