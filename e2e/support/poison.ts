import { hostileAddresses, hostileHtml } from './hostileHtml';

const everywhere =
  '"><img src=x onerror=pwn()>\'><svg onload=pwn()></title></script><script>pwn()</script>--><style>*{display:none}</style>\u2028{{pwn()}}';

/** What the shop goes by and no shopper reads: changed, it would only be an unknown row. */
const isKey = (name: string) =>
  /(?:Id|_id|Prefix|token|role|userEmail|TypeName|statusCode|createdAt)$/i.test(name);

let next = 0;

/** The same answer, with something hostile in every field that reaches the page. */
function poisoned(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((row) => poisoned(row, name));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, field]) => [key, poisoned(field, key)]),
    );
  if (typeof value !== 'string' || isKey(name)) return value;
  next += 1;
  if (/url$/i.test(name)) return hostileAddresses[next % hostileAddresses.length];
  return value + everywhere;
}

/** One post for each hostile text, which stands in every field of it. */
export const hostilePosts = hostileHtml.map((html, index) => ({
  blogId: index + 1,
  title: html,
  shortDescription: html,
  longDescription: `<p>Before</p>${html}<p>After</p>`,
  blogImageURL: hostileAddresses[index % hostileAddresses.length],
  dateFrom: html,
  authorName: html,
  tags: `a, ${html}`,
}));

const isLogin = (url: string) => /GenerateToken/.test(url);

/** What the back end's answer to a call is made into. */
export function poisonedAnswer(url: string, body: unknown): unknown {
  if (url.includes('/Blog/GetAll')) return { statusCode: 200, data: hostilePosts };
  return isLogin(url) ? body : poisoned(body);
}
