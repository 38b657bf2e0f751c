import { waitForLargestPicture } from '@/shared/timing/waitForLargestPicture';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';

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
  if (window.location.protocol === 'file:') {
    // The app cannot run in a page that was saved to disk.
    pageFlags['known'] = '';
    return;
  }
  if (window.storefrontConfig === undefined) {
    await loadScript(dataset['config'] ?? '').catch(() => undefined);
  }
  try {
    const { brand } = window.storefrontConfig as StorefrontConfig;
    if (brand.look && dataset['look']) await loadScript(dataset['look']);
  } catch {
    // The bundle reports an invalid configuration on the page. If the shop's look does not load,
    // the usual look is shown.
  }
  // Shows the page, which was hidden until the configuration was known: see `createDocumentHtml`.
  pageFlags['known'] = '';
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
