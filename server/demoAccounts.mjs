/**
 * Returns whether a server that listens on this host is reachable only from this computer.
 * @param {string} host
 */
export const isLoopback = (host) => ['127.0.0.1', '::1', 'localhost'].includes(host);

/**
 * Returns the value of `DEMO_ACCOUNTS` with which `npm start` and `npm run dev` run the back end.
 * Unless the operator has set it, it is `true` only for a demo that other computers cannot reach.
 * @param {NodeJS.ProcessEnv} env
 */
export function getDemoAccounts({ DEMO_ACCOUNTS, HOST, TRUST_PROXY, NODE_ENV }) {
  if (DEMO_ACCOUNTS) return DEMO_ACCOUNTS;
  const isLocalDemo =
    isLoopback(HOST || '127.0.0.1') && TRUST_PROXY !== 'true' && NODE_ENV !== 'production';
  return String(isLocalDemo);
}
