import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expect } from './support/fixtures';
import { sites } from './support/shop';
import { addresses, articlePath, backEndAt, fileOf, productPath, test } from './support/written';

/* What no page that is written ahead may hold. The same for any screen. */
test.skip(({ isMobile }) => !isMobile, 'the same on every screen');

const files = [...addresses.map(fileOf), path.join(sites.written, '404.html')].map((file) => ({
  file,
  html: readFileSync(file, 'utf8'),
}));

/** Files in which something is found, with what it is. */
const found = (search: (html: string) => readonly string[]) =>
  files.flatMap(({ file, html }) => search(html).map((hit) => `${hit} in ${file}`));

test('no script stands in a page, only files of our own and JSON data', () => {
  const odd = found((html) =>
    [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
      .filter(([, attributes = '', text = '']) => {
        if (attributes === ' type="application/ld+json"') return !JSON.parse(text);
        return !/ src="\/assets\/early\.\w+\.js"/.test(attributes) || text !== '';
      })
      .map(([script]) => script.slice(0, 200)),
  );
  expect(odd).toEqual([]);
  expect(
    found((html) => html.match(/<[^>]*\son\w+=[^>]*>|(?:href|src)="javascript:/g) ?? []),
  ).toEqual([]);
});

test('each page refuses foreign scripts by itself, before anything of it is read', () => {
  const policy =
    /^<!doctype html>\s*<html[^>]*>\s*<head>\s*<meta charset="utf-8" \/>\s*<meta http-equiv="Content-Security-Policy" content="script-src 'self'; object-src 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types [\w -]+" \/>/;
  const [plain, ...written] = [files.at(-1), ...files.slice(0, -1)];
  expect(written.filter(({ html }) => !policy.test(html))).toEqual([]);
  // Not known yet when it was built: whether the configuration will name a provider.
  expect(plain?.html).toContain(`content="script-src 'self' https:; object-src 'none'; `);
});

test('no token, password or secret stands in a page', async ({ shop }) => {
  const config = readFileSync(path.join(sites.written, 'config.js'), 'utf8');
  const secrets = ['loginPassword', 'productIdSecret'].map(
    (key) => new RegExp(`${key}: '(.*?)'`).exec(config)?.[1] ?? '',
  );
  expect(secrets).toEqual([expect.stringMatching(/./), expect.stringMatching(/./)]);
  // Each token of the back end begins like this one, with who it is for.
  const token = (await backEndAt(shop.url)).token.slice(0, 12);
  expect(token).toHaveLength(12);
  for (const secret of [...secrets, token, 'Bearer'])
    expect(found((html) => (html.includes(secret) ? [secret] : []))).toEqual([]);
});

/** Letters and digits alone, whatever way the rest of a text is written in HTML or JSON. */
const letters = (text: string) => text.replace(/&#?\w+;|\\u\w{4}|[^\p{L}\p{N}]/gu, '');

test('no word of a review and no name of its author stands in a page', async ({ shop }) => {
  const { read } = await backEndAt(shop.url);
  const products = await read<{ productId: number }[]>('/api/WAP/ProductWebLink/GetAll');
  const comments = new Set<string>();
  const names = new Set<string>();
  for (const id of new Set(products.map(({ productId }) => productId))) {
    const reviews = (await (await fetch(`${shop.url}/api/review/${String(id)}`)).json()) as {
      comment: string;
      user: { fullName: string };
    }[];
    for (const { comment, user } of reviews) {
      comments.add(letters(comment));
      names.add(user.fullName);
    }
  }
  expect(comments.size).toBeGreaterThan(100);
  expect(names.size).toBeGreaterThan(10);
  expect(Math.min(...[...comments, ...names].map(({ length }) => length))).toBeGreaterThan(3);
  expect(found((html) => [...names].filter((name) => html.includes(name)))).toEqual([]);
  const told = found((html) => {
    const text = letters(html);
    return [...comments].filter((comment) => text.includes(comment));
  });
  expect(told).toEqual([]);
});

for (const address of ['/', '/products', productPath, '/blogs', articlePath, '/contact', '/cart']) {
  test(`the content security policy finds nothing wrong with ${address}`, async ({ page }) => {
    await page.addInitScript(() => {
      const violations: string[] = [];
      Object.assign(window, { violations });
      document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
        violations.push(`${violatedDirective}: ${blockedURI}`);
      });
    });
    await page.route('https://www.google.com/**', (route) => route.fulfill({ body: 'Map' }));
    const response = await page.goto(address);
    expect(response?.headers()['content-security-policy']).toContain("script-src 'self';");
    await expect(page.locator('#static-page')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const violations = () =>
      page.evaluate(() => (window as unknown as { violations: string[] }).violations);
    expect(await violations()).toEqual([]);
  });
}
