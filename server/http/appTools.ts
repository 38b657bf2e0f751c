import type { Context } from 'hono';
import type { createPasswords } from '../node/passwords';
import type { createTokens } from '../node/tokens';
import type { StoredEnquiry } from '../rows';
import type { Store } from '../sqlStore';

/** Services and settings that the calls use. */
export interface AppTools {
  store: Store;
  /** The fixed account for `GenerateToken`. */
  webClient: { loginId: string; loginPassword: string };
  passwords: ReturnType<typeof createPasswords>;
  tokens: ReturnType<typeof createTokens>;
  /** Whether this computer may use the demo accounts that the README names. See `canUseDemo`. */
  demoAccounts: boolean;
  /** Returns whether the request comes directly from a program on this computer. */
  isLocalRequest: (c: Context) => boolean;
  /**
   * Re-encodes a picture as WebP, which drops everything but the pixels. Returns `undefined` if it
   * cannot be decoded.
   */
  recodePicture: (picture: Uint8Array) => Promise<Uint8Array | undefined>;
  /** Called after an enquiry is stored. It must not throw or delay the answer. */
  forwardEnquiry?: (enquiry: StoredEnquiry) => void;
  /** Returns the address that rate limits apply to. */
  clientAddress: (c: Context) => string;
  /** Waits for a number of milliseconds. */
  delay: (ms: number) => Promise<unknown>;
  /** Returns whether the inbox exists for this request. */
  inboxIsOpenTo: (c: Context) => boolean;
  /** Other origins whose pages may make calls. */
  corsOrigins: string[];
}
