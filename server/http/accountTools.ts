/** What accounts need from the platform; `node/` has the implementations. */
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
  issue: (claims: TokenClaims, seconds: number) => string;
  /** `undefined` for a token that is foreign, tampered with or expired. */
  read: (token: string) => TokenClaims | undefined;
}
