/** @jest-environment ./src/testing/environment.ts */
import { makeStore } from '@/app/store';
import { configureShop } from '@/testing/configureShop';
import { getFallbackImage } from './pageFacts';
import { getPreviewImageUrl } from './site';

const site = { url: 'https://shop.test', name: 'Shop' };

test('the preview picture of the logo is on the site and not on the back end', () => {
  configureShop({ apiBaseUrl: 'https://api.test' });
  const image = getFallbackImage(makeStore().getState(), site, true);
  expect(getPreviewImageUrl(site, image)).toBe('https://shop.test/icons/preview.png');
});
