import { waitForLargestPicture } from '@/shared/timing/waitForLargestPicture';
import type { StorefrontConfig } from '@/shared/config/runtimeConfig';

/*
 * Brings `config.js` and the bundle while the page is shown. All that it knows of the page stands on its own tag: see
 * `documentHtml`. What must be known before the page is painted is the business of `inline.js`.
 */

const { dataset } = document.querySelector<HTMLElement>('script[data-entry]') ?? document.body;
const { dataset: marks } = document.documentElement;
const splitList = (text: string | undefined) => (text ? text.split(' ') : []);

const policy = window.trustedTypes?.createPolicy('start', {
  createScriptURL: (src: string) => {
    const { origin } = window.location;
    return new URL(src, origin).origin === origin ? src : '';
  },
});

const run = (src: string): Promise<void> => insert(src).catch(() => insert(src));

function insert(src: string): Promise<void> {
  const script = document.createElement('script');
  script.async = false;
  // Ahead of the pictures further down, which the visitor doesn't see yet.
  script.fetchPriority = 'high';
  script.src = (policy?.createScriptURL(src) ?? src) as string;
  document.head.append(script);
  return new Promise((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = reject;
  });
}

async function main(): Promise<void> {
  if (window.storefrontConfig === undefined) {
    await run(dataset['config'] ?? '').catch(() => undefined);
  }
  try {
    const { brand } = window.storefrontConfig as StorefrontConfig;
    if (brand.look && dataset['look']) await run(dataset['look']);
  } catch {
    // The bundle reports a broken configuration, on the page; a look that does not come is the usual one.
  }
  // The page need not wait any longer: see `documentHtml`.
  marks['known'] = '';
  await waitForLargestPicture();
  const isOwnPage = 'own' in marks;
  const scripts = [
    ...splitList(dataset['entry']),
    ...(isOwnPage ? splitList(dataset['scripts']) : []),
  ];
  for (const src of scripts) {
    run(src).catch(() => {
      marks['failed'] = '';
    });
  }
}

void main();
