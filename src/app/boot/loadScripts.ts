import { waitForLargestPicture } from '@/shared/timing/waitForLargestPicture';

/*
 * Loads `config.js` and the bundle while the page is shown. The data attributes of this script's
 * tag are its settings: see `createDocumentHtml`. `inline.js` does what must happen before the
 * first paint.
 */

const { dataset } = document.querySelector<HTMLElement>('script[data-entry]') ?? document.body;
const { dataset: pageFlags } = document.documentElement;
const splitList = (text: string | undefined) => (text ? text.split(' ') : []);

const trustedTypesPolicy = window.trustedTypes?.createPolicy('start', {
  createScriptURL: (src: string) => {
    const { origin } = window.location;
    return new URL(src, origin).origin === origin ? src : '';
  },
});

const loadScript = (src: string): Promise<void> => insertScript(src).catch(() => insertScript(src));

function insertScript(src: string): Promise<void> {
  const script = document.createElement('script');
  script.async = false;
  // Loads scripts before pictures below the screen, which the visitor does not see yet.
  script.fetchPriority = 'high';
  script.src = (trustedTypesPolicy?.createScriptURL(src) ?? src) as string;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = reject;
  });
}

async function main(): Promise<void> {
  // The app cannot run in a page that was saved to disk.
  if (window.location.protocol === 'file:') return;
  if (window.storefrontConfig === undefined) {
    await loadScript(dataset['config'] ?? '').catch(() => undefined);
  }
  await waitForLargestPicture();
  const isPageForAddress = 'own' in pageFlags;
  const scripts = [
    ...splitList(dataset['entry']),
    ...(isPageForAddress ? splitList(dataset['scripts']) : []),
  ];
  for (const src of scripts) {
    loadScript(src).catch(() => {
      pageFlags['failed'] = '';
    });
  }
}

void main();
