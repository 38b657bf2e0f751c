import type { NamedSchemaError } from '@reduxjs/toolkit/query';
import * as v from 'valibot';
import { getStatusCode } from '@/shared/api/apiError';
import type { ApiError } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { clearResourceTimings } from '@/shared/api/clearResourceTimings';
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

/**
 * Returns a copy of a login response without the fields whose names contain "password", because a
 * back end may send the password back.
 */
const removePasswords = (response: object) =>
  JSON.parse(JSON.stringify(response), (name, value: unknown) =>
    /password/i.test(name) ? undefined : value,
  ) as Login['response'];

const readToken = ({ token, data }: Record<string, unknown>): string | null =>
  [token, (data as { token?: unknown } | null | undefined)?.token].find(
    (candidate): candidate is string => typeof candidate === 'string' && isBearer(candidate),
  ) ?? null;

const hasIdNameOrEmail = ({ userId, name, email }: SignedInUser) =>
  Boolean(userId || name || email);

const LoginResponse = v.pipe(
  v.looseObject({}),
  v.check((body) => (getStatusCode(body) ?? 200) === 200),
  v.transform((body): Login => ({ response: removePasswords(body), token: readToken(body) })),
  v.check(({ response, token }) => token !== null || hasIdNameOrEmail(readSignedInUser(response))),
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

/** Timeout in ms: enough for a 5 MB picture over a slow mobile connection. */
const uploadTimeoutMs = 180_000;

/**
 * Reads the address of the uploaded picture. If the address is only a path, the schema puts the URL
 * of the configured upload server in front of it.
 */
const UploadAddress = v.pipe(
  UploadResponse,
  v.transform(({ url }) => (isRootRelative(url) ? getRuntimeConfig().uploadBaseUrl + url : url)),
);

const getLoginFailureMessage = (status: number | string) =>
  status === 404 ? errorMessages.loginRejected : errorMessages.unknown;

/**
 * Returns endpoint options that replace an error message if it contains the password. A server may
 * repeat the password in its message.
 */
function createPasswordHidingOptions<Arg>(
  getPassword: (arg: Arg) => string,
  getFailureMessage: (status: ApiError['status']) => string,
) {
  const toSafeError = (error: ApiError, arg: Arg): ApiError =>
    error.message.includes(getPassword(arg))
      ? { ...error, message: getFailureMessage(error.status) }
      : error;
  return {
    transformErrorResponse: (error: ApiError, _meta: unknown, arg: Arg) => toSafeError(error, arg),
    catchSchemaFailure: (schemaError: NamedSchemaError, { arg }: { arg: unknown }) =>
      toSafeError(toSchemaFailure(schemaError), arg as Arg),
  };
}

/**
 * API endpoints for accounts. Use the thunks below, which keep passwords and files out of the Redux
 * state.
 * @public
 */
export const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * For a wrong e-mail or password, the back end may answer 404 as the HTTP status or as
     * `statusCode` in the body.
     */
    logIn: build.mutation<Login, Credentials>({
      query: ({ email, password }) => ({
        url: '/api/ADM/User/UserValidate',
        params: { LoginId: email, LoginPassword: password },
        cache: 'no-store',
        referrerPolicy: 'no-referrer',
      }),
      extraOptions: {
        auth: 'none',
        failureMessage: getLoginFailureMessage,
        preferServerMessage: 'message',
      },
      responseSchema: createBodySchema(LoginResponse),
      onQueryStarted: async (_credentials, { queryFulfilled }) => {
        await queryFulfilled.catch(() => undefined);
        clearResourceTimings();
      },
      ...createPasswordHidingOptions<Credentials>(
        ({ password }) => password,
        getLoginFailureMessage,
      ),
    }),
    signUp: build.mutation<null, SignupPayload>({
      query: (body) => ({ url: '/api/ADM/User/WebSave', method: 'POST', body }),
      extraOptions: {
        failureMessage: errorMessages.signup,
        preferServerMessage: 'message',
        timeoutMessage: errorMessages.signupTimeout,
      },
      responseSchema: createBodySchema(SignupResponse),
      ...createPasswordHidingOptions<SignupPayload>(
        ({ loginPassword }) => loginPassword,
        () => errorMessages.signup,
      ),
    }),
    /** Sends no auth header, because the contract specifies no auth header for this call. */
    uploadImage: build.mutation<string, File>({
      query: (file) => {
        const body = new FormData();
        body.append('file', file);
        const url = `${getRuntimeConfig().uploadBaseUrl}/api/upload`;
        return { url, method: 'POST', body, timeout: uploadTimeoutMs };
      },
      extraOptions: { auth: 'none', failureMessage: errorMessages.upload },
      responseSchema: createBodySchema(UploadAddress),
    }),
    /**
     * The `Authorization` header contains the web client's token. If `userTokenHeader` is
     * configured, the header with that name contains the user's token.
     */
    updateProfile: build.mutation<string | undefined, ProfileUpdate>({
      query: (body) => ({ url: '/api/ADM/User/WebUpdate', method: 'POST', body }),
      extraOptions: {
        sendsUserToken: true,
        failureMessage: errorMessages.profile,
        preferServerMessage: 'message',
        timeoutMessage: errorMessages.profileTimeout,
      },
      responseSchema: createBodySchema(ProfileResponse),
    }),
  }),
});

const { endpoints } = authApi;

/**
 * Keeps these API calls out of the Redux state, because they contain passwords, tokens and pictures
 * of several megabytes.
 */
const untrackedOptions = { track: false };

export const logIn = (credentials: Credentials) =>
  endpoints.logIn.initiate(credentials, untrackedOptions);
export const signUp = (payload: SignupPayload) =>
  endpoints.signUp.initiate(payload, untrackedOptions);
export const uploadImage = (file: File) => endpoints.uploadImage.initiate(file, untrackedOptions);
export const updateProfile = (update: ProfileUpdate) =>
  endpoints.updateProfile.initiate(update, untrackedOptions);
