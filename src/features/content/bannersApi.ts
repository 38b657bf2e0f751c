import { baseApi } from '@/shared/api/baseApi';
import { errorMessages } from '@/shared/api/errorMessages';
import { listSchema } from '@/shared/api/responseSchemas';
import { refetchOnPageView } from '@/shared/api/pageViewSlice';
import { Banner } from '@/shared/contract/banner';

/** Apart from `contentApi`, for the home page needs it at once. */
export const bannersApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 14. Its hook adds `refetchOnReconnect`. */
    getBanners: build.query<Banner[], void>({
      ...refetchOnPageView,
      query: () => '/api/WAP/Banner/GetAll',
      extraOptions: { failure: errorMessages.banners, isPublic: true },
      responseSchema: listSchema(Banner),
    }),
  }),
});

export const { useGetBannersQuery } = bannersApi;
