import type { Fault } from './faults';

/** Sends a request that changes data, as the signed-in shopper. */
type SendAsUser = (path: string, body: object) => unknown;

export type WaitUntil = (condition: () => boolean) => Promise<void>;

/** One of the 23 API calls of the contract, and how a test makes the shop send it. */
export interface Call {
  /** Number of the call in `docs/contract.md`. */
  number: number;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: RegExp;
  /** Selects one call if a page makes several calls with the same path. */
  query?: RegExp;
  /** Which token the call sends: the shop's access token, the user's token, or none. */
  auth: 'access' | 'user' | 'none';
  /** Whether a component outside the page makes the call: the top bar, the footer or the login. */
  isInShell?: boolean;
  /** Whether `sendAsUser` makes the call. After repeated 401s, the user must log in again. */
  isSentAsUser?: boolean;
  route: string;
  /** Prepares the session or the screen before the app opens. */
  prepare?: (network: { logIn: () => Promise<SendAsUser> }) => unknown;
  /** For a call that changes data: opens its page or form, and fills it in. */
  open?: (waitUntil: WaitUntil) => Promise<void>;
  /** Sends a call that changes data. A call that reads data is sent when its page opens. */
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
  /** Name of the RTK Query endpoint, for a call that reads data. */
  endpoint?: string;
  /** Matches the error message in the cache if the page shows no error. */
  cachedError?: RegExp;
  /**
   * Names of faults after which another component may repeat the call. The component repeats it
   * only if it renders after the first answer.
   */
  faultsWithRepeat?: readonly string[];
  /** Text that the page shows if the shopper repeats a change that the back end already made. */
  repeatText?: string;
  /** Returns a copy of an answer's body in which some fields or rows are unreadable. */
  breakBody: (body: unknown) => unknown;
  /**
   * Faults that this call tolerates, by name. Each function returns whether the page still shows
   * the right content despite the fault.
   */
  toleratedFaults?: Partial<Record<string, () => boolean>>;
  /** Whether the call fails if any field of its answer is unreadable. */
  failsIfPartlyBroken?: boolean;
  /** Returns a pattern of the console message that the fault causes, or `undefined` for none. */
  getLogPattern?: (fault: Fault) => RegExp | undefined;
}
