import pMap from 'p-map';
import { articleImage } from '@/features/blog/components/Article';
import { tileImageProps } from '@/features/catalog/grid/components/CategoryTiles';
import { cardImageProps } from '@/features/catalog/grid/components/ProductCard';
import { mainImageProps } from '@/features/catalog/product/components/Gallery';
import { mainBannerSize } from '@/features/content/banners';
import { postImage } from '@/features/content/components/SocialPosts';
import { toImageUrl } from '@/shared/images/imageUrl';
import { getPictureSize } from './pictureSize.mjs';
import { concurrency, takeSample } from './checkContext';
import type { CheckContext } from './checkContext';

const maxPictures = 400;
/**
 * A picture counts as too small if the shop displays it at more than this multiple of its width.
 */
const maxStretch = 1.5;

/** By name of a field with pictures: `sizes` of the component that displays them largest. */
const imagePropsByField: Record<string, { sizes: string }> = {
  productImageURL: cardImageProps,
  'productImageRequests[].productImageURL': mainImageProps,
  categoryImageURL: tileImageProps,
  blogImageURL: articleImage,
  bannerImageURL: mainBannerSize,
  socialMediaImageURL: postImage,
};

/**
 * Returns the width in px of a displayed picture on a screen that is 1440 px wide. The last entry
 * of `sizes` applies to the widest screens.
 */
function getDisplayWidth(field: string): number {
  const lastSize = imagePropsByField[field]?.sizes.split(', ').at(-1) ?? '0';
  return parseFloat(lastSize) * (lastSize.endsWith('vw') ? 14.4 : 1);
}

/** Checks the pictures whose addresses the other checks have found. */
export async function examinePictures({
  note,
  pictures,
  fetchAnswer,
  site,
  progress,
}: CheckContext) {
  const sample = takeSample([...pictures], maxPictures);
  progress(`${sample.length} pictures`);
  const sampleText = `${sample.length} of ${pictures.size}`;
  if (sample.length < pictures.size) note('pictures', 'sampled', sampleText);
  const examinePicture = async ([address, [label, field]]: (typeof sample)[number]) => {
    const { href } = new URL(toImageUrl(address) ?? '', site);
    const { failure, bytes, width } = await getPictureSize(fetchAnswer, href);
    if (failure) note(label, 'pictureLost', failure, href);
    if (/^http:/.test(href) && /^https:/.test(site)) note(label, 'pictureHttp', '', href);
    if (bytes > 500_000) note(label, 'pictureHeavy', '', href);
    if (width * maxStretch < getDisplayWidth(field))
      note(label, 'pictureSmall', String(getDisplayWidth(field)), href);
  };
  await pMap(sample, examinePicture, { concurrency });
}
