import { cacheNames } from '@/shared/storage/offlineCaches';

const shown = [cacheNames.answers, cacheNames.pictures];

/** How many answers and pictures are kept. */
export async function countKept(): Promise<number> {
  const counts = shown.map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

/** What is still on its way does not come back: of answers `openCopies` sees to that, of pictures the worker. */
export async function clearKept(): Promise<void> {
  if ('serviceWorker' in navigator) {
    const registration = await navigator.serviceWorker.getRegistration();
    registration?.active?.postMessage({ type: 'CLEAR_PICTURES' });
  }
  await Promise.all(shown.map((name) => caches.delete(name)));
}
