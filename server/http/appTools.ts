import type { Context } from 'hono';
import type { StoredEnquiry } from '../rows';
import type { Store } from '../sqlStore';
import type { RecodePicture } from './pictures';

export interface Passwords {
  hash: (password: string) => Promise<string>;
  /** Takes equally long for an empty hash, which no password fits. */
  verify: (password: string, hash: string) => Promise<boolean>;
}

export interface TokenClaims {
  /** A web client's token opens the public data; a user's token also acts for that user. */
  audience: 'webClient' | 'user';
  subject: string;
}

export interface Tokens {
  issue: (claims: TokenClaims, seconds: number) => Promise<string>;
  /** `undefined` for a token that is foreign, tampered with or expired. */
  read: (token: string) => Promise<TokenClaims | undefined>;
}

/** What the calls work with. */
export interface AppTools {
  store: Store;
  /** The fixed account of call 1. */
  webClient: { loginId: string; loginPassword: string };
  passwords: Passwords;
  tokens: Tokens;
  /** Whether the accounts that the README names may be used. */
  demoAccounts: boolean;
  /** Without it, pictures are kept as they were sent. */
  recodePicture?: RecodePicture;
  /** Told of each enquiry once it is stored; neither throws nor keeps anybody waiting. */
  forwardEnquiry?: (enquiry: StoredEnquiry) => void;
  /** Whom limits count against. */
  clientAddress: (c: Context) => string;
  /** Whose requests for the inbox are answered at all. */
  inboxIsOpenTo: (c: Context) => boolean;
  accessTokenSeconds: number;
  userTokenSeconds: number;
  /** Other origins whose pages may call. */
  corsOrigins: string[];
}
