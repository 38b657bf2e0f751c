import * as v from 'valibot';
import { Id, RequiredText, Text } from './primitives';

/** Placement prefix of call 14 → where the banner stands. */
export const bannerPlacements = {
  HSLBNP: 'main',
  HSTBNP: 'sideTop',
  HSBBNP: 'sideBottom',
  FSLBNP: 'footer',
  HSDBNP: 'advertisement',
  CSLBNP: 'category',
} as const;
export type BannerPlacement = (typeof bannerPlacements)[keyof typeof bannerPlacements];

export const Banner = v.object({
  bannerImageId: Id,
  bannerPlacementPrefix: RequiredText,
  bannerImageURL: RequiredText,
  bannerTitle: v.optional(Text, ''),
});
export type Banner = v.InferOutput<typeof Banner>;
