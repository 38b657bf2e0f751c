import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { listSchema } from '@/shared/api/responseSchemas';
import { onEveryVisit } from '@/shared/api/visit';
import { Banner } from '@/shared/contract/banner';

/** Apart from `contentApi`, for the home page needs it at once. */
export const bannersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 14. Use with `onReconnect`. */
    getBanners: build.query<Banner[], void>({
      ...onEveryVisit,
      query: () => '/api/WAP/Banner/GetAll',
      extraOptions: { failure: errorMessages.banners, isPublic: true },
      responseSchema: listSchema(Banner),
    }),
  }),
});

export const { useGetBannersQuery } = bannersApi;
