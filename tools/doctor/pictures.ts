import { inTurn } from '@shop/prerender/inTurn';
import { articleImage } from '@/features/blog/components/Article';
import { tileImage } from '@/features/catalog/grid/components/CategoryTiles';
import { cardImage } from '@/features/catalog/grid/components/ProductCard';
import { mainImage } from '@/features/catalog/product/components/Gallery';
import { mainBannerSize } from '@/features/content/banners';
import { postImage } from '@/features/content/components/SocialPosts';
import { imageUrl } from '@/shared/images/imageUrl';
import { pictureSize } from './pictureSize.mjs';
import { sampleOf } from './patient';
import type { Patient } from './patient';

const mostPictures = 400;
const mostStretched = 1.5;

/** Where the picture of a field is at its largest. */
const shown: Record<string, { sizes: string }> = {
  productImageURL: cardImage,
  'productImageRequests[].productImageURL': mainImage,
  categoryImageURL: tileImage,
  blogImageURL: articleImage,
  bannerImageURL: mainBannerSize,
  socialMediaImageURL: postImage,
};

/** In px, on a screen of 1440: the last of the sizes is for the widest screens. */
function widthOf(field: string): number {
  const last = shown[field]?.sizes.split(', ').at(-1) ?? '0';
  return parseFloat(last) * (last.endsWith('vw') ? 14.4 : 1);
}

/** Loads the pictures that were heard of. */
export async function examinePictures({ note, pictures, ask, site, progress }: Patient) {
  const sample = sampleOf([...pictures], mostPictures);
  progress(`${sample.length} pictures`);
  const part = `${sample.length} of ${pictures.size}`;
  if (sample.length < pictures.size) note('pictures', 'sampled', part);
  await inTurn(sample, async ([address, [where, field]]) => {
    const { href } = new URL(imageUrl(address) ?? '', site);
    const { failure, bytes, width } = await pictureSize(ask, href);
    if (failure) note(where, 'pictureLost', failure, href);
    if (/^http:/.test(href) && /^https:/.test(site)) note(where, 'pictureHttp', '', href);
    if (bytes > 500_000) note(where, 'pictureHeavy', '', href);
    if (width * mostStretched < widthOf(field))
      note(where, 'pictureSmall', String(widthOf(field)), href);
  });
}
