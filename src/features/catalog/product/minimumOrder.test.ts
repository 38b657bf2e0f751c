import { readFileSync } from 'node:fs';
import catalogue from '@shop/server/seed/catalogue.json';
import { readMinimum } from '@/shared/format/minimumOrder';
import { formatPieces, parsePieces } from '@/shared/format/pieces';

const minimumPattern = /Minimum order(?:<[^<]*>|:)+ *([^<]*)/;

test('states the same minimum order in packs, specification and configuration', () => {
  const configuredMinimum = /minimumOrder: '([^']*)'/.exec(
    readFileSync('public/config.js', 'utf8'),
  )?.[1];
  expect(configuredMinimum).toBe(
    'The smallest pack. Printed orders have a higher minimum: please ask us.',
  );
  const productsWithMinimum = catalogue.products.filter(({ productSpecText }) =>
    minimumPattern.test(productSpecText),
  );
  expect(productsWithMinimum.length).toBeGreaterThan(140);
  for (const { productName, productSpecText, packs, options } of productsWithMinimum) {
    const [smallestPack] = packs
      .flatMap((pack) => parsePieces(pack.productPackDescription, pack.packOrderUnitName) ?? [])
      .sort((a, b) => a.count - b.count);
    const expectedMinimums = options
      .filter(({ productOptionPrefix }) => productOptionPrefix === 'Print')
      .flatMap(({ details }) =>
        details.map(({ optionDetailName }) => readMinimum(optionDetailName)),
      )
      .flatMap(({ minimum }) => (minimum ? [`${formatPieces(minimum)} printed`] : []));
    const [plainMinimum, printedMinimum] =
      minimumPattern.exec(productSpecText)?.[1]?.split(' plain, ') ?? [];
    expect([productName, plainMinimum]).toEqual([
      productName,
      smallestPack && formatPieces(smallestPack),
    ]);
    if (expectedMinimums.length > 0)
      expect([productName, ...new Set(expectedMinimums)]).toEqual([productName, printedMinimum]);
  }
});
