import * as v from 'valibot';
import { Flag, Id, RequiredText, Text } from './primitives';

/** Prefix of call 11 → the network it stands for. */
export const socialNetworks = {
  YUTSMT: 'YouTube',
  FCBSMT: 'Facebook',
  INGSMT: 'Instagram',
  TWTSMT: 'Twitter',
  TITSMT: 'TikTok',
  LINSMT: 'LinkedIn',
} as const;
export type SocialPrefix = keyof typeof socialNetworks;

/** Call 11. Rows with an unknown prefix parse; the screen leaves them out. */
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
