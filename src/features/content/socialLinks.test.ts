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

describe('shownSocialLinks', () => {
  it('names each network of the contract', () => {
    const prefixes = ['YUTSMT', 'FCBSMT', 'INGSMT', 'TWTSMT', 'TITSMT', 'LINSMT'];
    const shown = shownSocialLinks(prefixes.map((prefix) => link(prefix)));
    expect(shown.map(({ network }) => network)).toEqual([
      'YouTube',
      'Facebook',
      'Instagram',
      'Twitter',
      'TikTok',
      'LinkedIn',
    ]);
  });

  it.each([
    ['an inactive link', link('YUTSMT', { isActive: false })],
    ['an unknown network', link('XYZSMT')],
    ['a name of every object', link('constructor')],
    ['a script for an address', link('YUTSMT', { socialMediaURL: 'javascript:alert(1)' })],
    ['data for an address', link('YUTSMT', { socialMediaURL: 'data:text/html,x' })],
  ])('leaves out %s', (_what, row) => {
    expect(shownSocialLinks([row])).toEqual([]);
  });
});

describe('postsOf', () => {
  it('keeps the order and at most 8 of a network', () => {
    const posts = Array.from({ length: 20 }, (_, id) =>
      post(id, { socialMediaTypeName: id % 2 ? 'Instagram' : 'facebook' }),
    );
    const urls = postsOf(posts, 'Facebook').map((one) => one.socialMediaPostURL);
    expect(urls).toHaveLength(maxPosts);
    expect(urls[1]).toBe('https://example.com/2');
  });

  it('leaves out what cannot be opened or seen', () => {
    const bad = [
      post(1, { socialMediaPostURL: 'javascript:alert(1)' }),
      post(2, { socialMediaImageURL: 'javascript:alert(1)' }),
      post(3, { socialMediaTypeName: 'Orkut' }),
    ];
    expect(postsOf(bad, 'Facebook')).toEqual([]);
  });
});
