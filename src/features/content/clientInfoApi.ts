import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { bodySchema } from '@/shared/api/responseSchemas';
import { ClientInfo } from '@/shared/contract/client';

/** The one call of this feature that every page needs at once; the rest is `contentApi`. */
export const clientInfoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 2. `app/listeners` stores it whole under the session key `clientInfo`. */
    getClientInfo: build.query<ClientInfo, void>({
      query: () => '/api/ADM/Client/GetByLoginClient',
      extraOptions: { failure: errorMessages.clientStatus, keepsCopy: true },
      responseSchema: bodySchema(ClientInfo),
    }),
  }),
});

export const { useGetClientInfoQuery } = clientInfoApi;
