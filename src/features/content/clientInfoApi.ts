import { readBody } from '@/shared/api/apiRequest';
import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { ClientInfo } from '@/shared/contract/client';

/** The one call of this feature that every page needs at once; the rest is `contentApi`. */
export const clientInfoApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 2. `app/listeners` stores it whole under the session key `clientInfo`. */
    getClientInfo: build.query<ClientInfo, void>({
      query: () => ({
        url: '/api/ADM/Client/GetByLoginClient',
        failure: errorMessages.clientStatus,
        read: readBody(ClientInfo),
      }),
    }),
  }),
});

export const { useGetClientInfoQuery } = clientInfoApi;
