/** @jest-environment ./src/testing/environment.ts */

import { isBlankHtml, toPlainText, sanitizeHtml, splitSections } from './html';

const createDom = (html: string): HTMLElement => {
  const container = document.createElement('div');
  container.innerHTML = sanitizeHtml(html);
  return container;
};

describe('sanitizeHtml', () => {
  it.each([
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<form action="https://example.com"><input name="card"><button>Pay</button></form>',
    '<p style="position:fixed;inset:0" class="MuiButton-root" id="main">x</p>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<iframe src="/x"></iframe><object data="x"></object><embed src="x"><base href="/x">',
    '<video onloadstart="alert(1)"></video><dialog open>x</dialog>',
  ])('removes the harmful parts of %s', (html) => {
    const container = createDom(html);
    const forbiddenSelector =
      'script,iframe,form,input,button,style,svg,math,object,embed,base,dialog';
    expect(container.querySelector(forbiddenSelector)).toBeNull();
    for (const element of container.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^(style|class|name)$/);
        if (name === 'id') expect(value).toMatch(/^user-content-/);
        expect(value).not.toMatch(/script:/i);
      }
    }
  });

  it('opens external links in a new tab without access to the shop', () => {
    const [externalLink, shopLink, mailLink] = createDom(
      '<a href="https://example.com/x">a</a><a href="/products" target="_blank">b</a><a href="mailto:a@b.c">c</a>',
    ).querySelectorAll('a');
    expect(externalLink).toHaveAttribute('target', '_blank');
    expect(externalLink).toHaveAttribute('rel', 'noopener noreferrer');
    expect(shopLink).not.toHaveAttribute('target');
    expect(shopLink).toHaveAttribute('href', '/products');
    expect(mailLink).toHaveAttribute('href', 'mailto:a@b.c');
  });

  it.each([
    ['a link within the text', '<a href="#data">x</a>', '#user-content-data'],
    ['a link to a word in Urdu', '<a href="#قیمت">x</a>', '#user-content-قیمت'],
    ['a link with the prefix', '<a href="#user-content-data">x</a>', '#user-content-data'],
    ['a link to another page', '<a href="/about#data">x</a>', '/about#user-content-data'],
    [
      'a link to another site',
      '<a href="https://a.example/x#data">x</a>',
      'https://a.example/x#data',
    ],
    ['a link to the top', '<a href="#">x</a>', '#'],
    ['a link to the top by name', '<a href="#top">x</a>', '#top'],
  ])('adds the id prefix to a fragment if necessary: %s', (_title, html, href) => {
    expect(createDom(html).querySelector('a')).toHaveAttribute('href', href);
  });

  it.each([
    ['<h2 id="data">x</h2>', 'user-content-data'],
    ['<a name="data">x</a>', 'user-content-data'],
    // Without a prefix, these ids would hide variables of a script or properties of `document`.
    ['<p id="body">x</p>', 'user-content-body'],
    ['<img id="cookie" src="/a.webp">', 'user-content-cookie'],
    ['<p id="main">x</p>', 'user-content-main'],
  ])('adds a prefix to ids: %s', (html, id) => {
    const container = createDom(html);
    expect(container.querySelector('[id]')).toHaveAttribute('id', id);
    expect(container.querySelector('[name]')).toBeNull();
  });

  it('adds the prefix only once if a text is sanitised repeatedly', () => {
    const sanitizedHtml = sanitizeHtml('<h2 id="data">x</h2><a href="#data">y</a>');
    expect(sanitizeHtml(sanitizedHtml)).toBe(sanitizedHtml);
    expect(sanitizeHtml(splitSections(sanitizedHtml).join(''))).toBe(sanitizedHtml);
  });

  it('loads images lazily and gives each an alternative text', () => {
    const image = createDom('<img src="/media/a.webp" srcset="/b.webp 2x">').querySelector('img');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('src', '/media/a.webp');
    expect(image).not.toHaveAttribute('srcset');
    expect(createDom('<img src="data:image/png;base64,AAAA">').querySelector('img')).toBeNull();
  });

  const table = '<table><tbody><tr><th>Size</th><td>10 cm</td></tr></tbody></table>';
  const allowedHtml = `<h2>Boxes</h2><p>A <strong>box</strong></p><ul><li>One</li></ul>${table}`;

  it.each([
    ['the usual elements of a text', allowedHtml, allowedHtml],
    ['no label, which would focus a field', '<label for="email">Pay</label>', 'Pay'],
    ['no role', '<p role="alert" tabindex="1" accesskey="s">x</p>', '<p>x</p>'],
    ['no landmark', '<main><nav>a</nav></main>', '<div><div>a</div></div>'],
    ['no h1', '<h1>About <em>us</em></h1>', '<h2>About <em>us</em></h2>'],
    ['no tag in an attribute', '<a title="<b>" href="/?a>b" lang="en">x</a>', '<a lang="en">x</a>'],
    ['no invalid address', '<a href="https://[">x</a>', '<a>x</a>'],
    ['no size except of a picture', '<hr width="99999"><p height="9">x</p>', '<hr><p>x</p>'],
  ])('returns HTML with %s', (_title, html, expectedHtml) => {
    expect(sanitizeHtml(html).replaceAll(' dir="auto"', '')).toBe(expectedHtml);
  });

  it('sets the direction of each block by its own text', () => {
    const urduHtml =
      '<blockquote><p>ڈبہ</p></blockquote><ol><li><p>a</p></li></ol><p dir="rtl">b</p>';
    const expectedBlocks =
      '<blockquote dir="auto"><p>ڈبہ</p></blockquote><ol dir="auto"><li><p>a</p></li></ol>';
    expect(sanitizeHtml(urduHtml)).toBe(`${expectedBlocks}<p dir="rtl">b</p>`);
  });

  it('lets media play only on request and only from allowed addresses', () => {
    const videoTag = '<video src="javascript:1" poster="data:x" autoplay loop muted>';
    expect(
      sanitizeHtml(`${videoTag}<source src="/a.mp4"><source src="data:video/mp4,x"></video>`),
    ).toBe('<video controls="" preload="none"><source src="/a.mp4"><source></video>');
  });

  it('keeps plausible picture sizes, which reserve space', () => {
    const sizes = ['640 480', '1 4096', '4097 4097', '100% 10'];
    const keptSizes = sizes.filter((size) => {
      const [width, height] = size.split(' ');
      return createDom(`<img src="/a" width="${width}" height="${height}">`).querySelector(
        '[width]',
      );
    });
    expect(keptSizes).toEqual(['640 480']);
  });

  it('makes wide tables scroll', () => {
    const container = createDom(`<table><tr>${'<td>1</td>'.repeat(6)}</tr></table>`);
    expect(container.firstElementChild).toHaveAttribute('tabindex', '0');
  });
});

test('reads plain text without tags, scripts, entities and extra spaces', () => {
  expect(toPlainText('<p>One  <b>two</b></p>\n<script>no</script><p> &amp;&lt;é</p>')).toBe(
    'One two &<é',
  );
  const htmlWithBlocks = '<h2>Boxes</h2><p>Strong<br>k<b>raft</b></p>';
  expect(toPlainText(htmlWithBlocks)).toBe('Boxes Strong kraft');
  const htmlTexts = [
    '',
    '<p>&nbsp;</p><script>x</script>',
    '<p>x</p>',
    '<p><img src="/a.webp"></p>',
  ];
  expect(htmlTexts.map(isBlankHtml)).toEqual([true, true, false, false]);
});

test.each([
  [
    '<p>a</p>b<h2>C</h2><h3>D</h3>\n<h1>E</h1>f',
    ['<p>a</p>b', '<h2>C</h2><h3>D</h3>\n', '<h1>E</h1>f'],
  ],
  [' <h2>A</h2><script>x</script>', ['<h2>A</h2>']],
  ['', []],
])('splits %j into sections', (html, sections) => {
  expect(splitSections(html)).toEqual(sections);
});
