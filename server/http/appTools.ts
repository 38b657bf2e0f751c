import type { Context } from 'hono';
import type { SecurityEvent } from './securityLog';
import type { createPasswords } from '../node/passwords';
import type { createTokens } from '../node/tokens';
import type { StoredEnquiry } from '../rows';
import type { Store } from '../sqlStore';

/** Services and settings that the API calls use. */
export interface AppTools {
  store: Store;
  /** The only account for which `GenerateToken` issues a token. */
  webClient: { loginId: string; loginPassword: string };
  passwords: ReturnType<typeof createPasswords>;
  tokens: ReturnType<typeof createTokens>;
  /**
   * Whether programs on this computer may use the demo accounts from the README. See `canUseDemo`.
   */
  hasDemoAccounts: boolean;
  /** Returns whether the request comes directly from a program on this computer. */
  isLocalRequest: (c: Context) => boolean;
  /**
   * Re-encodes a picture as WebP, which drops everything but the pixels. Returns `undefined` if the
   * picture cannot be decoded.
   */
  recodePicture: (picture: Uint8Array) => Promise<Uint8Array | undefined>;
  /** Called after an enquiry is stored. It must not throw or delay the answer. */
  forwardEnquiry?: (enquiry: StoredEnquiry) => void;
  /** Returns the client's address, to which rate limits apply. */
  clientAddress: (c: Context) => string;
  /** Waits the given time before a repeated login attempt is answered. Tests replace it. */
  delay: (ms: number) => Promise<unknown>;
  /**
   * Returns whether this request may reach the inbox. Other requests are answered as if the inbox
   * did not exist.
   */
  inboxIsOpenTo: (c: Context) => boolean;
  /** Writes an event to the security log. It must not throw or wait. */
  logSecurityEvent: (event: SecurityEvent) => void;
  /** Origins, other than the shop's own, whose pages may use the API. */
  corsOrigins: string[];
}
