import autocannon, { type Options, type Request, type Result } from 'autocannon';
import { createRandomAddress } from './visitor.mjs';

/** Returns the request with another client address. Use it as autocannon's `setupRequest`. */
export const fromRandomAddress = (request: Request): Request => ({
  ...request,
  headers: { ...request.headers, 'X-Forwarded-For': createRandomAddress() },
});

/**
 * Sends the same request again and again on several connections, each time from another client
 * address. A shop with TRUST_PROXY=true takes each for another visitor.
 */
export const flood = (options: Options) =>
  autocannon({ ...options, requests: [{ setupRequest: fromRandomAddress }] });

/**
 * Loads an address 20 times per second on one connection, until it has 200 answers. If an answer is
 * late, the loads that it delayed count as late, too. This runs in a thread of its own, so that the
 * requests of a flood do not delay its measurements.
 */
export const loadAsVisitor = (url: string) =>
  autocannon({ title: 'visitor', url, connections: 1, amount: 200, overallRate: 20, workers: 1 });

/** Prints how many requests were answered, how fast, and with which statuses. */
export function printResult({ title, requests, latency, errors, statusCodeStats = {} }: Result) {
  const statuses = Object.entries(statusCodeStats).map(
    ([status, { count }]) => `${count} with status ${status}`,
  );
  process.stdout.write(
    `${title}: ${requests.total} requests, ${latency.p50} ms in the median, ` +
      `${latency.p99} ms in the 99th percentile, at most ${latency.max} ms; ` +
      `${statuses.join(', ')}; ${errors} without an answer\n`,
  );
}

/** Returns how many requests were answered with a status. */
export const countStatus = ({ statusCodeStats = {} }: Result, status: number) =>
  statusCodeStats[`${status}`]?.count ?? 0;
