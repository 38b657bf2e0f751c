/** The map service that shows an address without a key; `server/` allows this origin in frames. */
const service = 'https://www.google.com/maps';

const withAddress = (address: string, more: Record<string, string> = {}): string =>
  `${service}?${new URLSearchParams({ q: address, ...more }).toString()}`;

export const mapLinkUrl = (address: string): string => withAddress(address);
export const mapEmbedUrl = (address: string): string => withAddress(address, { output: 'embed' });
