import type { Locator, Page } from '@playwright/test';

import type { Account } from './accounts';

/** A page of the shop in one of its states. */
export interface Screen {
  name: string;
  path: string;
  /** What the page's calls come to, where they are not simply answered. */
  calls?: CallFate;
  /** What this browser keeps; called before the page is opened. */
  begin?: (page: Page) => Promise<unknown>;
  signedIn?: Account;
  /** Leads from the page as it opens to the state that is meant. */
  open?: (page: Page) => Promise<unknown>;
  /** What tells that it is there. */
  seen: (page: Page) => Locator;
  /** Drawn on these screens alone. */
  only?: 'phone' | 'wide';
  /** What lies over the page: the one part to look at. */
  over?: string;
  /** Answers of the shop that the state is about. */
  mayFail?: RegExp;
  /** Looked at by `npm test` too: `quick` leaves out what takes longest. */
  core?: 'quick' | 'whole';
}
export type CallFate = 'held' | 'failed' | 'empty' | 'priceless';

/* What tells that a screen is there. */
export const heading = (name?: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { level: 1, ...(name !== undefined && { name }) });
export const text = (words: string | RegExp) => (page: Page) => page.getByText(words).first();
export const card = (page: Page) => page.getByRole('main').getByRole('article').first();
