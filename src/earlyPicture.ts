import { cardImage, mainImage } from './features/catalog/imageSizes';
import { bannerSize } from './features/content/bannerSize';
import { mediaSrcSet } from './shared/lib/mediaSrcSet';

type Row = Record<string, unknown>;

async function dataOf(answer: Promise<Response>): Promise<unknown> {
  return ((await (await answer).clone().json()) as { data?: unknown }).data;
}

/** Longest wait, in ms, for a browser to say that the picture is on the screen; some never do. */
const patience = 100;

/** Resolves once the picture is on the screen: work begun before that would still keep it off. */
const isPainted = (image: HTMLImageElement) =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, patience));
    new PerformanceObserver((list) => {
      const entries = list.getEntries() as (PerformanceEntry & { element?: Element })[];
      if (entries.some(({ element }) => element === image)) resolve();
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });

/** The main banner, the first card's picture, or the product's, as the page will show them. */
const pictures: Record<
  string,
  { sizes: string; maxWidth?: number; address: (data: unknown) => unknown }
> = {
  home: {
    ...bannerSize,
    address: (data) =>
      (data as Row[]).find((row) => row['bannerPlacementPrefix'] === 'HSLBNP')?.['bannerImageURL'],
  },
  products: { ...cardImage, address: (data) => (data as Row[])[0]?.['productImageURL'] },
  product: {
    ...mainImage,
    address: (data) =>
      (data as { productImageRequests: Row[] }).productImageRequests[0]?.['productImageURL'],
  },
};

/**
 * Puts what is largest on the first screen into the shell's skeleton, ahead of the app, in the very words of
 * `ResponsiveImage`, so that it is asked for once. @returns when it is painted
 */
export async function firstPicture(
  shell: HTMLElement,
  apiBaseUrl: string,
  answer: Promise<Response>,
): Promise<void> {
  const page = shell.dataset['page'] ?? '';
  const picture = pictures[page];
  if (!picture) return;
  const address = picture.address(await dataOf(answer));
  // Only addresses of our own back end have sizes; a foreign one is left to the page's checks.
  if (typeof address !== 'string' || !/^\/(?![/\\])/.test(address)) return;
  const srcSet = mediaSrcSet(apiBaseUrl + address, apiBaseUrl, picture.maxWidth);
  if (!srcSet) return;
  const image = new Image();
  image.alt = '';
  image.fetchPriority = 'high';
  image.sizes = picture.sizes;
  image.srcset = srcSet;
  shell.querySelector(`.shell-${page} .shell-block`)?.append(image);
  await image.decode();
  await isPainted(image);
}
