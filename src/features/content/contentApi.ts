import * as v from 'valibot';
import { getStatusCode } from '@/shared/api/apiError';
import { baseApi } from '@/shared/api/baseApi';
import { toEnquiryRequest, enquiryOptions } from '@/shared/api/enquiryCall';
import { errorMessages } from '@/shared/api/errorMessages';
import {
  createBodySchema,
  createDataSchema,
  createListSchema,
  outcomeSchema,
} from '@/shared/api/responseSchemas';
import { useRefetchOnVisit } from '@/shared/api/useRefetchOnVisit';
import { selectDataAndError } from '@/shared/api/selectDataAndError';
import { provideUnansweredTags } from '@/shared/api/unanswered';
import { Banner } from '@/shared/contract/banner';
import { ClientSettings, HeadOffice } from '@/shared/contract/client';
import type { Enquiry } from '@/shared/contract/enquiry';
import { Announcement, SocialLink, SocialPost } from '@/shared/contract/social';

/** Reads the answer of `getAnnouncements`. If `statusCode` is not 200, the list is empty. */
const Announcements = v.pipe(
  v.unknown(),
  v.transform((body) => (getStatusCode(body) === 200 ? body : [])),
  createListSchema(Announcement, ({ messageText }) => messageText) as v.GenericSchema<
    unknown,
    Announcement[]
  >,
);

export const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Use it through `useBannersOnVisit` or `useBanners`. */
    getBanners: build.query<Banner[], void>({
      query: () => '/api/WAP/Banner/GetAll',
      providesTags: provideUnansweredTags,
      extraOptions: { failureMessage: errorMessages.banners, isPublic: true },
      // One image may have several placements, so its id alone does not identify a banner.
      responseSchema: createListSchema(Banner, ({ bannerImageId, bannerPlacementPrefix }) =>
        [bannerImageId, bannerPlacementPrefix].join('\n'),
      ),
    }),
    getHeadOffice: build.query<HeadOffice | null, void>({
      query: () => '/api/ADM/ClientLocation/GetHeadOffice',
      providesTags: provideUnansweredTags,
      extraOptions: { failureMessage: errorMessages.headOffice, isPublic: true },
      responseSchema: createDataSchema(HeadOffice),
    }),
    getSocialPosts: build.query<SocialPost[], void>({
      query: () => '/api/WAP/SocialMediaPost/GetAll',
      providesTags: provideUnansweredTags,
      extraOptions: { failureMessage: errorMessages.socialPosts, isPublic: true },
      responseSchema: createListSchema(SocialPost, (post) => JSON.stringify(post)),
    }),
    getSocialLinks: build.query<SocialLink[], void>({
      query: () => '/api/WAP/SocialMediaLink/GetAll',
      providesTags: provideUnansweredTags,
      extraOptions: {
        failureMessage: errorMessages.socialLinks,
        noTokenMessage: errorMessages.socialLinksNoToken,
        isPublic: true,
      },
      responseSchema: createListSchema(SocialLink, ({ socialMediaLinkId }) => socialMediaLinkId),
    }),
    getAnnouncements: build.query<Announcement[], void>({
      query: () => '/api/WAP/Announcement/GetAll',
      providesTags: provideUnansweredTags,
      extraOptions: { failureMessage: errorMessages.announcements, isPublic: true },
      responseSchema: createBodySchema(Announcements),
    }),
    getClientSettings: build.query<ClientSettings | null, void>({
      query: () => '/api/ADM/ClientSetting/GetData',
      providesTags: provideUnansweredTags,
      extraOptions: { failureMessage: errorMessages.pages, isPublic: true },
      responseSchema: createDataSchema(ClientSettings),
    }),
    /** The body of a successful answer may be empty. */
    sendEnquiry: build.mutation<unknown, Enquiry>({
      query: toEnquiryRequest,
      extraOptions: enquiryOptions,
      responseSchema: outcomeSchema,
    }),
  }),
});

export const {
  useGetHeadOfficeQuery,
  useGetSocialPostsQuery,
  useGetSocialLinksQuery,
  useGetAnnouncementsQuery,
  useGetClientSettingsQuery,
  useSendEnquiryMutation,
} = contentApi;

/**
 * Requests the banners on every visit. Call it once in a page that shows banners in its main
 * content.
 */
export const useBannersOnVisit = () =>
  contentApi.endpoints.getBanners.useQuerySubscription(undefined, useRefetchOnVisit());

export const prefetchBanners = () => [contentApi.util.prefetch('getBanners', undefined, {})];

/**
 * Returns the cached banners for a component of a page. Requests the banners only if none are
 * cached, or when the browser reconnects.
 */
export const useBanners = () =>
  contentApi.useGetBannersQuery(undefined, {
    refetchOnReconnect: true,
    selectFromResult: selectDataAndError,
  });
