import { readFileSync } from 'node:fs';
import catalogue from '@shop/server/seed/catalogue.json';
import { readMinimum } from '@/shared/format/minimumOrder';
import { formatPieces, parsePieces } from '@/shared/format/pieces';

const minimum = /Minimum order(?:<[^<]*>|:)+ *([^<]*)/;

test('states the same minimum order in packs, specification and configuration', () => {
  const beside = /minimumOrder: '([^']*)'/.exec(readFileSync('public/config.js', 'utf8'))?.[1];
  expect(beside).toBe('The smallest pack. Printed orders have a higher minimum: please ask us.');
  const reported = catalogue.products.filter(({ productSpecText }) =>
    minimum.test(productSpecText),
  );
  expect(reported.length).toBeGreaterThan(140);
  for (const { productName, productSpecText, packs, options } of reported) {
    const [least] = packs
      .flatMap((pack) => parsePieces(pack.productPackDescription, pack.packOrderUnitName) ?? [])
      .sort((a, b) => a.count - b.count);
    const prints = options
      .filter(({ productOptionPrefix }) => productOptionPrefix === 'Print')
      .flatMap(({ details }) =>
        details.map(({ optionDetailName }) => readMinimum(optionDetailName)),
      )
      .flatMap(({ minimum }) => (minimum ? [`${formatPieces(minimum)} printed`] : []));
    const [plain, printed] = minimum.exec(productSpecText)?.[1]?.split(' plain, ') ?? [];
    expect([productName, plain]).toEqual([productName, least && formatPieces(least)]);
    if (prints.length > 0)
      expect([productName, ...new Set(prints)]).toEqual([productName, printed]);
  }
});
