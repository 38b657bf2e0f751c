import * as v from 'valibot';
import { Id, RequiredText, Text } from './primitives';

/** Maps the position of a banner to the `bannerPlacementPrefix` that it has in `getBanners`. */
export const bannerPlacements = {
  main: 'HSLBNP',
  sideTop: 'HSTBNP',
  sideBottom: 'HSBBNP',
  footer: 'FSLBNP',
  advertisement: 'HSDBNP',
  category: 'CSLBNP',
} as const;
export type BannerPlacement = keyof typeof bannerPlacements;

export const Banner = v.object({
  bannerImageId: Id,
  bannerPlacementPrefix: RequiredText,
  bannerImageURL: RequiredText,
  bannerTitle: v.optional(Text, ''),
});
export type Banner = v.InferOutput<typeof Banner>;
