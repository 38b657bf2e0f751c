import type { Fault } from './faults';

/** Writes in the shopper's name. */
type SendAsUser = (path: string, body: object) => unknown;

export type Until = (holds: () => boolean) => Promise<void>;

/** One of the 23 calls as the contract has it, and where the shop makes it. */
export interface Call {
  number: number;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: RegExp;
  /** Where one page makes the call for several things: the one that it is about. */
  query?: RegExp;
  /** Whose token it carries. */
  auth: 'access' | 'user' | 'none';
  /** Made by what stands round the page: bar, footer, login dialog. */
  isOfShell?: boolean;
  /** Made in a user's name: who is refused for good is asked to log in. */
  isUsers?: boolean;
  route: string;
  before?: (line: { logIn: () => Promise<SendAsUser> }) => unknown;
  /** Leads to where a write is made, and fills in its form. */
  open?: (until: Until) => Promise<void>;
  /** Makes the write; a read comes with its page. */
  send?: (until: Until) => unknown;
  /** Whether its success stands on the page. */
  isDone: () => boolean;
  /** Whether what was typed for it stands there. */
  isTyped?: () => boolean;
  /** What stands on the page if it fails; `undefined`: nothing, by contract. */
  failure: (fault: Fault) => string | undefined;
  /** Of a read: the query that makes it. */
  endpoint?: string;
  /** A failure of which nothing is shown stands in the cache, with this message. */
  keeps?: RegExp;
  /** Faults after which a part of the page that comes later asks once more: it may be there before the first answer. */
  mayAskTwice?: readonly string[];
  /** What is said of a write that had been done before. */
  twice?: string;
  broken: (body: unknown) => unknown;
  /** Faults that are none for this call, and what stands on the page then. */
  spared?: Partial<Record<string, () => boolean>>;
  /** Whether an answer of which a part is broken fails as a whole. */
  isHurtByBroken?: boolean;
  logs?: (fault: Fault) => RegExp | undefined;
}
