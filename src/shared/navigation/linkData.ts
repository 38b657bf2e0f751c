/** A fragment of ours is never longer, in characters. */
export const longestFragment = 16_000;

const toBinary = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** `#products=WyIxMSJd`: a value as JSON in base64url. What stands in a fragment never reaches a server. */
export function writeFragment(name: string, value: unknown): string {
  const data = btoa(toBinary(new TextEncoder().encode(JSON.stringify(value))));
  return `#${name}=${data.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** What stands there under the name, unchecked. `undefined`: nothing does; `null`: it cannot be read. */
export function readFragment(hash: string, name: string): unknown {
  const start = `#${name}=`;
  if (!hash.startsWith(start)) return undefined;
  // Messengers take the full stop behind a link for a part of it.
  const [data = ''] = /^[\w-]*/.exec(hash.slice(start.length)) ?? [];
  if (hash.length > longestFragment) return null;
  try {
    const binary = atob(data.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return (JSON.parse(text) as unknown) ?? null;
  } catch {
    return null;
  }
}
