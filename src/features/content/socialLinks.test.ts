/** @jest-environment ./src/testing/environment.ts */

import { getPosts, selectSocialLinks } from './socialLinks';

test('inactive, unknown and unsafe links are left out', () => {
  const prefixes = ['YUTSMT', 'FCBSMT', 'INGSMT', 'TWTSMT', 'TITSMT', 'LINSMT'];
  const links = [...prefixes, 'XYZSMT', 'constructor'].map((socialMediaTypePrefix) => ({
    socialMediaLinkId: '1',
    socialMediaTypePrefix,
    socialMediaURL: 'https://example.com/',
    isActive: true,
  }));
  const inactiveLinks = links.map((link) => ({ ...link, isActive: false }));
  const unsafeLinks = links.map((link) => ({ ...link, socialMediaURL: 'javascript:alert(1)' }));
  const names = selectSocialLinks([...inactiveLinks, ...unsafeLinks, ...links]).map(
    ({ network }) => network,
  );
  expect(names.join()).toBe('YouTube,Facebook,Instagram,Twitter,TikTok,LinkedIn');
});

test.each([
  [{ socialMediaTypeName: 'facebook' }, 1],
  [{ socialMediaTypeName: 'Orkut' }, 0],
  [{ socialMediaPostURL: 'javascript:alert(1)' }, 0],
  [{ socialMediaImageURL: 'javascript:alert(1)' }, 0],
])('only posts of the network with a safe link and image are shown: %j', (overrides, count) => {
  const post = {
    socialMediaTypeName: 'Facebook',
    socialMediaPostURL: 'https://example.com/1',
    socialMediaImageURL: '/media/1.webp',
    caption: '',
    ...overrides,
  };
  expect(getPosts([post], 'Facebook')).toHaveLength(count);
});

const facebookLink = {
  socialMediaLinkId: '1',
  socialMediaTypePrefix: 'FCBSMT',
  socialMediaURL: '',
  isActive: true,
};

test.each([
  ['www.facebook.com/doridabba', 'https://www.facebook.com/doridabba'],
  ['facebook.com', 'https://facebook.com'],
  [' Facebook.com:443/a?b#c ', 'https://Facebook.com:443/a?b#c'],
  ['//facebook.com/a', '//facebook.com/a'],
  ['http://facebook.com/a', 'http://facebook.com/a'],
  // Neither of these names is a URL, so the link would lead to a missing page of the shop.
  ['@doridabba', undefined],
  ['doridabba', undefined],
  ['javascript:alert(1)', undefined],
  ['mailto:a@facebook.com', undefined],
])('a social link to %j leads to %j', (socialMediaURL, url) => {
  expect(selectSocialLinks([{ ...facebookLink, socialMediaURL }])[0]?.url).toBe(url);
  const post = { socialMediaTypeName: 'Facebook', socialMediaImageURL: '/a.webp', caption: '' };
  const [visiblePost] = getPosts([{ ...post, socialMediaPostURL: socialMediaURL }], 'Facebook');
  expect(visiblePost?.socialMediaPostURL).toBe(url);
});
