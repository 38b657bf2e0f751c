import type { ProductDetail, ProductPack } from '@/shared/contract/product';
import { formatRupees, toPaisa, formatPaisa } from '@/shared/format/money';
import { priceEach } from '@/shared/format/pieces';
import { chosenPack, optionsOf, packName, piecesOf, priceOf } from '../../product/purchase';
import type { Choice } from '../../product/purchase';
import type { Row } from '../rows';
import { partId } from './partId';

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
  index: number;
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
  index,
  place,
  product,
  choice,
  problemId,
  isWrong,
  onChange,
}: PackSelectProps) {
  const id = partId(index, 'pack');
  const packs = product?.productPackRequests ?? [];
  return (
    <>
      <div>
        <label className="column" htmlFor={id}>
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
            <label htmlFor={`${id}-${productOptionId}`}>{productOptionPrefix} (optional)</label>
            <select
              id={`${id}-${productOptionId}`}
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
