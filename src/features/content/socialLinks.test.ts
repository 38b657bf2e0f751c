/** @jest-environment ./src/testing/environment.ts */

import { maxPosts, postsOf, shownSocialLinks } from './socialLinks';

const link = (socialMediaTypePrefix: string, over = {}) => ({
  socialMediaLinkId: socialMediaTypePrefix,
  socialMediaTypePrefix,
  socialMediaURL: `https://example.com/${socialMediaTypePrefix}`,
  isActive: true,
  ...over,
});
const post = (id: number, over = {}) => ({
  socialMediaTypeName: 'Facebook',
  socialMediaPostURL: `https://example.com/${String(id)}`,
  socialMediaImageURL: `/media/${String(id)}.webp`,
  caption: '',
  ...over,
});

test('each network of the contract has its name', () => {
  const prefixes = ['YUTSMT', 'FCBSMT', 'INGSMT', 'TWTSMT', 'TITSMT', 'LINSMT'];
  const names = shownSocialLinks(prefixes.map((prefix) => link(prefix))).map((it) => it.network);
  expect(names.join()).toBe('YouTube,Facebook,Instagram,Twitter,TikTok,LinkedIn');
});

test.each([
  ['an inactive link', link('YUTSMT', { isActive: false })],
  ['an unknown network', link('XYZSMT')],
  ['a name of every object', link('constructor')],
  ['a script for an address', link('YUTSMT', { socialMediaURL: 'javascript:alert(1)' })],
])('%s is left out', (_what, row) => {
  expect(shownSocialLinks([row])).toEqual([]);
});

test('the posts of a network keep their order, and are at most 8', () => {
  const posts = Array.from({ length: 20 }, (_, id) =>
    post(id, { socialMediaTypeName: id % 2 ? 'Instagram' : 'facebook' }),
  );
  const urls = postsOf(posts, 'Facebook').map((one) => one.socialMediaPostURL);
  expect(urls).toHaveLength(maxPosts);
  expect(urls[1]).toBe('https://example.com/2');
});

test('posts that cannot be opened or seen are left out', () => {
  const bad = [
    post(1, { socialMediaPostURL: 'javascript:alert(1)' }),
    post(2, { socialMediaImageURL: 'javascript:alert(1)' }),
    post(3, { socialMediaTypeName: 'Orkut' }),
  ];
  expect(postsOf(bad, 'Facebook')).toEqual([]);
});
