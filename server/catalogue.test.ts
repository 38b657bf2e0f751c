import catalogueJson from './seed/catalogue.json';
import type { Catalogue } from './seedRows';

const { products }: Catalogue = catalogueJson;
type Product = (typeof products)[number];

const inGrams: Record<string, number> = { g: 1, kg: 1000 };
const inMillilitres: Record<string, number> = { ml: 1, litre: 1000 };

/** Sizes as a text says them, in one unit each: '1 Litre' is '1000 ml'. Of '8 or 10 inch' both. */
function sizesIn(text: string): string[] {
  const sizes =
    /([\d,.]+)(?: or ([\d,.]+))?[ -]?(inch|ml|litre|oz|g|kg|lb|pound|cavity|piece|labels)(?![a-z])/gi;
  return [...text.matchAll(sizes)].flatMap(([, first, second, unitText = '']) =>
    [first, second].flatMap((number) => {
      if (!number) return [];
      const unit = unitText.toLowerCase();
      const amount = Number(number.replaceAll(',', ''));
      if (unit in inGrams) return [`${amount * (inGrams[unit] ?? 1)} g`];
      if (unit in inMillilitres) return [`${amount * (inMillilitres[unit] ?? 1)} ml`];
      return [`${amount} ${unit}`];
    }),
  );
}

const unitOf = (size: string) => size.split(' ')[1];
const saysWord = (text: string, words: string) =>
  new RegExp(`(?<![\\w-])${words}(?![\\w-])`, 'i').test(text);
const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ');
const specOf = ({ specHtml }: Product, title: string) =>
  new RegExp(`<th>${title}</th><td>(.*?)</td>`).exec(specHtml)?.[1];

/** What is wrong, product by product: an empty list passes and a full one reads well. */
const wrongs = (find: (product: Product) => string[]) =>
  products.flatMap((product) => find(product).map((wrong) => `${product.name}: ${wrong}`));

test('no option asks for a size: the name says it, and all packs have one price for it', () => {
  const isSize = (text: string) =>
    sizesIn(text).length > 0 || /^(\d+|small|medium|large|regular|standard)$/i.test(text);
  const asked = wrongs(({ options }) =>
    options
      .filter(({ prefix, details }) => saysWord(prefix, 'size') || details.some(isSize))
      .map(({ prefix, details }) => `${prefix} ${details.join('/')}`),
  );
  expect(asked).toEqual([]);
});

test('what the name says of colour, design and parts, no option asks again', () => {
  const asked = wrongs(({ name, options }) =>
    options.flatMap(({ prefix, details }) =>
      details
        .filter((detail) => {
          if (/^(no|none)\b/i.test(detail)) return saysWord(name, `with (\\w+ )?${prefix}`);
          const isWhole = /^(colour|design|closure)$/i.test(prefix);
          return saysWord(name, isWhole ? detail : `${detail} ${prefix}`);
        })
        .map((detail) => `${prefix} ${detail} of ${details.join('/')}`),
    ),
  );
  expect(asked).toEqual([]);
});

test('the description speaks of the size in the name', () => {
  const others = wrongs(({ name, descriptionHtml }) => {
    const named = sizesIn(name);
    const units = named.map(unitOf);
    return sizesIn(textOf(descriptionHtml)).filter(
      (size) => units.includes(unitOf(size)) && !named.includes(size),
    );
  });
  expect(others).toEqual([]);
});

test('the least order is the smallest pack', () => {
  const different = wrongs((product) => {
    const least = specOf(product, 'Minimum order');
    const packs = product.packs.map(({ description }) => Number(/\d+/.exec(description)?.[0] ?? 1));
    const smallest = Math.min(...packs);
    return least !== undefined && Number.parseInt(least.replaceAll(',', ''), 10) !== smallest
      ? [`${least}, beside ${product.packs[0]?.description ?? 'no pack'}`]
      : [];
  });
  expect(different).toEqual([]);
});

test('a set is sold by the set', () => {
  const others = wrongs(({ name, packs }) =>
    saysWord(name, 'set') ? packs.filter((p) => p.orderUnit !== 'Set').map((p) => p.orderUnit) : [],
  );
  expect(others).toEqual([]);
});
