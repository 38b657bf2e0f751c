import fc from 'fast-check';
import * as v from 'valibot';
import { ProductDetail } from '@/shared/contract/product';
import { aPack, aProduct } from '@/testing/productBuilder';
import { readPicked, writePicked } from './choiceUrl';

const product = v.parse(ProductDetail, aProduct());

test('a choice reads as pack and options, and what is so anyway is left out', () => {
  const picked = { packId: '72', options: { '1': '11', '2': '20' } };
  expect(writePicked('', product, picked)).toBe('pack=72&option.1=11');
  expect(writePicked('', product, { options: { '2': '20' } })).toBe('');
});

test.each(['?pack=99&option.1=99&option.7=1&option.2=99', '?pack=73', '?pack=&option=1'])(
  'what is not for sale or not of this product counts for nothing: %s',
  (search) => {
    const packs = [...aProduct().productPackRequests, aPack(73, 'Pack of 5', null)];
    const sold = v.parse(ProductDetail, aProduct({ productPackRequests: packs }));
    expect(readPicked(search, sold)).toEqual({ options: { '2': '20' } });
  },
);

test('whatever ids a back end has, the choice comes back, and its neighbours stay', () => {
  const ids = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }).map((id) => `${id}.`);
  const optionsOfAny = fc.uniqueArray(
    fc.record({ id: ids, details: fc.uniqueArray(ids, { minLength: 1, maxLength: 3 }) }),
    { maxLength: 3, selector: ({ id }) => id.trim() },
  );
  fc.assert(
    fc.property(optionsOfAny, ids, fc.infiniteStream(fc.nat()), (options, packId, numbers) => {
      const odd = v.parse(
        ProductDetail,
        aProduct({
          productPackRequests: [{ ...aPack(1, 'Pack', 10), productPackId: packId }],
          productOptionRequests: options.map(({ id, details }) => ({
            productOptionId: id,
            productOptionPrefix: 'Option',
            productOptionDetailRequests: details.map((productOptionDetailId) => ({
              productOptionDetailId,
              optionDetailName: 'Detail',
            })),
          })),
        }),
      );
      const any = () => Number(numbers.next().value);
      const picked = {
        ...(any() % 2 === 0 && { packId: odd.productPackRequests[0]?.productPackId }),
        options: Object.fromEntries(
          odd.productOptionRequests.flatMap(
            ({ productOptionId, productOptionDetailRequests: details }) => {
              const detail = details[any() % (details.length + 1)];
              return detail ? [[productOptionId, detail.productOptionDetailId]] : [];
            },
          ),
        ),
      };
      const written = writePicked('?tab=reviews', odd, picked);
      expect(readPicked(written, odd)).toEqual(picked);
      expect(new URLSearchParams(written).get('tab')).toBe('reviews');
    }),
  );
});
