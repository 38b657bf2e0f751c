import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { createBodySchema } from '@/shared/api/responseSchemas';
import { provideUnansweredTags } from '@/shared/api/unanswered';
import { getRuntimeConfig } from '@/shared/config/runtimeConfig';
import { ClientInfo } from '@/shared/contract/client';
import { createPersistentStore } from '@/shared/storage/persistentStore';
import { sessionKeys, sessionStore } from '@/shared/storage/webStorage';

/** What the session has of call 2: whole, as the contract wants it. */
const storedClientInfo = createPersistentStore<ClientInfo | undefined>(
  sessionKeys.clientInfo,
  ClientInfo,
  undefined,
  sessionStore,
);

/** The one call of this feature that every page needs at once; the rest is `contentApi`. */
export const clientInfoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 2. */
    getClientInfo: build.query<ClientInfo, void>({
      query: () => '/api/ADM/Client/GetByLoginClient',
      providesTags: provideUnansweredTags,
      extraOptions: { failure: errorMessages.clientStatus, isPublic: true },
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

/** For what stands round every page: it asks, once for all who read. @returns whether nothing is known yet */
export function useClientInfoLoading(): boolean {
  const { isLoading } = getClientInfo.useQuery(undefined, {
    selectFromResult: ({ isLoading }) => ({ isLoading }),
  });
  return isLoading && !storedClientInfo.read();
}

/** The client's details, until they are answered those that the session holds; `''` while or where one is missing. */
export function useClientInfo() {
  const { data } = getClientInfo.useQueryState(undefined, {
    // So that a refetch alone does not render again.
    selectFromResult: ({ data }) => ({ data }),
  });
  const known = data ?? storedClientInfo.read();
  return {
    name: known?.data.clientName || getRuntimeConfig().brand.name,
    cellNo: known?.data.cellNo ?? '',
    email: known?.data.email ?? '',
  };
}
