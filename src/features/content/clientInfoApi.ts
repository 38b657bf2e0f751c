import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { createBodySchema } from '@/shared/api/responseSchemas';
import { provideUnansweredTags } from '@/shared/api/staleAnswers';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { ClientInfo } from '@/shared/contract/client';
import { createPersistentStore } from '@/shared/storage/persistentStore';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';

/** Complete answer of `getClientInfo` in sessionStorage, as the contract requires. */
const storedClientInfo = createPersistentStore<ClientInfo | undefined>(
  sessionKeys.clientInfo,
  ClientInfo,
  undefined,
  sessionStore,
);

/**
 * `getClientInfo` is the only endpoint of this feature that every page needs at once. `contentApi`
 * has the other endpoints.
 */
export const clientInfoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getClientInfo: build.query<ClientInfo, void>({
      query: () => '/api/ADM/Client/GetByLoginClient',
      providesTags: provideUnansweredTags,
      extraOptions: { failureMessage: errorMessages.clientStatus, isPublic: true },
      responseSchema: createBodySchema(ClientInfo),
      onQueryStarted: (_arg, { queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => void storedClientInfo.update(() => data),
          () => undefined,
        ),
    }),
  }),
});

const { getClientInfo } = clientInfoApi.endpoints;

/**
 * Calls `getClientInfo` for the layout. Other components only read the answer of this one call.
 * @returns whether no client information is known yet, not even from sessionStorage
 */
export function useClientInfoLoading(): boolean {
  const { isLoading } = getClientInfo.useQuery(undefined, {
    selectFromResult: ({ isLoading }) => ({ isLoading }),
  });
  return isLoading && !storedClientInfo.read();
}

/**
 * Returns the name, phone number and e-mail of the company that owns the shop. Until the call is
 * answered, they come from sessionStorage. A missing phone number or e-mail is `''`.
 */
export function useClientInfo() {
  const { data } = getClientInfo.useQueryState(undefined, {
    // Avoids a render when only the status of the request changes.
    selectFromResult: ({ data }) => ({ data }),
  });
  const clientInfo = data ?? storedClientInfo.read();
  return {
    name: clientInfo?.data.clientName || getRuntimeConfig().brand.name,
    cellNo: clientInfo?.data.cellNo ?? '',
    email: clientInfo?.data.email ?? '',
  };
}
