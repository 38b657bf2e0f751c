import type { Answer } from '@shop/site/askWeb';
import type { SiteConfig } from '@shop/site/hostFiles';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';
import type { Call } from './endpointCalls';
import type { createReport } from './report';

/** State that all checks share. */
export interface CheckContext extends ReturnType<typeof createReport> {
  config: StorefrontConfig & SiteConfig;
  /** Origin of the back end. */
  api: string;
  /** Origin of the pages. */
  site: string;
  fetchAnswer: (address: string | URL, init?: RequestInit, byteLimit?: number) => Promise<Answer>;
  calls: Call[];
  /** Returns the name of a call with its number in the contract, such as `call 13 GET /api/…`. */
  getCallName: (method: string | undefined, address: string) => string;
  /**
   * Measurements per call. `waits`: times until the first byte, in ms. `bytes`: size of the largest
   * answer. `packed`: `Content-Encoding` of the first answer, or `''`. `rows`: number of rows if
   * the answer is a list. `dropped`: number of rows that the shop ignores, because they are
   * invalid.
   */
  measured: Map<
    string,
    { waits: number[]; bytes: number; packed: string; rows?: number; dropped: number }
  >;
  /** Call and field in which a picture was found, by the picture's address. */
  pictures: Map<string, [where: string, field: string]>;
  /** Tells the user what is being checked. */
  progress: (text: string) => void;
}

/** How many pages, pictures or products are checked at the same time. */
export const concurrency = 8;

/** Returns at most `maxCount` items, spread over the whole list. */
export function takeSample<T>(items: readonly T[], maxCount: number): T[] {
  const step = Math.max(1, items.length / maxCount);
  return items.filter(
    (_item, index) => Math.floor(index / step) !== Math.floor((index - 1) / step),
  );
}
