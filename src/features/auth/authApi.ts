import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { getStatusCode } from '@/shared/api/apiError';
import type { ApiError } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { createBodySchema, outcomeSchema } from '@/shared/api/responseSchemas';
import { toSchemaFailure } from '@/shared/api/withErrorTexts';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { isBearer } from '@/shared/contract/bearer';
import { readSignedInUser } from '@/shared/contract/signedInUser';
import type { SignedInUser } from '@/shared/contract/signedInUser';
import { UploadResponse } from '@/shared/contract/user';
import type { ProfileUpdate, SignupPayload } from '@/shared/contract/user';
import { isRootRelative } from '@/shared/html/safeUrl';
import type { Credentials } from './formValues';

export interface Login {
  response: Record<string, unknown>;
  token: string | null;
}

/** A copy of a response in which no field named like a password is left, whatever a back end echoes. */
const removePasswords = (response: object) =>
  JSON.parse(JSON.stringify(response), (name, value: unknown) =>
    /password/i.test(name) ? undefined : value,
  ) as Login['response'];

const readToken = ({ token, data }: Record<string, unknown>): string | null =>
  [token, (data as { token?: unknown } | null | undefined)?.token].find(
    (at): at is string => typeof at === 'string' && isBearer(at),
  ) ?? null;

const namesUser = ({ userId, name, email }: SignedInUser) => Boolean(userId || name || email);

const LoginResponse = v.pipe(
  v.looseObject({}),
  v.check((body) => (getStatusCode(body) ?? 200) === 200),
  v.transform((body): Login => ({ response: removePasswords(body), token: readToken(body) })),
  v.check(({ response, token }) => token !== null || namesUser(readSignedInUser(response))),
);

const SignupResponse = v.pipe(
  outcomeSchema,
  v.check((body) => getStatusCode(body) === 200),
  v.transform(() => null),
);

const ProfileResponse = v.pipe(
  outcomeSchema,
  v.transform((body) => readSignedInUser(body).imageUrl || undefined),
);

/** Longest wait for an upload, in ms: a picture of 5 MB over a slow phone line. */
const uploadTimeout = 180_000;

/** The picture's address; an upload host elsewhere may answer with a path of its own. */
const UploadAddress = v.pipe(
  UploadResponse,
  v.transform(({ url }) => (isRootRelative(url) ? getRuntimeConfig().uploadBaseUrl + url : url)),
);

const getLoginFailure = (status: number | string) =>
  status === 404 ? errorMessages.loginRejected : errorMessages.unknown;

/** Options of a call whose errors cannot betray the password, should the server repeat it. */
function withSafeErrors<Arg>(
  getPassword: (arg: Arg) => string,
  failure: (status: ApiError['status']) => string,
) {
  const safe = (error: ApiError, arg: Arg): ApiError =>
    error.message.includes(getPassword(arg)) ? { ...error, message: failure(error.status) } : error;
  return {
    transformErrorResponse: (error: ApiError, _meta: unknown, arg: Arg) => safe(error, arg),
    catchSchemaFailure: (failed: NamedSchemaError, { arg }: { arg: unknown }) =>
      safe(toSchemaFailure(failed), arg as Arg),
  };
}

/**
 * Calls 8, 9, 10 and 16: use the thunks below, which leave no password and no file in the state.
 * @public
 */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 8. A 404 may be the HTTP status or `statusCode`. */
    logIn: build.mutation<Login, Credentials>({
      query: ({ email, password }) => ({
        url: '/api/ADM/User/UserValidate',
        params: { LoginId: email, LoginPassword: password },
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      }),
      extraOptions: { auth: 'none', failure: getLoginFailure, preferServerMessage: 'message' },
      responseSchema: createBodySchema(LoginResponse),
      ...withSafeErrors<Credentials>(({ password }) => password, getLoginFailure),
    }),
    /** Call 9. */
    signUp: build.mutation<null, SignupPayload>({
      query: (body) => ({ url: '/api/ADM/User/WebSave', method: 'POST', body }),
      extraOptions: {
        failure: errorMessages.signup,
        preferServerMessage: 'message',
        timeoutMessage: errorMessages.signupTimeout,
      },
      responseSchema: createBodySchema(SignupResponse),
      ...withSafeErrors<SignupPayload>(
        ({ loginPassword }) => loginPassword,
        () => errorMessages.signup,
      ),
    }),
    /** Call 10, without any auth header. */
    uploadImage: build.mutation<string, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        const url = `${getRuntimeConfig().uploadBaseUrl}/api/upload`;
        return { url, method: 'POST', body, timeout: uploadTimeout };
      },
      extraOptions: { auth: 'none', failure: errorMessages.upload },
      responseSchema: createBodySchema(UploadAddress),
    }),
    /**
     * Call 16. Its bearer is the web client's; a back end that checks whose profile it is gets the user's token in the
     * header that the configuration names.
     */
    updateProfile: build.mutation<string | undefined, ProfileUpdate>({
      query: (body) => ({ url: '/api/ADM/User/WebUpdate', method: 'POST', body }),
      extraOptions: {
        namesUser: true,
        failure: errorMessages.profile,
        preferServerMessage: 'message',
        timeoutMessage: errorMessages.profileTimeout,
      },
      responseSchema: createBodySchema(ProfileResponse),
    }),
  }),
});

const { endpoints } = authApi;

/** The state never holds what these were given: a password, a picture of some megabytes. */
const untracked = { track: false };

export const logIn = (credentials: Credentials) => endpoints.logIn.initiate(credentials, untracked);
export const signUp = (payload: SignupPayload) => endpoints.signUp.initiate(payload, untracked);
export const uploadImage = (file: File) => endpoints.uploadImage.initiate(file, untracked);
export const updateProfile = (update: ProfileUpdate) =>
  endpoints.updateProfile.initiate(update, untracked);
