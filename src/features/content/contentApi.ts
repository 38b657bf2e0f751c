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
import { publicQuery } from '@/shared/api/publicQuery';
import { provideUnansweredTags } from '@/shared/api/staleAnswers';
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

/** The contract asks for a content type on these two calls, although they have no body. */
const jsonContentType = { 'content-type': 'application/json' };

export const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getBanners: publicQuery(
      build,
      { url: '/api/WAP/Banner/GetAll', headers: jsonContentType },
      // One image may have several placements, so its id alone does not identify a banner.
      createListSchema(Banner, ({ bannerImageId, bannerPlacementPrefix }) =>
        [bannerImageId, bannerPlacementPrefix].join('\n'),
      ),
      errorMessages.banners,
    ),
    getHeadOffice: publicQuery(
      build,
      '/api/ADM/ClientLocation/GetHeadOffice',
      createDataSchema(HeadOffice),
      errorMessages.headOffice,
    ),
    getSocialPosts: publicQuery(
      build,
      '/api/WAP/SocialMediaPost/GetAll',
      createListSchema(SocialPost, (post) => JSON.stringify(post)),
      errorMessages.socialPosts,
    ),
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
    getAnnouncements: publicQuery(
      build,
      '/api/WAP/Announcement/GetAll',
      createBodySchema(Announcements),
      errorMessages.announcements,
    ),
    getClientSettings: publicQuery(
      build,
      { url: '/api/ADM/ClientSetting/GetData', headers: jsonContentType },
      createDataSchema(ClientSettings),
      errorMessages.pages,
    ),
    /** The body of a successful answer may be empty. */
    sendEnquiry: build.mutation<unknown, Enquiry>({
      query: toEnquiryRequest,
      extraOptions: enquiryOptions,
      responseSchema: outcomeSchema,
    }),
  }),
});

export const {
  useGetBannersQuery,
  useGetHeadOfficeQuery,
  useGetSocialPostsQuery,
  useGetSocialLinksQuery,
  useGetAnnouncementsQuery,
  useGetClientSettingsQuery,
  useSendEnquiryMutation,
} = contentApi;
