/** The widths in which the back end serves the images below its `/media/`. */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600, 1920] as const;

/** Vector images scale by themselves, and a resized GIF stops moving. */
function isResizable(address: string, apiBaseUrl: string): boolean {
  const here = window.location.origin;
  const url = new URL(address, here);
  const backEnd = new URL(apiBaseUrl || here, here);
  return (
    url.origin === backEnd.origin &&
    url.pathname.startsWith('/media/') &&
    !/\.(svg|gif)$/i.test(url.pathname) &&
    !url.searchParams.has('w')
  );
}

const atWidth = (address: string, width: number): string => {
  const bare = address.replace(/#.*$/, '').replace(/\s/g, encodeURIComponent);
  return `${bare}${bare.includes('?') ? '&' : '?'}w=${String(width)}`;
};

/** See `imageUrl`; this knows nothing of the configuration, so that the early script can have it. */
export function mediaSrcSet(
  address: string,
  apiBaseUrl: string,
  maxWidth = 1920,
): string | undefined {
  if (!isResizable(address, apiBaseUrl)) return undefined;
  return imageWidths
    .filter((width) => width <= maxWidth)
    .map((width) => `${atWidth(address, width)} ${String(width)}w`)
    .join(', ');
}
