import type { Fault } from './faults';

/** Sends a write as the signed-in shopper. */
type SendAsUser = (path: string, body: object) => unknown;

export type WaitUntil = (condition: () => boolean) => Promise<void>;

/** One of the 23 API calls of the contract, and how a test makes the shop send it. */
export interface Call {
  number: number;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: RegExp;
  /** Selects one call if a page makes several calls with the same path. */
  query?: RegExp;
  /** Which token the call sends: the shop's access token, the user's token, or none. */
  auth: 'access' | 'user' | 'none';
  /** Whether the call is made by a part around the page: the top bar, the footer or the login. */
  isInShell?: boolean;
  /** Whether the call is made as a user. After repeated refusals, the user is asked to log in. */
  isSentAsUser?: boolean;
  route: string;
  /** Prepares the session or the screen before the app opens. */
  prepare?: (network: { logIn: () => Promise<SendAsUser> }) => unknown;
  /** Opens the page or form of a write and fills it in. */
  open?: (waitUntil: WaitUntil) => Promise<void>;
  /** Sends the call if it is a write. A read is sent when its page opens. */
  send?: (waitUntil: WaitUntil) => unknown;
  /** Returns whether the page shows that the call has succeeded. */
  isDone: () => boolean;
  /** Returns whether the page still shows what was typed. */
  isInputKept?: () => boolean;
  /**
   * Returns the text that the page shows after a failure, or `undefined` if the contract requires
   * no text.
   */
  failureText: (fault: Fault) => string | undefined;
  /** Endpoint of a read. */
  endpoint?: string;
  /** Matches the error message in the cache if the page shows no error. */
  cachedError?: RegExp;
  /**
   * Names of faults after which a later part of the page may repeat the call. Whether the call is
   * repeated depends on whether the part renders before the first answer.
   */
  faultsWithRepeat?: readonly string[];
  /** Text that the page shows if a write is repeated although the back end had already done it. */
  repeatText?: string;
  /** Returns a copy of the body of an answer in which some parts are unreadable. */
  breakBody: (body: unknown) => unknown;
  /**
   * Faults that this call tolerates, by name. Each function returns whether the page still shows
   * the right content despite the fault.
   */
  toleratedFaults?: Partial<Record<string, () => boolean>>;
  /** Whether the call fails as soon as a part of its answer is unreadable. */
  failsIfPartlyBroken?: boolean;
  /** Returns a pattern of the console message that the fault causes, or `undefined` for none. */
  getLogPattern?: (fault: Fault) => RegExp | undefined;
}
