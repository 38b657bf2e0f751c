/** How long, in ms, what a link's warming asked for may wait for the visit. */
const warmFor = 10_000;
/** A part that is mounted so long, in ms, after its data came asks anew, though the visit is the same. */
const freshFor = 30_000;

/** When the visit to the present page began, in ms; 0: with the document, whose early script asked already. */
let began = 0;
let isAhead = false;

/** Begins the visit to the page behind a link that is about to be followed. */
export function beginVisitAhead(): void {
  if (isAhead && Date.now() - began < warmFor) return;
  began = Date.now();
  isAhead = true;
}

/** Begins the visit to another page; what its link's warming asked for belongs to it. */
export function beginVisit(): void {
  if (!isAhead || Date.now() - began >= warmFor) began = Date.now();
  isAhead = false;
}

export const isOfThisVisit = (at = -1): boolean => at >= began;

/**
 * Endpoint options for the lists that are asked anew on every mount: once per visit, by whichever part of the page
 * comes first, and never while the same call is under way. Hooks add `onReconnect`.
 */
export const onEveryVisit = {
  forceRefetch: ({ endpointState }: { endpointState?: { fulfilledTimeStamp?: number } }) => {
    const fulfilled = endpointState?.fulfilledTimeStamp ?? 0;
    return !isOfThisVisit(fulfilled) || Date.now() - fulfilled >= freshFor;
  },
} as const;

/** Hook options for the lists that are asked anew when the connection is back. */
export const onReconnect = { refetchOnReconnect: true } as const;
