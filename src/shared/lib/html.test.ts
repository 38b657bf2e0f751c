/** @jest-environment ./src/testing/environment.ts */

import fc from 'fast-check';
import { isBlank, plainText, sanitizeHtml, textOf } from './html';

const dom = (html: string): HTMLElement => {
  const holder = document.createElement('div');
  holder.innerHTML = sanitizeHtml(html);
  return holder;
};

describe('sanitizeHtml', () => {
  it.each([
    '<svg onload=alert(1)><script>alert(1)</script></svg>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<iframe src="https://example.com"></iframe>',
    '<form action="https://example.com"><input name="card"><button>Pay</button></form>',
    '<p style="position:fixed;inset:0" class="MuiButton-root" id="main">x</p>',
    '<style>body{display:none}</style>',
    '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
    '<object data="x"></object><embed src="x"><base href="https://example.com">',
    '<video onloadstart="alert(1)"></video><dialog open>x</dialog>',
  ])('takes the harm out of %s', (html) => {
    const holder = dom(html);
    const forbidden = 'script,iframe,form,input,button,style,svg,math,object,embed,base,dialog';
    expect(holder.querySelector(forbidden)).toBeNull();
    for (const element of holder.querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name).not.toMatch(/^on|^(style|class|id|name)$/);
        expect(value).not.toMatch(/script:/i);
      }
    }
  });

  it('keeps what a company writes', () => {
    const html = '<h2>Boxes</h2><p>Strong <strong>kraft</strong></p><ul><li>One</li></ul>';
    const table = '<table><tbody><tr><th>Size</th><td>10 cm</td></tr></tbody></table>';
    expect(sanitizeHtml(html + table)).toBe(html + table);
  });

  it('opens foreign links in a new tab, without a way back', () => {
    const [foreign, own, mail] = dom(
      '<a href="https://example.com/x">a</a><a href="/products" target="_blank">b</a><a href="mailto:a@b.c">c</a>',
    ).querySelectorAll('a');
    expect(foreign).toHaveAttribute('target', '_blank');
    expect(foreign).toHaveAttribute('rel', 'noopener noreferrer');
    expect(own).not.toHaveAttribute('target');
    expect(own).toHaveAttribute('href', '/products');
    expect(mail).toHaveAttribute('href', 'mailto:a@b.c');
  });

  it('loads images late and gives each an alternative', () => {
    const image = dom('<img src="/media/a.webp" srcset="/b.webp 2x">').querySelector('img');
    expect(image).toHaveAttribute('loading', 'lazy');
    expect(image).toHaveAttribute('alt', '');
    expect(image).toHaveAttribute('src', '/media/a.webp');
    expect(image).not.toHaveAttribute('srcset');
    expect(dom('<img src="data:image/png;base64,AAAA">').querySelector('img')).toBeNull();
  });

  it.each([
    [
      'a label that would take the taps on a field',
      '<label for="email">Pay here</label>',
      'Pay here',
    ],
    ['a role', '<p role="alert" tabindex="1" accesskey="s">x</p>', '<p>x</p>'],
    [
      'a landmark',
      '<main><nav>a</nav><aside>b</aside></main>',
      '<div><div>a</div><div>b</div></div>',
    ],
    ['a link that leads nowhere', '<a href="https://[">x</a>', '<a>x</a>'],
    ['a background', '<table background="https://e.example/t"></table>', '<table></table>'],
    ['a size of its own', '<hr width="99999"><p height="9">x</p>', '<hr><p>x</p>'],
    ['what moves', '<marquee scrollamount="99">x</marquee>', 'x'],
    ['what never breaks', '<p><nobr>x</nobr></p><pre width="9">y</pre>', '<p>x</p><pre>y</pre>'],
  ])('takes away %s', (_what, html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  it('lets media start only when the shopper starts it, from addresses that may be loaded', () => {
    const media =
      '<video src="javascript:1" poster="data:x" autoplay loop muted width="9" height="9">';
    const video = dom(`${media}<source src="/media/a.mp4" type="video/mp4"></video>`);
    expect(video.innerHTML).toBe(
      '<video width="9" height="9" controls="" preload="none"><source src="/media/a.mp4" type="video/mp4"></video>',
    );
    expect(sanitizeHtml('<audio src="data:audio/wav;base64,AA"></audio>')).toBe(
      '<audio controls="" preload="none"></audio>',
    );
  });

  it.each([
    ['640', '480', true],
    ['1', '4096', false],
    ['4097', '4097', false],
    ['100%', '10', false],
    ['640', '', false],
  ])('keeps the place of a picture of %s by %s: %s', (width, height, kept) => {
    const image = dom(`<img src="/a.webp" width="${width}" height="${height}">`).firstElementChild;
    expect(image?.hasAttribute('width')).toBe(kept);
    expect(image?.hasAttribute('height')).toBe(kept);
  });

  it('leaves the first heading to the page, and lets wide tables scroll', () => {
    expect(sanitizeHtml('<h1>About <em>us</em></h1>')).toBe('<h2>About <em>us</em></h2>');
    const wide = dom(`<table><tr>${'<td>1</td>'.repeat(6)}</tr></table>`);
    expect(wide.firstElementChild).toHaveAttribute('tabindex', '0');
  });

  it('does no more when done twice, whatever the text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const once = sanitizeHtml(text);
        expect(sanitizeHtml(once)).toBe(once);
      }),
    );
  });
});

describe('textOf', () => {
  it('gives the text without tags, scripts and idle space', () => {
    expect(textOf('<p>One  <b>two</b></p>\n<script>no</script><p> three</p>')).toBe(
      'One two three',
    );
    expect(textOf('')).toBe('');
  });

  it('counts characters, not entities', () => {
    expect(textOf('<p>&amp;&lt;é</p>')).toBe('&<é');
  });

  it('parts blocks only where it is to be read', () => {
    const blocks = '<h2>Boxes</h2><p>Strong<br>k<b>raft</b></p>';
    expect(textOf(blocks)).toBe('BoxesStrongkraft');
    expect(plainText(blocks)).toBe('Boxes Strong kraft');
  });
});

it.each([
  ['', true],
  ['<p>&nbsp;</p><script>x</script>', true],
  ['<p>x</p>', false],
  ['<p><img src="/media/a.webp"></p>', false],
])('%j shows a reader nothing: %s', (html, blank) => {
  expect(isBlank(html)).toBe(blank);
});
