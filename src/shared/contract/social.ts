import * as v from 'valibot';
import { Flag, Id, RequiredText, Text } from './primitives';

/** Social networks by their `socialMediaTypePrefix` in `getSocialLinks`. */
export const socialNetworks = {
  YUTSMT: 'YouTube',
  FCBSMT: 'Facebook',
  INGSMT: 'Instagram',
  TWTSMT: 'Twitter',
  TITSMT: 'TikTok',
  LINSMT: 'LinkedIn',
} as const;
export type SocialPrefix = keyof typeof socialNetworks;

/** One row of `getSocialLinks`. Rows with an unknown prefix are valid, but not shown. */
export const SocialLink = v.object({
  socialMediaLinkId: Id,
  socialMediaTypePrefix: RequiredText,
  socialMediaURL: RequiredText,
  isActive: Flag,
});
export type SocialLink = v.InferOutput<typeof SocialLink>;

export const SocialPost = v.object({
  socialMediaTypeName: RequiredText,
  socialMediaPostURL: RequiredText,
  socialMediaImageURL: RequiredText,
  caption: v.optional(Text, ''),
});
export type SocialPost = v.InferOutput<typeof SocialPost>;

export const Announcement = v.object({ messageText: RequiredText });
export type Announcement = v.InferOutput<typeof Announcement>;
