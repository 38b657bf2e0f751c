import type { Hono } from 'hono';
import { demoAccounts, demoWebClient } from './testApp';

interface Login {
  token: string;
  userId: number;
}

/** Calls an app the way the shop does. */
export function createCaller(app: Hono) {
  const tokenQuery = new URLSearchParams({
    LoginId: demoWebClient.loginId,
    LoginPassword: demoWebClient.loginPassword,
  });

  async function accessToken(): Promise<string> {
    const response = await app.request(`/api/Login/GenerateToken?${tokenQuery.toString()}`);
    return ((await response.json()) as { data: string }).data;
  }

  const login = (userEmail: string, password: string) => {
    const query = new URLSearchParams({ LoginId: userEmail, LoginPassword: password });
    return app.request(`/api/ADM/User/UserValidate?${query.toString()}`);
  };

  const loggedIn = async (who: keyof typeof demoAccounts) => {
    const { userEmail, password } = demoAccounts[who];
    return (await (await login(userEmail, password)).json()) as Login;
  };

  return {
    accessToken,
    login,
    loggedIn,
    /** With the web client's token. */
    get: async (path: string) =>
      app.request(path, { headers: { Authorization: `Bearer ${await accessToken()}` } }),
    send: async (
      method: string,
      path: string,
      body: unknown,
      headers: Record<string, string> = {},
    ) =>
      app.request(path, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Authorization: `Bearer ${await accessToken()}`,
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      }),
    upload: (bytes: Uint8Array, name: string, type: string) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], name, { type }));
      return app.request('/api/upload', { method: 'POST', body: form });
    },
  };
}

export const bearer = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` });

export const messageOf = async (response: Response) =>
  ((await response.json()) as { message: string }).message;
