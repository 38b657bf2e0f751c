import { Hono } from 'hono';
import type { AppTools } from '../http/appTools';
import { refuse } from '../http/errors';

/** Lifetime of a token in seconds. */
const expiresIn = 3600;

/** Creates the API call that issues an access token to any caller with the web client's account. */
export function createWebClientRoutes({ webClient, tokens }: AppTools): Hono {
  return new Hono().get('/Login/GenerateToken', async (c) => {
    const { LoginId, LoginPassword } = c.req.query();
    // A plain comparison is safe, because the account is public: every browser receives it.
    if (LoginId !== webClient.loginId || LoginPassword !== webClient.loginPassword)
      refuse(401, 'Invalid web client account');
    const data = await tokens.issue({ aud: 'webClient', sub: webClient.loginId }, expiresIn);
    return c.json({ statusCode: 200, data, message: 'Token generated', expiresIn });
  });
}
