import { wait } from './wait';

/** Longest wait for the picture, in ms. */
const maxPictureWait = 1000;

/**
 * Waits for the largest picture of the prerendered page, because later downloads would compete with
 * it.
 */
export async function waitForLargestPicture(): Promise<void> {
  if (document.readyState === 'loading')
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  const image = document.querySelector<HTMLImageElement>('#root img[fetchpriority="high"]');
  if (!image?.getClientRects().length || image.complete) return;
  const loadEndPromise = new Promise((resolve) => {
    image.onload = resolve;
    image.onerror = resolve;
  });
  await Promise.race([loadEndPromise, wait(maxPictureWait)]);
}
