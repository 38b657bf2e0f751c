import type { Context } from 'hono';
import type { createPasswords } from '../node/passwords';
import type { createTokens } from '../node/tokens';
import type { StoredEnquiry } from '../rows';
import type { Store } from '../sqlStore';

/** What the calls work with. */
export interface AppTools {
  store: Store;
  /** The fixed account of call 1. */
  webClient: { loginId: string; loginPassword: string };
  passwords: ReturnType<typeof createPasswords>;
  tokens: ReturnType<typeof createTokens>;
  /** Whether the accounts that the README names may be used on this computer: see `mayUseDemo`. */
  demoAccounts: boolean;
  /** Whether a program on this computer asks for itself. */
  isLocalRequest: (c: Context) => boolean;
  /** Draws a picture anew as WebP: only pixels survive. `undefined` where the bytes are no picture after all. */
  recodePicture: (picture: Uint8Array) => Promise<Uint8Array | undefined>;
  /** Told of each enquiry once it is stored; neither throws nor keeps anybody waiting. */
  forwardEnquiry?: (enquiry: StoredEnquiry) => void;
  /** Whom limits count against. */
  clientAddress: (c: Context) => string;
  /** Waits for so many ms. */
  delay: (ms: number) => Promise<unknown>;
  /** Whose requests for the inbox are answered at all. */
  inboxIsOpenTo: (c: Context) => boolean;
  /** Other origins whose pages may call. */
  corsOrigins: string[];
}
