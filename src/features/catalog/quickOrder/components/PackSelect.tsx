import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { formatRupees, toPaisa, formatPaisa } from '@/shared/format/money';
import { priceEach } from '@/shared/format/pieces';
import { chosenPack, optionsOf, packName, piecesOf, priceOf } from '../../product/purchase';
import { choiceOf } from '../rows';
import type { Part } from '../rows';
import type { Row } from '../quickOrderDraft';
import type { FieldProps } from './rowFields';

function packText(pack: ProductPack): string {
  const price = priceOf(pack);
  if (price === null) return `${packName(pack)} · Ask for price`;
  const pieces = piecesOf(pack);
  const each = pieces && priceEach(toPaisa(price), pieces.count);
  return [packName(pack), formatRupees(price), each && `${formatPaisa(each)} each`]
    .filter(Boolean)
    .join(' · ');
}

interface PackSelectProps {
  row: Row;
  /** `undefined`: it is not known yet. */
  product: ProductDetail | undefined;
  field: (part: Part, label: string) => FieldProps;
  onEdit: (parts: Partial<Row>) => void;
}

/** The pack of a row, and the product's options. */
export function PackSelect({ row, product, field, onEdit }: PackSelectProps) {
  const pack = field('pack', 'Pack');
  const choice = product && choiceOf(row, product);
  return (
    <>
      <div>
        <label className="column" htmlFor={pack.id}>
          Pack
        </label>
        <select
          {...pack}
          aria-busy={!product}
          value={(choice && chosenPack(product, choice)?.productPackId) ?? ''}
          onChange={(event) => onEdit({ packId: event.target.value })}
        >
          <option value="">{product ? 'Choose a pack' : 'Loading packs...'}</option>
          {product?.productPackRequests.map((pack) => (
            <option
              key={pack.productPackId}
              value={pack.productPackId}
              disabled={priceOf(pack) === null}
            >
              {packText(pack)}
            </option>
          ))}
        </select>
      </div>
      {product &&
        optionsOf(product).map(({ productOptionId, productOptionPrefix, ...option }) => {
          const label = `${productOptionPrefix} (optional)`;
          const id = `${pack.id}-${productOptionId}`;
          return (
            <div key={productOptionId}>
              <label htmlFor={id}>{label}</label>
              <select
                id={id}
                aria-label={field('pack', label)['aria-label']}
                value={choice?.options[productOptionId] ?? ''}
                onChange={(event) =>
                  onEdit({ options: { ...row.options, [productOptionId]: event.target.value } })
                }
              >
                <option value="">Not chosen</option>
                {option.productOptionDetailRequests.map((detail) => (
                  <option key={detail.productOptionDetailId} value={detail.productOptionDetailId}>
                    {detail.optionDetailName}
                  </option>
                ))}
              </select>
            </div>
          );
        })}
    </>
  );
}
