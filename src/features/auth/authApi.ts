import { serverMessage } from '@/shared/api/apiError';
import type { ApiError } from '@/shared/api/apiError';
import type { Reading } from '@/shared/api/apiRequest';
import { callOnce } from '@/shared/api/callOnce';
import type { Outcome } from '@/shared/api/callOnce';
import { errorMessages } from '@/shared/api/errorMessages';
import { readOutcome } from '@/shared/api/readOutcome';
import { runtimeConfig } from '@/shared/config/runtimeConfig';
import { isBearer } from '@/shared/contract/bearer';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import type { ProfileUpdate, SignupPayload } from '@/shared/contract/user';
import { withoutPasswords } from './withoutPasswords';

/*
 * Calls 8, 9 and 16. Two of them carry a password, so none goes through the store, where actions and cache entries
 * would keep it: they are plain functions, and what they send is forgotten when they return.
 */

export interface Credentials {
  email: string;
  password: string;
}

/** What `signedIn` stores: the whole response, and the user's token out of it. */
export interface Login {
  response: Record<string, unknown>;
  token: string | null;
}

type Body = Record<string, unknown>;

const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The status in the body; `undefined` where there is none. */
function statusCodeOf(body: Body): number | undefined {
  const code = Number(body.statusCode ?? NaN);
  return Number.isNaN(code) ? undefined : code;
}

function tokenOf(body: Body): string | null {
  const inner = isBody(body.data) ? body.data : {};
  const token = [body.token, inner.token].find(
    (value) => typeof value === 'string' && isBearer(value),
  );
  return typeof token === 'string' ? token : null;
}

/** An error whose words cannot betray the password, should the server repeat it. */
const safeError = (error: ApiError, password: string, otherwise: string): ApiError =>
  password !== '' && error.message.includes(password) ? { ...error, message: otherwise } : error;

const loginFailure = (status: number | string) =>
  status === 404 ? errorMessages.loginRejected : errorMessages.loginFailed;

/** Call 8. A 404 may be the HTTP status or `statusCode`; a success tells a token or who the user is. */
export async function logIn(
  { email, password }: Credentials,
  signal: AbortSignal,
): Promise<Outcome<Login>> {
  const outcome = await callOnce(
    {
      url: '/api/ADM/User/UserValidate',
      params: { LoginId: email, LoginPassword: password },
      auth: 'none',
      secret: true,
      failure: loginFailure,
      preferServerMessage: 'message',
      read: (body) => (isBody(body) ? { value: body } : undefined),
    },
    signal,
  );
  if ('error' in outcome) {
    const { error } = outcome;
    return { error: safeError(error, password, loginFailure(error.status)) };
  }
  const body = outcome.data as Body;
  const status = statusCodeOf(body) ?? 200;
  const token = tokenOf(body);
  if (status !== 200 || !(token ?? readSignedInUser(body))) {
    const message = serverMessage(body) ?? loginFailure(status);
    return { error: safeError({ status, message }, password, loginFailure(status)) };
  }
  return { data: { response: withoutPasswords(body), token } };
}

const readSignup = (body: unknown): Reading =>
  isBody(body) && statusCodeOf(body) !== undefined ? { value: body } : undefined;

/** Call 9. Its success is `statusCode` 200; another one is the error's status. */
export async function signUp(payload: SignupPayload, signal: AbortSignal): Promise<Outcome<null>> {
  const outcome = await callOnce(
    {
      url: '/api/ADM/User/WebSave',
      method: 'POST',
      body: payload,
      failure: errorMessages.signup,
      preferServerMessage: 'message',
      read: readSignup,
    },
    signal,
  );
  if ('error' in outcome)
    return { error: safeError(outcome.error, payload.loginPassword, errorMessages.signup) };
  const body = outcome.data as Body;
  const status = statusCodeOf(body) ?? 200;
  if (status === 200 && readOutcome(body)) return { data: null };
  const message = serverMessage(body) ?? errorMessages.signup;
  return { error: safeError({ status, message }, payload.loginPassword, errorMessages.signup) };
}

/**
 * Call 16. Its bearer is the web client's; a back end that checks whose profile it is gets the user's token in the
 * header that the configuration names.
 * @returns the saved picture's address, where the back end tells one
 */
export async function updateProfile(
  update: ProfileUpdate,
  userToken: string | null,
  signal: AbortSignal,
): Promise<Outcome<{ imageUrl: string | undefined }>> {
  const { userTokenHeader } = runtimeConfig();
  const outcome = await callOnce(
    {
      url: '/api/ADM/User/WebUpdate',
      method: 'POST',
      body: update,
      ...(userToken && userTokenHeader && { headers: { [userTokenHeader]: userToken } }),
      failure: errorMessages.profile,
      preferServerMessage: 'message',
      read: readOutcome,
    },
    signal,
  );
  if ('error' in outcome) return outcome;
  const body = isBody(outcome.data) ? outcome.data : {};
  const saved = isBody(body.data) ? body.data : body;
  const { userImageURL } = saved;
  return {
    data: { imageUrl: typeof userImageURL === 'string' && userImageURL ? userImageURL : undefined },
  };
}
