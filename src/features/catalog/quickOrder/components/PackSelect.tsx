import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { formatRupees, toPaisa, formatPaisa } from '@/shared/format/money';
import { priceEach } from '@/shared/format/pieces';
import { chosenPack, optionsOf, packName, piecesOf, priceOf } from '../../product/purchase';
import type { Choice } from '../../product/purchase';
import type { Row } from '../rows';

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
  /** 'row 3'. */
  place: string;
  /** `undefined`: it is not known yet. */
  product: ProductDetail | undefined;
  choice: Choice | undefined;
  problemId: string | undefined;
  isWrong: boolean;
  onChange: (parts: Partial<Row>) => void;
}

/** The pack of a row, and the product's options. */
export function PackSelect({
  row,
  place,
  product,
  choice,
  problemId,
  isWrong,
  onChange,
}: PackSelectProps) {
  const id = `${row.id}-pack`;
  const packs = product?.productPackRequests ?? [];
  return (
    <>
      <div>
        <label className="label column" htmlFor={id}>
          Pack
        </label>
        <select
          id={id}
          aria-label={`Pack, ${place}`}
          aria-describedby={problemId}
          aria-invalid={isWrong}
          aria-busy={!product}
          value={(product && choice && chosenPack(product, choice)?.productPackId) ?? ''}
          onChange={(event) => onChange({ packId: event.target.value })}
        >
          <option value="">{product ? 'Choose a pack' : 'Loading packs...'}</option>
          {packs.map((pack) => (
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
        optionsOf(product).map(({ productOptionId, productOptionPrefix, ...option }) => (
          <div key={productOptionId}>
            <label className="label" htmlFor={`${row.id}-option-${productOptionId}`}>
              {productOptionPrefix} (optional)
            </label>
            <select
              id={`${row.id}-option-${productOptionId}`}
              aria-label={`${productOptionPrefix} (optional), ${place}`}
              value={choice?.options[productOptionId] ?? ''}
              onChange={(event) =>
                onChange({ options: { ...row.options, [productOptionId]: event.target.value } })
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
        ))}
    </>
  );
}
