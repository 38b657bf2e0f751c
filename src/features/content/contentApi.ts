import { baseApi } from '@/shared/api/baseApi';
import { readData, readList } from '@/shared/api/apiRequest';
import type { Reading } from '@/shared/api/apiRequest';
import { errorMessages } from '@/shared/api/errorMessages';
import { readOutcome } from '@/shared/api/readOutcome';
import { ClientSettings, HeadOffice } from '@/shared/contract/client';
import type { Enquiry } from '@/shared/contract/enquiry';
import { Announcement, SocialLink, SocialPost } from '@/shared/contract/social';

/** The answer was no success, or none came. The back end's own words, where it has any, come before both. */
const enquiryFailure = (status: number | string): string =>
  typeof status === 'number' || status === 'PARSING_ERROR'
    ? errorMessages.enquiry
    : errorMessages.enquiryFallback;

/** Call 12: anything but `statusCode` 200 is an empty list. */
function readAnnouncements(body: unknown): Reading {
  const ok =
    typeof body === 'object' && body !== null && 'statusCode' in body && body.statusCode === 200;
  return ok ? readList(Announcement)(body) : { value: [] };
}

export const contentApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Call 3. */
    getHeadOffice: build.query<HeadOffice | null, void>({
      query: () => ({
        url: '/api/ADM/ClientLocation/GetHeadOffice',
        failure: errorMessages.headOffice,
        read: readData(HeadOffice),
      }),
    }),
    /** Call 4. */
    getSocialPosts: build.query<SocialPost[], void>({
      query: () => ({
        url: '/api/WAP/SocialMediaPost/GetAll',
        failure: errorMessages.socialPosts,
        read: readList(SocialPost),
      }),
    }),
    /** Call 11: `data`, or a bare array. */
    getSocialLinks: build.query<SocialLink[], void>({
      query: () => ({
        url: '/api/WAP/SocialMediaLink/GetAll',
        failure: errorMessages.socialLinks,
        noTokenMessage: errorMessages.socialLinksNoToken,
        read: readList(SocialLink, { bare: true }),
      }),
    }),
    /** Call 12. */
    getAnnouncements: build.query<Announcement[], void>({
      query: () => ({
        url: '/api/WAP/Announcement/GetAll',
        failure: errorMessages.announcements,
        read: readAnnouncements,
      }),
    }),
    /** Call 15. */
    getClientSettings: build.query<ClientSettings | null, void>({
      query: () => ({
        url: '/api/ADM/ClientSetting/GetData',
        failure: errorMessages.pages,
        read: readData(ClientSettings),
      }),
    }),
    /** Call 19. A success body may be empty. */
    sendEnquiry: build.mutation<unknown, Enquiry>({
      query: (enquiry) => ({
        url: '/api/WAP/ContactInbox/Save',
        method: 'POST',
        body: enquiry,
        failure: enquiryFailure,
        preferServerMessage: 'error',
        read: readOutcome,
      }),
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
