let origin: string | undefined;

/** Says where the shop's pages are, where there is no window to tell: while pages are prerendered. */
export function setPageOrigin(known: string): void {
  origin = known;
}

export const pageOrigin = (): string => origin ?? window.location.origin;
