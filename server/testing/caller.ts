import { demoAccounts, demoWebClient } from './testApp';

interface CallableApp {
  request: (path: string, init?: RequestInit) => Response | Promise<Response>;
}

/** Returns functions that call the API of an app in the same way as the storefront. */
export function createCaller(app: CallableApp) {
  const sendCredentials = (path: string, LoginId: string, LoginPassword: string) =>
    app.request(`${path}?${new URLSearchParams({ LoginId, LoginPassword }).toString()}`);

  async function fetchAccessToken(): Promise<string> {
    const { loginId, loginPassword } = demoWebClient;
    const response = await sendCredentials('/api/Login/GenerateToken', loginId, loginPassword);
    return ((await response.json()) as { data: string }).data;
  }

  const logIn = (userEmail: string, password: string) =>
    sendCredentials('/api/ADM/User/UserValidate', userEmail, password);

  const logInAs = async (role: keyof typeof demoAccounts) => {
    const { userEmail, password } = demoAccounts[role];
    return (await (await logIn(userEmail, password)).json()) as { token: string };
  };

  /** Sends a JSON body with the web client's token. */
  const send = async (method: string, path: string, body?: unknown, headers: object = {}) =>
    app.request(path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...createBearerHeader({ token: await fetchAccessToken() }),
        ...headers,
      },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });

  return {
    fetchAccessToken,
    logIn,
    logInAs,
    send,
    get: (path: string, headers?: object) => send('GET', path, undefined, headers),
    upload: (bytes: Uint8Array, name: string, type: string) => {
      const form = new FormData();
      form.append('file', new File([new Uint8Array(bytes)], name, { type }));
      return app.request('/api/upload', { method: 'POST', body: form });
    },
  };
}

export const createBearerHeader = ({ token }: { token: string }) => ({
  Authorization: `Bearer ${token}`,
});

/** Returns the status and the message of a refused API call. */
export async function getRefusal(response: Response) {
  const { message } = (await response.json()) as { message: string };
  return [response.status, message];
}
